import { useMemo } from 'react';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { daysBetween } from '#/kit/time/days-between.ts';
import { filterOf, rangeBefore, rangeOf } from './range.ts';
import { readStatisticsSearch, type StatisticsSearch } from './statistics-search.ts';

/**
 * The filters of statistics, which live in the address: what they ask for, the same of the range before, and the
 * same as the address of a list takes them.
 */
export function useStatisticsAddress() {
  const { timezone } = useSettings();
  const address = usePageAddress();
  const search = useMemo(() => readStatisticsSearch(address.search), [address.search]);
  // Relative points are resolved once for an address: a key that moves with the clock would never be found again.
  const asked = useMemo(() => {
    const range = rangeOf(search, timezone, new Date());
    const days = daysBetween(range.from, range.to, timezone);
    const { agent_id, fake } = search;
    return {
      filter: filterOf(search, range),
      before: filterOf(search, rangeBefore(range, timezone)),
      // By the same days, whatever a list would make of the address.
      listFilters: { from: days.at(0), to: days.at(-1), agent_id, fake },
    };
  }, [search, timezone]);
  const change = (changed: Partial<StatisticsSearch>) => {
    const next = { ...address.latestSearch(), ...changed };
    const kept = Object.entries(next).filter(([, value]) => value !== undefined);
    address.change(Object.fromEntries(kept), false);
  };
  return { search, ...asked, change };
}
