import { useRouter } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { usePageTitle } from '#/boot/page-title.ts';
import { FailedPage } from '#/boot/pages/failed-page.tsx';

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
