import { useEffect, useState } from 'react';
import { buildOf, deployedBuild } from '#/core/browser/build.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';

const askEveryMs = 5 * 60_000;
/** Coming back to the window asks too, but not each time that a user looks away for a moment. */
const askAgainAfterMs = 60_000;

export function watchVersion({
  build,
  deployedBuild,
  onAnswer,
  page,
}: {
  build: string | null;
  deployedBuild: () => Promise<string | null>;
  /** Another build than this page's, or null if it is the same. */
  onAnswer: (newer: string | null) => void;
  page: { onReturn: (listener: () => void) => () => void };
}): () => void {
  if (build === null) return () => {};
  let checkedAt = Date.now();
  let watching = true;

  async function ask() {
    checkedAt = Date.now();
    const deployed = await deployedBuild();
    if (watching && deployed !== null) onAnswer(deployed === build ? null : deployed);
  }

  const timer = setInterval(() => void ask(), askEveryMs);
  const stopListening = page.onReturn(() => {
    if (Date.now() - checkedAt >= askAgainAfterMs) void ask();
  });
  return () => {
    watching = false;
    clearInterval(timer);
    stopListening();
  };
}

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
