import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { durationText } from '#/ui/time/duration.ts';
import { ScrollingTable } from './scrolling-table.tsx';
import type { useStatisticsAddress } from './statistics-search.ts';

type Queue = Schemas.QueueTargetStat;

const [barWidth, height] = [5, 24];

function spanText(locale: string, minutes: number): string {
  const [unit, value] =
    minutes >= 2 * 24 * 60
      ? ['day', minutes / (24 * 60)]
      : minutes >= 2 * 60
        ? ['hour', minutes / 60]
        : ['minute', Math.ceil(minutes)];
  const options = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, { ...options, unit: `${unit}` }).format(Number(value));
}

function Hours({ of: { hours } }: { of: Queue }) {
  const { t } = useTranslation('work');
  if (hours.length === 0) return '–';
  const most = Math.max(1, ...hours.map(({ met, missed }) => met + missed));
  const says = hours.map(({ hour, met, missed }) => t('targets.hour', { hour, met, missed }));
  return (
    <svg
      role="img"
      aria-label={says.join('; ')}
      width={24 * (barWidth + 1)}
      height={height}
      className="inline-block"
    >
      {hours.map(({ hour, met, missed }) => {
        const whole = ((met + missed) / most) * height;
        const late = (missed / most) * height;
        const x = hour * (barWidth + 1);
        return (
          <g key={hour}>
            <title>{t('targets.hour', { hour, met, missed })}</title>
            <rect
              x={x}
              y={height - whole}
              width={barWidth}
              height={whole}
              className="fill-success-text"
            />
            <rect
              x={x}
              y={height - late}
              width={barWidth}
              height={late}
              className="fill-danger-text"
            />
          </g>
        );
      })}
    </svg>
  );
}

export function TargetTable({
  address: { filter },
}: {
  address: Pick<ReturnType<typeof useStatisticsAddress>, 'filter'>;
}) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const sdk = useSdk();
  const { from, to } = filter;
  const period = { ...(from && { from }), ...(to && { to }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['statistics', 'targets', period],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/stat/admin/v1/targets', { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const minutes = (value: number | null) => (value === null ? '–' : spanText(locale, value));
  const shown = data?.queues.filter(({ met, missed, overdue }) => met + missed + overdue > 0) ?? [];
  const columns = [
    { id: 'target', cell: (of: Queue) => durationText(locale, of.target_minutes) },
    { id: 'met', cell: (of: Queue) => of.met.toLocaleString(locale) },
    { id: 'missed', cell: (of: Queue) => of.missed.toLocaleString(locale) },
    {
      id: 'share',
      cell: ({ met, missed }: Queue) =>
        met + missed === 0 ? '–' : percent.format(met / (met + missed)),
    },
    { id: 'overdue', cell: (of: Queue) => of.overdue.toLocaleString(locale) },
    { id: 'look', cell: (of: Queue) => `${minutes(of.look_median)} / ${minutes(of.look_p90)}` },
    {
      id: 'decision',
      cell: (of: Queue) => `${minutes(of.decision_median)} / ${minutes(of.decision_p90)}`,
    },
    { id: 'reversed', cell: (of: Queue) => of.reversed.toLocaleString(locale) },
    { id: 'hours', cell: (of: Queue) => <Hours of={of} /> },
  ] as const;
  return (
    <section aria-label={t('targets.title')} className="flex flex-col gap-2">
      <div>
        <h2 className="text-base font-semibold">{t('targets.title')}</h2>
        <p className="text-xs text-ink-muted">{t('targets.about')}</p>
      </div>
      {data === undefined && error === null && <Skeleton className="h-40 w-full" />}
      {error && <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data && shown.length === 0 && <p className="text-ink-muted">{t('targets.none')}</p>}
      {shown.length > 0 && (
        <ScrollingTable label={t('targets.title')}>
          <thead className="text-xs text-ink-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                {t('targets.queue')}
              </th>
              {columns.map(({ id }) => (
                <th key={id} scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
                  {t(`targets.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((of) => (
              <tr key={of.queue} className="border-t border-line tabular-nums">
                <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                  {t(`queue.${of.queue}`)}
                </th>
                {columns.map(({ id, cell }) => (
                  <td key={id} className="px-3 py-1.5 whitespace-nowrap">
                    {cell(of)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </section>
  );
}
