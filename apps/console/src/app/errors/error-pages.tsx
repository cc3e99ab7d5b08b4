import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, House } from 'lucide-react';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { defaultPath } from '#/core/navigation/paths.ts';
import { FailedPage } from '#/core/pages/failed-page.tsx';
import { Button } from '#/core/ui/button.tsx';
import { countPageRetry } from '../pages/page-registry.ts';
import { ErrorDetails } from './error-details.tsx';

/**
 * The browser's own answer: a mistyped address is a new document, of which the router's history knows nothing. The
 * length of a history counts what comes after this page, too, and is for browsers that do not report it.
 */
const hasPageBefore = () => window.navigation?.canGoBack ?? window.history.length > 1;

export function NotFoundPage() {
  const { t } = useTranslation('frame');
  const router = useRouter();
  usePageTitle(t('notFound.title'));
  const goBack = () =>
    hasPageBefore() ? router.history.back() : void router.navigate({ href: '/' });
  return (
    <div className="flex min-h-[70vh] flex-col items-center justify-center gap-2 px-4 text-center">
      <p aria-hidden="true" className="text-2xl font-semibold text-ink-faint">
        404
      </p>
      <h1 className="text-xl font-semibold">{t('notFound.message')}</h1>
      <p className="max-w-sm text-ink-muted">{t('notFound.hint')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button onClick={goBack}>
          <ArrowLeft aria-hidden="true" />
          {t('notFound.back')}
        </Button>
        <Button variant="primary" onClick={() => void router.navigate({ href: defaultPath })}>
          <House aria-hidden="true" />
          {t('notFound.home')}
        </Button>
      </div>
    </div>
  );
}

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
