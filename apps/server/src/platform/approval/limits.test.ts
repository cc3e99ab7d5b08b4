import { expect, it } from 'vitest';
import { parseSetting } from '../settings.ts';
import { exceededBound, type Sums } from './limits.ts';

const { limits } = parseSetting('trade', {});
const nothing: Sums = {
  makerDay: '0',
  makerWeek: '0',
  clientDay: '0',
  clientWeek: '0',
  pairDay: '0',
  pairWeek: '0',
  totalDay: '0',
  totalWeek: '0',
};
const exceeded = (amount: string | null, sums: Partial<Sums> = {}) =>
  exceededBound('credit', amount, limits, { ...nothing, ...sums });

// @rule second-person: A limit itself is allowed; a cent more, or no rate, takes two people
it('a limit itself is allowed, and a cent more is not', () => {
  expect(exceeded('10000.00')).toBeUndefined();
  expect(exceeded('10000.01')).toEqual({ bound: 'record', max: '10000', used: '10000.01' });
});

it('what no rate leads to is above every limit', () => {
  expect(exceeded(null)).toEqual({ bound: 'record', max: '10000', used: null });
});

it.each([
  ['pair_day', { pairDay: '9999.99' }],
  ['pair_week', { pairWeek: '19999.99' }],
  ['client_day', { clientDay: '19999.99' }],
  ['client_week', { clientWeek: '49999.99' }],
  ['maker_day', { makerDay: '49999.99' }],
  ['maker_week', { makerWeek: '149999.99' }],
  ['total_day', { totalDay: '74999.99' }],
  ['total_week', { totalWeek: '199999.99' }],
] as const)('what was signed alone before counts: %s', (bound, sums) => {
  expect(exceeded('0.01', sums)).toBeUndefined();
  expect(exceeded('0.02', sums)?.bound).toBe(bound);
});

// @rule second-person: Staff, config, bank cards, beneficiaries, addresses, amendments and allocations always take two people
it('a limit without an amount takes two people whatever it comes to', () => {
  expect(exceededBound('staff', null, limits, nothing)).toMatchObject({
    bound: 'record',
    max: '0',
  });
  expect(exceededBound('amendment', '0.01', limits, nothing)).toMatchObject({ max: '0' });
});
