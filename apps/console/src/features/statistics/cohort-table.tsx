import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceFilter } from '#/business/list/filter/choice-filter.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { Figure } from '#/ui/figures/figure.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useActivityLink } from './figure-links.ts';
import { ScrollingTable } from './scrolling-table.tsx';
import { cohortsQuery } from './statistics-query.ts';
import type { useStatisticsAddress } from './statistics-search.ts';

type Counts = { deposited: number; active: number };

type CohortRow = {
  month: string;
  clients: number;
  /** By how many months after the registration; a month still ahead has none. */
  counts: readonly Counts[];
};

export function cohortMonths({ cohorts, as_of, timezone }: Schemas.Cohorts): {
  rows: CohortRow[];
  columns: number[];
} {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  // Such as 2026-11-25.
  const present = monthNumber(day.format(new Date(as_of)));
  const rows = cohorts.map(({ month, clients, months }) => {
    const byAfter = new Map(months.map(({ after, ...counts }) => [after, counts]));
    const passed = Math.max(0, present - monthNumber(month)) + 1;
    const counts = Array.from(
      { length: passed },
      (_, after): Counts => byAfter.get(after) ?? { deposited: 0, active: 0 },
    );
    return { month, clients, counts };
  });
  const widest = Math.max(0, ...rows.map(({ counts }) => counts.length));
  return { rows, columns: Array.from({ length: widest }, (_, after) => after) };
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

const shareOf = (count: number, clients: number) => (clients === 0 ? 0 : count / clients);

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** `2026-01` for the month two after `2025-11`. */
export function monthAfter(month: string, after: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + after, 1)).toISOString().slice(0, 7);
}

const activities = ['deposited', 'active'] as const;

export function CohortTable({
  address: { search },
}: {
  address: ReturnType<typeof useStatisticsAddress>;
}) {
  const { t } = useTranslation('statistics');
  const [activity, setActivity] = useState<(typeof activities)[number]>('deposited');
  // Months of a year, whatever the period of the other figures.
  const { agent_id, fake } = search;
  const query = useQuery(
    cohortsQuery(useSdk(), { ...(agent_id && { agent_id }), ...(fake && { fake }) }),
  );
  const { data, error, isFetching, refetch } = query;
  return (
    <section aria-label={t('cohort.title')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">{t('cohort.title')}</h2>
          <p className="text-xs text-ink-muted">{t('cohort.about')}</p>
        </div>
        <ChoiceFilter
          label={t('cohort.measure')}
          value={activity}
          choices={activities.map((value) => ({ value, label: t(`cohort.${value}`) }))}
          onChange={(chosen) => setActivity(chosen === 'active' ? 'active' : 'deposited')}
        />
      </div>
      {data === undefined && error === null && <Skeleton className="h-40 w-full" />}
      {error && <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data && data.cohorts.length === 0 && <p className="text-ink-muted">{t('cohort.none')}</p>}
      {data && data.cohorts.length > 0 && (
        <Heat stat={data} activity={activity} filters={{ agent_id, fake }} />
      )}
    </section>
  );
}

function Heat({
  stat,
  activity,
  filters,
}: {
  stat: Schemas.Cohorts;
  activity: (typeof activities)[number];
  filters: Readonly<Record<string, unknown>>;
}) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const permitted = usePermittedPaths();
  const activityLink = useActivityLink();
  const ofMonth = (month: string) => ({ from: `${month}-01`, to: lastDayOf(month) });
  const { rows, columns } = cohortMonths(stat);
  const cohortLink = (month: string, after: number) =>
    activityLink(
      activity === 'deposited' ? 'deposit' : 'any',
      { range: stat, filters: { ...filters, ...ofMonth(month) } },
      ofMonth(monthAfter(month, after)),
    );
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const month = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <ScrollingTable label={t('cohort.title')}>
      <thead className="text-xs text-ink-muted">
        <tr>
          <th
            scope="col"
            className="sticky left-0 z-1 bg-surface px-3 py-2 text-left font-normal whitespace-nowrap"
          >
            {t('cohort.month')}
          </th>
          <th scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
            {t('clients.new')}
          </th>
          {columns.map((after) => (
            <th key={after} scope="col" className="px-2 py-2 font-normal whitespace-nowrap">
              {t('cohort.after', { count: after })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.month} className="border-t border-line">
            <th
              scope="row"
              className="sticky left-0 z-1 bg-surface px-3 py-1.5 text-left font-normal whitespace-nowrap"
            >
              {month.format(new Date(`${row.month}-01T00:00:00Z`))}
            </th>
            <td className="px-3 py-1.5">
              <Figure
                link={
                  permitted.has('/client')
                    ? { to: '/client', search: { ...filters, ...ofMonth(row.month) } }
                    : undefined
                }
              >
                {row.clients.toLocaleString(locale)}
              </Figure>
            </td>
            {columns.map((after) => {
              const count = row.counts[after]?.[activity];
              if (count === undefined) return <td key={after} />;
              const share = shareOf(count, row.clients);
              return (
                <td key={after} className="relative px-2 py-1.5 whitespace-nowrap">
                  <span
                    aria-hidden="true"
                    className={`absolute inset-px rounded-xs bg-series-1 ${shade(share)}`}
                  />
                  <span className="relative">{percent.format(share)}</span>
                  <span className="relative ml-1 text-xs text-ink-muted">
                    <Figure link={count === 0 ? undefined : cohortLink(row.month, after)}>
                      {count.toLocaleString(locale)}
                    </Figure>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function shade(share: number): string {
  if (share === 0) return 'opacity-0';
  if (share < 0.1) return 'opacity-5';
  if (share < 0.25) return 'opacity-10';
  return share < 0.5 ? 'opacity-15' : 'opacity-25';
}
