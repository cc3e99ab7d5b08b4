import { useEffect, useState } from 'react';
import { deployedBuild } from '#/core/browser/build.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { reloadOnce } from '#/core/navigation/load-file.ts';
import { FailedPage } from './failed-page.tsx';

/** A file that is gone is looked for in the present version, by itself the first time. */
export function MissingFile() {
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
