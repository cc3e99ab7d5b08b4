import type { Random } from '../../kernel/random.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
const untilMs = dayMs;

export const kinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'] as const;
export type Kind = (typeof kinds)[number];

const seasons = [0.8, 0.7, 1.2, 1.3, 1.1, 0.9, 0.8, 0.8, 1.1, 1.3, 1.4, 1] as const;
/** From Sunday on. */
const weekdays = [0.15, 1.1, 1, 1, 1, 1.2, 0.25] as const;

export function planYear({
  random,
  from,
  now,
  orders,
}: {
  random: Random;
  from: Date;
  now: Date;
  orders: number;
}): { kind: Kind; at: Date }[] {
  const end = now.getTime() - untilMs;
  // Counted back from the end, without the first week, before any deposits.
  const weeks = Math.max(1, Math.floor((end - from.getTime()) / weekMs) - 1);
  const planned: { kind: Kind; at: Date }[] = [];
  const inWeek = (week: number) =>
    new Date(end - week * weekMs - random.whole(1, weekMs / hourMs) * hourMs);
  const onDay = (week: number, day: number) =>
    new Date(
      Math.floor(end / dayMs) * dayMs -
        week * weekMs -
        ((day + week) % kinds.length) * dayMs -
        random.whole(15, 19) * hourMs,
    );
  const weekly = orders >= weeks * kinds.length * 2;
  if (weekly) {
    for (let week = 0; week < weeks; week++) {
      for (const [day, kind] of kinds.entries()) planned.push({ kind, at: onDay(week, day) });
    }
  }
  while (planned.length < orders) {
    const at = inWeek(random.whole(0, weeks - 1));
    const grown = 0.4 + (0.6 * (at.getTime() - from.getTime())) / (end - from.getTime());
    const likely =
      ((seasons[at.getUTCMonth()] ?? 1) * (weekdays[at.getUTCDay()] ?? 1) * grown) / (1.4 * 1.2);
    if (random.chance(likely)) planned.push({ kind: random.pick(kinds), at });
  }
  return planned.toSorted((a, b) => Number(a.at) - Number(b.at));
}
