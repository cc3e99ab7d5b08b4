import { resolveTimePoint } from '#/kit/time/time-point.ts';
import { startOfDay } from '#/kit/time/zoned-time.ts';
import type { StatisticsFilter } from './api/statistics-query.ts';
import type { StatisticsSearch } from './statistics-search.ts';

/** What the filter calls the range of an address that names none. */
export const usualRange = 'days30';
const usualDays = 30;

export type Range = { from: string; to: string };

/** The moments that the address means now: by default the last 30 days, until the end of today. */
export function rangeOf(
  { from, to }: Pick<StatisticsSearch, 'from' | 'to'>,
  timeZone: string,
  now: Date,
): Range {
  const end = to === undefined ? null : resolveTimePoint(to, 'to', timeZone, now);
  const begin = from === undefined ? null : resolveTimePoint(from, 'from', timeZone, now);
  const until = end ?? startOfDay(now, timeZone, 1).toISOString();
  // The moment before the end is in the last day, also where the end is midnight.
  const lastMoment = new Date(Date.parse(until) - 1);
  return {
    from: begin ?? startOfDay(lastMoment, timeZone, 1 - usualDays).toISOString(),
    to: until,
  };
}

/** The range of the same length that ends where this one begins. */
export function rangeBefore({ from, to }: Range): Range {
  const length = Date.parse(to) - Date.parse(from);
  return { from: new Date(Date.parse(from) - length).toISOString(), to: from };
}

/** What the server is asked for by this address. */
export function filterOf(
  { agent_id, fake, in_base }: StatisticsSearch,
  range: Range,
): StatisticsFilter {
  return {
    ...range,
    ...(agent_id && { agent_id }),
    ...(fake && { fake }),
    ...(in_base && { in_base }),
  };
}
