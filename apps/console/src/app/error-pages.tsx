import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Check, Copy, House } from 'lucide-react';
import { useState } from 'react';
import { buildOf } from '#/core/browser/build.ts';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { defaultPath } from '#/core/navigation/paths.ts';
import { FailedPage } from '#/core/pages/failed-page.tsx';
import { Announcement } from '#/core/ui/announcement.tsx';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem, problemOf } from '#/ui/api/problem.ts';
import { copyText } from '#/ui/controls/copy-button.tsx';
import { countPageRetry } from './pages/page-registry.ts';

export function describeError(
  error: unknown,
  { at, address, build }: { at: Date; address: string; build: string | null },
): string {
  const facts = {
    error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    code: problemOf(error)?.code,
    request: describeProblem(error).requestId,
    page: address,
    time: at.toISOString(),
    build,
  };
  return Object.entries(facts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

export function ErrorDetails({ error }: { error: unknown }) {
  const { t, ready } = useTranslation('notices');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  // When it happened, not when it is read.
  const [details] = useState(() =>
    describeError(error, {
      at: new Date(),
      address: location.pathname + location.search,
      // The last one is the entry, whose name changes with every other file.
      build: buildOf(document)?.split(' ').at(-1) ?? null,
    }),
  );
  if (!ready) return null;

  const copy = () =>
    copyText(details).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );

  return (
    <details className="mt-4 w-full max-w-lg text-ink-muted">
      <summary className="text-xs">{t('details')}</summary>
      <pre className="my-2 overflow-x-auto rounded-md border border-line bg-surface p-3 text-left font-mono text-xs whitespace-pre-wrap break-words">
        {details}
      </pre>
      <Button size="sm" onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {t(outcome ?? 'copy')}
      </Button>
      <Announcement>{outcome === null ? '' : t(outcome)}</Announcement>
    </details>
  );
}

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
