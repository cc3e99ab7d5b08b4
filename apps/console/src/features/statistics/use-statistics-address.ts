import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { daysBetween } from '#/ui/time/days-between.ts';
import { comparedRange, filterOf, periodOf, rangeOf } from './range.ts';
import { defaultPart, weekStartBefore } from './series-parts.ts';
import { readStatisticsSearch, type StatisticsSearch } from './statistics-search.ts';
import { useToday } from './use-today.ts';

export function useCompared(): 'period' | 'year' {
  return readStatisticsSearch(usePageAddress().search).compare ?? 'period';
}

/**
 * The filters of statistics, which live in the address: what they ask for, the same of the range that it is compared with, and the
 * same as the address of a list takes them.
 */
export function useStatisticsAddress() {
  const { timezone } = useSettings();
  const address = usePageAddress();
  const search = useMemo(() => readStatisticsSearch(address.search), [address.search]);
  const day = useToday(timezone);
  // Relative points are resolved once a day: a key that moves with the clock would never be found again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day moves every range that ends with it
  const asked = useMemo(() => {
    const range = rangeOf(search, timezone, new Date());
    const days = daysBetween(range.from, range.to, timezone);
    const { agent_id, fake } = search;
    const defaultBy = defaultPart(days.length);
    const by = search.by ?? defaultBy;
    const before = comparedRange(search, range, timezone);
    const daysBack = daysBetween(before.from, range.from, timezone).length;
    return {
      filter: filterOf(search, range),
      before: filterOf(search, before),
      // By the same days, whatever a list would make of the address.
      listFilters: { from: days.at(0), to: days.at(-1), agent_id, fake },
      period: periodOf(days),
      defaultBy,
      by,
      series: { by },
      seriesBefore: { by, ...(by === 'week' && { week_start: weekStartBefore(daysBack) }) },
    };
  }, [search, timezone, day]);
  const change = (changed: Partial<StatisticsSearch>) => {
    const next = { ...address.latestSearch(), ...changed };
    const kept = Object.entries(next).filter(([, value]) => value !== undefined);
    address.change(Object.fromEntries(kept), false);
  };
  const changeBy = (by: Schemas.SeriesPart) =>
    change({ by: by === asked.defaultBy ? undefined : by });
  return { search, ...asked, change, changeBy };
}
