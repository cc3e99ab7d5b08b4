import { chainOf, type MenuName } from '@brokerdesk/policy';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/app/navigation/page-title.ts';
import { PageResources } from '#/shared/permission/page-resources.tsx';
import { resourceOf } from './resource-of-page.ts';

/** A page that is one list under the name that it has in the menu. */
export function ListPage({ name, children }: { name: MenuName; children: ReactNode }) {
  const { t } = useTranslation('menu');
  usePageTitle(t(name));
  return (
    <PageResources resources={chainOf(resourceOf(name))}>
      <h1 className="mb-3 text-xl font-semibold">{t(name)}</h1>
      {children}
    </PageResources>
  );
}
