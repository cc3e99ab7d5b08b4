import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FailedPage } from '#/core/pages/failed-page.tsx';
import { countPageRetry } from '../pages/page-retry.ts';
import { ErrorDetails } from './error-details.tsx';

/** A page that has met what it was not made for, and the way to begin anew. */
export function BrokenPage({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation(['frame', 'shell']);
  const router = useRouter();
  return (
    <FailedPage
      title={t('broken.title')}
      hint={t('broken.hint')}
      action={t('shell:retry')}
      onAction={() => {
        countPageRetry();
        reset();
        void router.invalidate();
      }}
    >
      <ErrorDetails error={error} />
    </FailedPage>
  );
}
