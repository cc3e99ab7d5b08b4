import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { deployedBuild } from '#/core/browser/build.ts';
import { logFailure } from '#/core/browser/log.ts';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { reloadOnce } from '#/core/navigation/load-file.ts';
import { isChunkError } from '#/core/navigation/reload-once.ts';
import { FailedPage } from './failed-page.tsx';

function MissingFile() {
  const { t } = useTranslation('shell');
  const [looking, setLooking] = useState(true);
  const [reloading, setReloading] = useState(false);
  useEffect(() => {
    void reloadOnce().then(() => setLooking(false));
  }, []);
  if (looking) return null;
  return (
    <FailedPage
      title={t('error.chunk')}
      hint={t('error.chunkHint')}
      action={t('error.reload')}
      busy={reloading}
      onAction={() => void reload()}
    />
  );

  async function reload() {
    setReloading(true);
    // Reloading while the server is down would leave only the browser's error page.
    if ((await deployedBuild()) !== null) location.reload();
    // The browser may ask first, and the user stay.
    setReloading(false);
  }
}

// It may itself be what is missing.
const BrokenPage = lazy<ComponentType<{ error: unknown; reset: () => void }>>(() =>
  Promise.all([import('#/app/error-pages.tsx'), loadNamespaces(['frame'])]).then(
    ([file]) => ({ default: file.BrokenPage }),
    () => ({ default: MissingFile }),
  ),
);

export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  usePageTitle(t('error.title'));
  useEffect(() => logFailure('A page failed', error), [error]);
  if (isChunkError(error)) return <MissingFile />;
  return (
    <Suspense>
      <BrokenPage error={error} reset={reset} />
    </Suspense>
  );
}
