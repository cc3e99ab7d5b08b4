import { daysBetween } from '#/ui/time/days-between.ts';
import { resolveTimePoint } from '#/ui/time/time-point.ts';
import { fromWallTime, startOfDay, toWallTime } from '#/ui/time/zoned-time.ts';
import type { StatisticsFilter } from './api/statistics-query.ts';
import type { StatisticsSearch } from './statistics-search.ts';

export const defaultRange = 'days30';
const defaultDays = 30;

export type Range = { from: string; to: string };

const rolling = /^now-(\d+)d$/;

/**
 * The moments that the address means now, by default the last 30 days until the end of today. They are whole days,
 * which the server keeps counted: anything else would be read from every record.
 */
export function rangeOf(
  { from, to }: Pick<StatisticsSearch, 'from' | 'to'>,
  timeZone: string,
  now: Date,
): Range {
  const end = to === undefined ? null : resolveTimePoint(to, 'to', timeZone, now);
  const until = end === null ? startOfDay(now, timeZone, 1) : endOfDay(new Date(end), timeZone);
  return {
    from: beginningOf(from, until, timeZone, now).toISOString(),
    to: until.toISOString(),
  };
}

function beginningOf(from: string | undefined, until: Date, timeZone: string, now: Date): Date {
  const begin = from === undefined ? null : resolveTimePoint(from, 'from', timeZone, now);
  if (begin === null) return startOfDay(new Date(until.getTime() - 1), timeZone, 1 - defaultDays);
  const days = rolling.exec(from ?? '')?.[1];
  if (days !== undefined) return startOfDay(now, timeZone, 1 - Math.max(1, Number(days)));
  return startOfDay(new Date(begin), timeZone);
}

function endOfDay(moment: Date, timeZone: string): Date {
  const start = startOfDay(moment, timeZone);
  return start.getTime() === moment.getTime() ? moment : startOfDay(moment, timeZone, 1);
}

function rangeBefore({ from, to }: Range, timeZone: string): Range {
  const days = daysBetween(from, to, timeZone).length;
  return { from: startOfDay(new Date(from), timeZone, -days).toISOString(), to: from };
}

/** The same days of the year before; of 29 February the next. */
function rangeYearBefore({ from, to }: Range, timeZone: string): Range {
  const yearBefore = (moment: string) => {
    const wall = toWallTime(new Date(moment), timeZone);
    return fromWallTime({ ...wall, year: wall.year - 1 }, timeZone).toISOString();
  };
  return { from: yearBefore(from), to: yearBefore(to) };
}

/** The range that the figures of this one are compared with. */
export const comparedRange = (
  { compare }: Pick<StatisticsSearch, 'compare'>,
  range: Range,
  timeZone: string,
): Range => (compare === 'year' ? rangeYearBefore(range, timeZone) : rangeBefore(range, timeZone));

/** The first and the last of these days. */
export const periodOf = (days: readonly string[]): [from: string, to: string] | undefined => {
  const [from, to] = [days.at(0), days.at(-1)];
  return from === undefined || to === undefined ? undefined : [from, to];
};

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
