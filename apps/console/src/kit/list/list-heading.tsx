import type { MenuName } from '@brokerdesk/policy';
import type { Namespace } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';
import { useListLabels } from './use-list-labels.ts';

/** A list under the name that it has in the menu, unless its page has a title of its own. */
export function ListHeading({
  list: { name, namespaces },
  title,
  children,
}: {
  list: { name: MenuName; namespaces: readonly Extract<Namespace, string>[] };
  /** A key of its labels. */
  title: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('menu');
  const { label } = useListLabels(namespaces);
  const shown = title === undefined ? t(name) : label(title);
  usePageTitle(shown);
  return (
    <>
      <h1 className="mb-3 text-xl font-semibold">{shown}</h1>
      {children}
    </>
  );
}
