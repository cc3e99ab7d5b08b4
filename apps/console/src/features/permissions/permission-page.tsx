import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-route.ts';
import { matrixQuery } from './find-resources.ts';
import { Permissions } from './permissions.tsx';
import { list } from './service-accounts/service-account-list.ts';

export const prefetch: PageFile['prefetch'] = (at) =>
  'view' in at.search ? list.prefetch(at) : at.queries.prefetchQuery(matrixQuery(at.sdk));

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('permission'));
  return <Permissions title={t('permission')} />;
}
