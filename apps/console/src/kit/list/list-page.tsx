import type { MenuName } from '@brokerdesk/policy';
import type { ReactNode } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';

/** A page that is one list under the name that it has in the menu, unless it shows another one. */
export function ListPage({
  name,
  title,
  children,
}: {
  name: MenuName;
  title?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('menu');
  const shown = title ?? t(name);
  usePageTitle(shown);
  return (
    <>
      <h1 className="mb-3 text-xl font-semibold">{shown}</h1>
      {children}
    </>
  );
}
