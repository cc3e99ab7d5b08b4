import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/app/navigation/page-title.ts';
import { Dashboard } from '#/features/dashboard/dashboard.tsx';

export function Page() {
  const { t } = useTranslation('menu');
  usePageTitle(t('dashboard'));
  return <Dashboard />;
}
