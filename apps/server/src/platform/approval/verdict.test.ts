import { expect, it } from 'vitest';
import { parseSetting } from '../settings.ts';
import {
  type Act,
  exceededBound,
  isSignedAlone,
  judge,
  type Standing,
  type Sums,
} from './verdict.ts';

const zero = '0';
const standing: Standing = {
  personId: 'ada',
  limits: parseSetting('trade', {}).limits,
  sums: {
    makerDay: zero,
    makerWeek: zero,
    clientDay: zero,
    clientWeek: zero,
    pairDay: zero,
    pairWeek: zero,
    totalDay: zero,
    totalWeek: zero,
  },
  ratesSince: new Date('2026-11-01T00:00:00Z'),
  proposerId: null,
  creditedClient: false,
  heldClientAccess: false,
  areTied: () => false,
};
const credit: Act = {
  limit: 'credit',
  operation: 'PUT /deposit/admin/v1/audit/{id}',
  subject: { type: 'deposit', id: 'd', name: 'D-1' },
  makerId: null,
  clientId: 'client',
  baseAmount: '10000.01',
  chain: ['deposit'],
  secondAsks: true,
};
const tied = { ...standing, areTied: () => true };

// @rule second-person: A client whose access the approver held is no first person
it.each([
  ['what a client asked for needs two of the staff', credit, standing, 'first'],
  [
    'the maker is the first, and the person the second',
    { ...credit, makerId: 'bob' },
    standing,
    'second',
  ],
  [
    'who entered a part of it is not the second of the rest',
    { ...credit, makerId: 'bob', barredIds: ['ada'] },
    standing,
    'own',
  ],
  ['nobody is the second of their own', { ...credit, makerId: 'ada' }, standing, 'own'],
  [
    'nobody is the second of an account that they hold',
    { ...credit, makerId: 'bob' },
    tied,
    'tied',
  ],
  ['a proposal is a first signature', credit, { ...standing, proposerId: 'bob' }, 'second'],
  ['an own proposal is no second signature', credit, { ...standing, proposerId: 'ada' }, 'own'],
  [
    'a second of the own needs somebody else who proposed it',
    { ...credit, makerId: 'ada' },
    { ...standing, proposerId: 'bob' },
    'second',
  ],
  [
    'below the limit one is enough',
    { ...credit, makerId: 'ada', baseAmount: '1' },
    standing,
    'alone',
  ],
  [
    'an amount at a rate that is too old takes two people',
    { ...credit, baseAmount: '1', ratedAt: new Date('2026-10-31T23:59:59Z') },
    standing,
    'first',
  ],
  [
    'an amount at a rate of the allowed age does not',
    { ...credit, baseAmount: '1', ratedAt: standing.ratesSince },
    standing,
    'alone',
  ],
  ['a client who orders is the first', { ...credit, limit: 'order' }, standing, 'alone'],
  [
    'a client for whom staff ask is no first person',
    { ...credit, limit: 'order', staffAsks: true },
    standing,
    'first',
  ],
  [
    'who proposed it for a client is not the second',
    { ...credit, limit: 'order', staffAsks: true },
    { ...standing, proposerId: 'ada' },
    'own',
  ],
  [
    'a client whose access the person held is no first person',
    { ...credit, limit: 'order' },
    { ...standing, heldClientAccess: true },
    'own',
  ],
  [
    'a risk at stop takes two people at any amount',
    { ...credit, baseAmount: '1', risk: 'stop' },
    standing,
    'first',
  ],
  [
    'a client is no first person at a risk of stop',
    { ...credit, limit: 'kyc', risk: 'stop' },
    standing,
    'first',
  ],
  [
    'a payout to a client whom the person credited alone takes two people',
    { ...credit, limit: 'withdrawal', baseAmount: '1' },
    { ...standing, creditedClient: true },
    'first',
  ],
  [
    'a payout to a client whose access the person held takes two people',
    { ...credit, limit: 'withdrawal', baseAmount: '1' },
    { ...standing, heldClientAccess: true },
    'first',
  ],
  [
    'the rollback of a payout that was sent takes two people',
    { ...credit, limit: 'rollback', baseAmount: '1', sent: true },
    standing,
    'first',
  ],
  [
    'a further credit to that client does not',
    { ...credit, baseAmount: '1' },
    { ...standing, creditedClient: true },
    'alone',
  ],
  [
    'who ordered for a client decides nothing about it',
    { ...credit, limit: 'order', makerId: 'ada', baseAmount: '1' },
    standing,
    'own',
  ],
] as const)('%s', (_, act, how, is) => {
  expect(judge(act, how).is).toBe(is);
});

it('an act counts as signed alone if no independent user has signed it', () => {
  const small = { ...credit, baseAmount: '1' };
  const alone = (act: Act, how: Standing) => isSignedAlone(judge(act, how), act, how);
  expect(alone(small, standing)).toBe(true);
  expect(alone({ ...small, makerId: 'ada' }, standing)).toBe(true);
  expect(alone({ ...small, makerId: 'bob' }, tied)).toBe(true);
  expect(alone({ ...small, makerId: 'bob' }, standing)).toBe(false);
  expect(alone({ ...credit, makerId: 'bob' }, standing)).toBe(false);
});

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
it('a limit without an amount takes two people at any amount', () => {
  expect(exceededBound('staff', null, limits, nothing)).toMatchObject({
    bound: 'record',
    max: '0',
  });
  expect(exceededBound('amendment', '0.01', limits, nothing)).toMatchObject({ max: '0' });
});
