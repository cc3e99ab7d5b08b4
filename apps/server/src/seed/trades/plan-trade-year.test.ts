import { expect, it } from 'vitest';
import { seededRandom } from '../../kernel/random.ts';
import { kinds, planYear } from './plan-trade-year.ts';

const from = new Date('2025-06-01T00:00:00Z');
const now = new Date('2026-06-01T00:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const planned = planYear({ random: seededRandom(1), from, now, orders: 800 });

it('the plan has an order of every kind in every week of the year', () => {
  const weekMs = 7 * dayMs;
  const weekOf = (at: Date) => Math.floor((now.getTime() - dayMs - at.getTime()) / weekMs);
  const found = new Set(planned.map(({ kind, at }) => `${kind} ${weekOf(at)}`));
  for (let week = 0; week < 50; week++) {
    for (const kind of kinds) expect(found).toContain(`${kind} ${week}`);
  }
});

it('the plan has an order on every day except the first week and the last days', () => {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const found = new Set(planned.map(({ at }) => dayOf(at)));
  for (let at = from.getTime() + 15 * dayMs; at < now.getTime() - 2 * dayMs; at += dayMs) {
    expect(found).toContain(dayOf(new Date(at)));
  }
});

it('the plan has fewer orders at weekends, and more as the firm grows', () => {
  const count = (of: (at: Date) => boolean) => planned.filter(({ at }) => of(at)).length;
  const weekend = count((at) => at.getUTCDay() === 0 || at.getUTCDay() === 6);
  expect(weekend / 2).toBeLessThan((planned.length - weekend) / 5);
  const middle = new Date('2025-12-01T00:00:00Z');
  expect(count((at) => at >= middle)).toBeGreaterThan(count((at) => at < middle));
});
