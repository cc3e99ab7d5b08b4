import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Segmented } from '#/boot/ui/segmented.tsx';
import { Skeleton } from '#/boot/ui/skeleton.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';
import type { ChartPoint } from './chart-point.ts';
import { ChartTable } from './chart-table.tsx';

export type ChartFrameProps = {
  title: string;
  /** What can be seen in it, in a sentence. */
  description: string;
  /** What the points are of, and what their values are: the heads of the table. */
  heads: readonly [name: string, value: string];
  /** Undefined while they are on their way. */
  points: readonly ChartPoint[] | undefined;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
  /** Said where there are no points. */
  nothing: string;
  children: (points: readonly ChartPoint[]) => ReactNode;
};

/** A chart under its name, and the same numbers as a table for those who would rather read them. */
export function ChartFrame({
  title,
  description,
  heads,
  points,
  error,
  retrying,
  onRetry,
  nothing,
  children,
}: ChartFrameProps) {
  const { t } = useTranslation('charts');
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const body = () => {
    if (points === undefined) {
      if (error) return <ErrorState error={error} retrying={retrying} onRetry={onRetry} />;
      return (
        <div aria-busy="true">
          <Skeleton className="h-60 w-full" />
        </div>
      );
    }
    if (points.length === 0) {
      return <p className="py-14 text-center text-ink-muted">{nothing}</p>;
    }
    return view === 'chart' ? (
      children(points)
    ) : (
      <ChartTable caption={title} heads={heads} points={points} />
    );
  };
  return (
    <section
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      className="min-w-0 rounded-md border border-line bg-surface p-3 md:px-4"
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p id={`${id}-about`} className="text-xs text-ink-muted">
            {description}
          </p>
        </div>
        <Segmented
          legend={t('view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: t('asChart'), icon: <ChartColumn aria-hidden="true" /> },
            { value: 'table', label: t('asTable'), icon: <Table2 aria-hidden="true" /> },
          ]}
        />
      </div>
      {error && points !== undefined && (
        <ErrorState form="line" error={error} retrying={retrying} onRetry={onRetry} />
      )}
      {body()}
    </section>
  );
}
