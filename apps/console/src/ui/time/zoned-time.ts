/** A moment as a clock on the wall of a time zone shows it. Months count from 1. */
export type WallTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

export function toWallTime(at: Date, timeZone: string): WallTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

function asUtc({ year, month, day, hour, minute, second }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far the clock is ahead of UTC at that moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000;
  return asUtc(toWallTime(new Date(whole), timeZone)) - whole;
}

const dayMs = 86_400_000;

/**
 * The moment at which the clock shows that time. Days may overflow (day 0 is the last of the month
 * before). A time that comes twice, when clocks go back, is its first; one that is skipped, when
 * they go forward, is the first moment after the gap.
 */
export function fromWallTime(wall: WallTime, timeZone: string): Date {
  const asIfUtc = asUtc(wall);
  const candidates = [
    asIfUtc - offsetAt(asIfUtc - dayMs, timeZone),
    asIfUtc - offsetAt(asIfUtc + dayMs, timeZone),
  ];
  const shown = candidates.filter((at) => at + offsetAt(at, timeZone) === asIfUtc);
  return new Date(shown.length > 0 ? Math.min(...shown) : firstAfterGap(candidates, timeZone));
}

/** The clock jumps between the two candidates: halving finds the moment of the jump. */
function firstAfterGap(candidates: number[], timeZone: string): number {
  let before = Math.min(...candidates) - 1;
  let after = Math.max(...candidates);
  const offsetBefore = offsetAt(before, timeZone);
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2);
    if (offsetAt(middle, timeZone) === offsetBefore) before = middle;
    else after = middle;
  }
  return Math.floor(after / 1000) * 1000;
}

/** Midnight, as the time zone has it, of the day that many days away from the moment's own. */
export function startOfDay(at: Date, timeZone: string, daysAway = 0): Date {
  const { year, month, day } = toWallTime(at, timeZone);
  const midnight = { year, month, day: day + daysAway, hour: 0, minute: 0, second: 0 };
  return fromWallTime(midnight, timeZone);
}

/** Midnight of the first day of the month, quarter (3 months) or year (12) that the moment belongs to. */
export function startOfMonths(at: Date, timeZone: string, months: number): Date {
  const { year, month } = toWallTime(at, timeZone);
  const first = month - ((month - 1) % months);
  return fromWallTime({ year, month: first, day: 1, hour: 0, minute: 0, second: 0 }, timeZone);
}
