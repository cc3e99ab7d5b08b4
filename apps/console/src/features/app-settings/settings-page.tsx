import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile } from '#/core/pages/page-file.ts';
import { appQuery } from './api/setting-queries.ts';
import { AppSettings } from './app-settings.tsx';

export const prefetch: PageFile['prefetch'] = ({ queries, sdk }) =>
  queries.prefetchQuery(appQuery(sdk));

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('settings'));
  return <AppSettings title={t('settings')} />;
}
