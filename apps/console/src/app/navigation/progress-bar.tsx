import { useSyncExternalStore } from 'react';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { type Progress, progressSpeedMs } from './progress.ts';

export function ProgressBar({ progress }: { progress: Progress }) {
  const { t } = useTranslation('shell');
  const part = useSyncExternalStore(progress.subscribe, progress.read);
  if (part === null) return null;
  const isFading = part === 1;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      aria-hidden={isFading}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5"
    >
      <div
        className="h-full origin-left bg-accent ease-in-out transition-[transform,opacity] motion-reduce:transition-none"
        style={{
          transform: `scaleX(${part})`,
          opacity: isFading ? 0 : 1,
          transitionDuration: `${progressSpeedMs}ms`,
        }}
      />
    </div>
  );
}
