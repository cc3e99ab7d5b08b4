import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';
import type { PageFile } from '#/boot/pages/page-file.ts';
import { matrixQuery } from './api/get-matrix.ts';
import { Permissions } from './permissions.tsx';

export const prefetch: PageFile['prefetch'] = ({ queries, sdk }) =>
  queries.prefetchQuery(matrixQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('permission'));
  return <Permissions title={t('permission')} />;
}
