import { usePageTitle } from '#/app/navigation/page-title.ts';
import { summaryQuery } from '#/features/dashboard/api/get-summary.ts';
import { Dashboard } from '#/features/dashboard/dashboard.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import type { PageFile } from './page-file.ts';

export const ahead: PageFile['ahead'] = ({ queries, sdk }) =>
  queries.prefetchQuery(summaryQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('dashboard'));
  return <Dashboard />;
}
