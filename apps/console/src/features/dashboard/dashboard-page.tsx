import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';
import type { PageFile } from '#/boot/pages/page-file.ts';
import { summaryQuery } from './api/get-summary.ts';
import { Dashboard } from './dashboard.tsx';

export const prefetch: PageFile['prefetch'] = ({ queries, sdk }) =>
  queries.prefetchQuery(summaryQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('dashboard'));
  return <Dashboard />;
}
