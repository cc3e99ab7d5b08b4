import type { Schemas } from '@brokerdesk/sdk';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import {
  currencyCode,
  flag,
  oneOf,
  recordId,
  timeRange,
} from '#/business/list/filter/list-search.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { today } from '#/ui/time/calendar-date.ts';
import { daysBetween } from '#/ui/time/duration.ts';
import { resolveTimePoint } from '#/ui/time/time-point.ts';
import { fromWallTime, startOfDay, toWallTime } from '#/ui/time/zoned-time.ts';
import { defaultPart, measures, seriesParts, weekStartBefore } from './measures.ts';
import type { StatisticsFilter } from './statistics-query.ts';

const schema = v.object({
  ...timeRange,
  agent_id: recordId,
  fake: flag,
  currency: currencyCode,
  in_base: flag,
  measure: oneOf(measures),
  by: oneOf(seriesParts),
  by_kind: flag,
  compare: oneOf(['year']),
  sort: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^-?[a-z_]{1,20}$/))), undefined),
});

export type StatisticsSearch = v.InferOutput<typeof schema>;

export function handedOn(address: unknown): Record<string, unknown> {
  const { sort: _sort, ...kept } = readStatisticsSearch(address);
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** Never throws: parts that make no sense are left out. */
export const readStatisticsSearch = (address: unknown): StatisticsSearch =>
  v.parse(schema, address);

export const defaultRange = 'days30';
const defaultDays = 30;

export type Range = { from: string; to: string };

const rolling = /^now-(\d+)d$/;

/**
 * By default the last 30 days until the end of today. Whole days only: the server keeps them counted, anything else
 * would be read from every record.
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

/** For 29 February it is the next day. */
function rangeYearBefore({ from, to }: Range, timeZone: string): Range {
  const yearBefore = (moment: string) => {
    const wall = toWallTime(new Date(moment), timeZone);
    return fromWallTime({ ...wall, year: wall.year - 1 }, timeZone).toISOString();
  };
  return { from: yearBefore(from), to: yearBefore(to) };
}

export const comparedRange = (
  { compare }: Pick<StatisticsSearch, 'compare'>,
  range: Range,
  timeZone: string,
): Range => (compare === 'year' ? rangeYearBefore(range, timeZone) : rangeBefore(range, timeZone));

const periodOf = (days: readonly string[]): [from: string, to: string] | undefined => {
  const [from, to] = [days.at(0), days.at(-1)];
  return from === undefined || to === undefined ? undefined : [from, to];
};

function filterOf({ agent_id, fake, in_base }: StatisticsSearch, range: Range): StatisticsFilter {
  return {
    ...range,
    ...(agent_id && { agent_id }),
    ...(fake && { fake }),
    ...(in_base && { in_base }),
  };
}

/** As `2026-11-21`; changes at midnight on a page that stays open. */
export function useToday(timeZone: string): string {
  const untilMidnight = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const midnight = startOfDay(new Date(), timeZone, 1).getTime();
        timer = setTimeout(() => {
          onChange();
          wait();
        }, midnight - Date.now());
      };
      wait();
      return () => clearTimeout(timer);
    },
    [timeZone],
  );
  return useSyncExternalStore(untilMidnight, () => today(timeZone));
}

export function useCompared(): 'period' | 'year' {
  return readStatisticsSearch(usePageAddress().search).compare ?? 'period';
}

export function useStatisticsAddress() {
  const { timezone } = useSettings();
  const address = usePageAddress();
  const search = useMemo(() => readStatisticsSearch(address.search), [address.search]);
  const day = useToday(timezone);
  // Relative points are resolved once a day: a key that moves with the clock would never be found again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day moves every range that ends with it
  const resolved = useMemo(() => {
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
    change({ by: by === resolved.defaultBy ? undefined : by });
  return { search, ...resolved, change, changeBy };
}

export type StatisticsAddress = ReturnType<typeof useStatisticsAddress>;
