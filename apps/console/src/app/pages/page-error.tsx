import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deployedBuild } from '#/app/build.ts';
import { logFailure } from '#/app/log.ts';
import { isChunkError } from '#/app/navigation/chunk-error.ts';
import { reloadOnce } from '#/app/navigation/load-file.ts';
import { usePageTitle } from '#/app/navigation/page-title.ts';
import { FailedPage } from './failed-page.tsx';
import { countPageRetry } from './page-retry.ts';

/** In the place of a page that has failed; what is around it goes on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  usePageTitle(t('error.title'));
  useEffect(() => logFailure('A page failed', error), [error]);
  if (isChunkError(error)) return <MissingFile />;
  return (
    <FailedPage
      title={t('error.page')}
      hint={t('error.pageHint')}
      action={t('retry')}
      onAction={() => {
        countPageRetry();
        reset();
        void router.invalidate();
      }}
    >
      <Details error={error} />
    </FailedPage>
  );
}

/** A file that is gone is looked for in the present version, by itself the first time. */
function MissingFile() {
  const { t } = useTranslation('shell');
  const [asking, setAsking] = useState(true);
  const [reloading, setReloading] = useState(false);
  useEffect(() => {
    void reloadOnce().then(setAsking);
  }, []);
  if (asking) return null;
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
    // Where the server is away, this page is worth more than the browser's own.
    if ((await deployedBuild()) === null) setReloading(false);
    else location.reload();
  }
}

/** For whoever is asked for help. A file of its own, and no trouble where that one fails too. */
function Details({ error }: { error: unknown }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ error: unknown }> | null>(null);
  useEffect(() => {
    import('./error-details.tsx').then(
      (module) => setLoaded(() => module.ErrorDetails),
      (cause: unknown) => logFailure('The details of an error could not be loaded', cause),
    );
  }, []);
  return Loaded && <Loaded error={error} />;
}
