import { useTranslation } from '#/shared/i18n/use-translation.ts';
import type { PageFile } from '#/shared/page/page-file.ts';
import { usePageTitle } from '#/shared/page/page-title.ts';
import { summaryQuery } from './api/get-summary.ts';
import { Dashboard } from './dashboard.tsx';

export const ahead: PageFile['ahead'] = ({ queries, sdk }) =>
  queries.prefetchQuery(summaryQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('dashboard'));
  return <Dashboard />;
}
