/** Months count from 1. */
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

/** Ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const whole = Math.floor(at / 1000) * 1000;
  return asUtc(toWallTime(new Date(whole), timeZone)) - whole;
}

const dayMs = 86_400_000;

/**
 * Days may overflow (day 0 is the last of the month before). A time that comes twice is its first; one that is skipped
 * is the first moment after the gap.
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

export function startOfDay(at: Date, timeZone: string, daysAway = 0): Date {
  const { year, month, day } = toWallTime(at, timeZone);
  const midnight = { year, month, day: day + daysAway, hour: 0, minute: 0, second: 0 };
  return fromWallTime(midnight, timeZone);
}

export function startOfMonths(at: Date, timeZone: string, months: number): Date {
  const { year, month } = toWallTime(at, timeZone);
  const first = month - ((month - 1) % months);
  return fromWallTime({ year, month: first, day: 1, hour: 0, minute: 0, second: 0 }, timeZone);
}
