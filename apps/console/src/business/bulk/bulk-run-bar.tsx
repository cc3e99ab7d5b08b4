import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { bottomBar } from '#/ui/overlay/bottom-bar.ts';
import { countStates } from './bulk-counts.ts';
import { BulkReport } from './bulk-report.tsx';
import type { BulkProgress } from './bulk-runner.ts';
import type { KeptRun } from './bulk-runs.ts';

export type BulkRunBarProps = {
  kept: KeptRun;
  progress: BulkProgress;
  onClose: () => void;
};

/** How far a bulk decision is, for as long as its report is not closed. */
export function BulkRunBar({ kept: { unit, run, ...kept }, progress, onClose }: BulkRunBarProps) {
  const { t } = useTranslation('bulk');
  const [reading, setReading] = useState(false);
  const report = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The buttons that began it are gone: the focus goes on here, unless it has gone elsewhere.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) report.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const title = kept.title();
  const { running, items } = progress;
  const counts = countStates(items);
  const settled = counts.all - counts.waiting - counts.sending;
  const close = () => {
    setReading(false);
    onClose();
  };
  return (
    <section
      ref={bottomBar}
      aria-label={title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-info-line bg-info-surface px-3 py-1.5 max-md:sticky max-md:bottom-2 max-md:z-20 max-md:shadow-float"
    >
      <p className="font-medium">{title}</p>
      {running && (
        <div
          role="progressbar"
          aria-label={title}
          aria-valuenow={settled}
          aria-valuemin={0}
          aria-valuemax={counts.all}
          className="h-1.5 w-40 overflow-hidden rounded-full bg-selected"
        >
          <div
            className="h-full bg-selection transition-[width]"
            style={{ width: `${(100 * settled) / counts.all}%` }}
          />
        </div>
      )}
      <p className="tabular-nums">
        {t('progress', { settled, all: counts.all })}
        {counts.failed > 0 && (
          <span className="ml-3 text-danger-text">
            {t('counts.failed', {
              count: counts.failed,
              many: t(`of.${unit}`, { count: counts.failed }),
            })}
          </span>
        )}
      </p>
      <div className="ml-auto flex gap-2">
        {running && counts.waiting > 0 && (
          <Button size="sm" onClick={run.stop}>
            {t('stop')}
          </Button>
        )}
        <Button
          ref={report}
          size="sm"
          variant={running ? 'secondary' : 'primary'}
          onClick={() => setReading(true)}
        >
          {t('report')}
        </Button>
        {!running && counts.done === counts.all && (
          <Button size="sm" onClick={close}>
            {t('close')}
          </Button>
        )}
      </div>
      {reading && (
        <BulkReport
          title={title}
          unit={unit}
          run={run}
          progress={progress}
          onHide={() => setReading(false)}
          onClose={close}
        />
      )}
    </section>
  );
}
