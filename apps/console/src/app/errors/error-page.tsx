import { useRouter } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FailedPage } from '#/core/pages/failed-page.tsx';

export function ErrorPage() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  usePageTitle(t('pageTitles.error'));
  return (
    <main>
      <FailedPage
        title={t('error.title')}
        hint={t('error.hint')}
        action={t('error.home')}
        icon={House}
        onAction={() => void router.navigate({ href: '/' })}
      />
    </main>
  );
}
