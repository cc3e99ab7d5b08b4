import { useSyncExternalStore } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { type Progress, progressMin, progressSpeedMs } from './progress.ts';

/**
 * Always in the document, so that to show it moves nothing: it appears in the frame that answers a click, and
 * to put it in would have the whole page laid out in it.
 */
export function ProgressBar({ progress }: { progress: Progress }) {
  const { t } = useTranslation('shell');
  const part = useSyncExternalStore(progress.subscribe, progress.read);
  const isFading = part === 1;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      aria-hidden={isFading || part === null}
      className={cn(
        'pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5',
        part === null && 'invisible',
      )}
    >
      <div
        className="h-full origin-left bg-accent ease-in-out transition-[transform,opacity] motion-reduce:transition-none"
        style={{
          transform: `scaleX(${part ?? progressMin})`,
          opacity: isFading ? 0 : 1,
          // From the end of one to the beginning of the next it goes unseen, and at once.
          transitionDuration: part === null ? '0s' : `${progressSpeedMs}ms`,
        }}
      />
    </div>
  );
}
