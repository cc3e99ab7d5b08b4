import { useEffect, useState } from 'react';
import { buildOf, deployedBuild } from '#/core/browser/build.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { watchVersion } from './new-version.ts';

const page = {
  onReturn(listener: () => void) {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') listener();
    };
    window.addEventListener('focus', whenSeen);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      window.removeEventListener('focus', whenSeen);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  },
};

/** Never reloads by itself: a user is at work. */
export function NewVersionNotice() {
  // Loaded now: from a server with a newer build they may be gone.
  const { t, ready } = useTranslation('notices');
  const [newer, setNewer] = useState<string | null>(null);
  const [postponed, setPostponed] = useState<string | null>(null);
  useEffect(
    () => watchVersion({ build: buildOf(document), deployedBuild, onAnswer: setNewer, page }),
    [],
  );
  return (
    <div role="status">
      {ready && newer !== null && newer !== postponed && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-info-line bg-info-surface px-4 py-1.5 text-info-text md:px-6">
          <p className="min-w-0 flex-1">{t('newVersion')}</p>
          <div className="flex gap-2">
            <Button size="sm" onClick={() => setPostponed(newer)}>
              {t('later')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
