import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { savingDay } from '../../kernel/db/schema.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { readAccount } from '../../testing/deposit-fixtures.ts';
import { addSaving, daysAgo, noonOf, savingCalls } from '../../testing/saving-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient } from '../../testing/trade-fixtures.ts';
import { accrueSavings } from './accrue-interest.ts';

const server = useTestServer();
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
});

const terms = fc.record({
  termDays: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 4 }),
  payout: fc.constantFrom('daily', 'monthly', 'maturity'),
  earlyExit: fc.constantFrom('free', 'forfeit_interest', 'not_allowed'),
  /** Hundredths of a per cent. */
  rate: fc.integer({ min: 1, max: 2000 }),
  cents: fc.integer({ min: 10_000, max: 5_000_000 }),
});
const history = fc.record({
  terms,
  age: fc.integer({ min: 0, max: 120 }),
  /** Days since then on which servers looked, in whatever order they got to it; between them none ran. */
  looks: fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 5 }),
  exits: fc.boolean(),
});

/** Whole cents, by integers alone. */
const earned = (cents: number, rate: number, days: number) =>
  Number((BigInt(cents) * BigInt(rate) * BigInt(days)) / 3_650_000n);

const dateOf = (opened: string, day: number) =>
  new Date(Date.parse(`${opened}T12:00:00Z`) + day * 86_400_000);

function paidUntil(opened: string, payout: string, until: number, at: (day: number) => number) {
  if (payout === 'maturity') return 0;
  if (payout === 'daily') return at(until);
  const start = dateOf(opened, 0).getUTCDate();
  const paydays = Array.from({ length: until }, (_, index) => index + 1).filter((day) => {
    const date = dateOf(opened, day);
    const isLast = dateOf(opened, day + 1).getUTCDate() === 1;
    return date.getUTCDate() === start || (isLast && date.getUTCDate() < start);
  });
  return at(paydays.at(-1) ?? 0);
}

const inCents = (amount: string) => Math.round(Number(amount) * 100);

type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

function productTerms({ terms: { termDays, rate, payout, earlyExit } }: History) {
  const flexible = termDays === null;
  return {
    tiers: [
      { min: '1.00', rate: '0.01' },
      { min: '100.00', rate: (rate / 100).toFixed(2) },
    ],
    ...{ min_amount: '1.00', term_days: termDays, flexible },
    payout: flexible && payout === 'maturity' ? 'daily' : payout,
    early_exit: flexible ? 'free' : earlyExit,
  };
}

function foretell(story: History, openedOn: string) {
  const { terms: promised, age, exits, looks } = story;
  const { payout, early_exit: earlyExit } = productTerms(story);
  const term = promised.termDays ?? Number.POSITIVE_INFINITY;
  const at = (day: number) => earned(promised.cents, promised.rate, day);
  const last = Math.min(age, term);
  const hasMatured = age >= term;
  const leaves = exits && !hasMatured && earlyExit !== 'not_allowed';
  const isAllPaid = hasMatured || (leaves && earlyExit === 'free');
  const paid = isAllPaid ? at(last) : paidUntil(openedOn, payout, last, at);
  // Before servers have looked, the terms refuse: the maturity is not booked yet.
  const isBooked = looks.some((day) => Math.min(day, age) >= term);
  const isRefusedByTerms = earlyExit === 'not_allowed' && !isBooked;
  const refusal = isRefusedByTerms
    ? 'EXIT_NOT_ALLOWED'
    : hasMatured
      ? 'ALREADY_DECIDED'
      : undefined;
  const end = {
    status: hasMatured || leaves ? 'completed' : 'holding',
    ...{ days: last, accrued: at(last), paid, forfeited: leaves ? at(last) - paid : 0 },
  };
  return { end, refusal, away: end.status === 'holding' ? promised.cents : 0 };
}

// @rule trade-records: Interest of a saving is that of its terms, whatever servers do and when
// @in ./accrue-interest.ts ./enter-holding.ts
it('a saving pays what its terms say, whatever days and replicas accrue it and however it ends', {
  timeout: 120_000,
}, async () => {
  const { db } = server();
  const calls = savingCalls(angel);
  await fc.assert(
    fc.asyncProperty(history, async (story) => {
      const { terms: promised, age, looks, exits } = story;
      const saved = await addProduct(db, 'saving', { terms: productTerms(story) });
      const of = await addRichClient(db);
      const openedOn = daysAgo(age);
      const amount = (promised.cents / 100).toFixed(2);
      const { id } = await addSaving(db, of, saved, { amount, openedOn });
      for (const look of looks) {
        const now = dateOf(openedOn, Math.min(look, age));
        await Promise.all([accrueSavings(db, now), accrueSavings(db, now)]);
      }
      const foretold = foretell(story, openedOn);
      if (exits) {
        const { version } = (await calls.detail(id)).body;
        expect((await calls.exit(id, version)).body.code).toBe(foretold.refusal);
      }
      await accrueSavings(db, noonOf(daysAgo(0)));
      const { body: holding } = await calls.detail(id);
      expect({
        status: holding.status,
        days: holding.accrued_days,
        accrued: inCents(holding.accrued),
        paid: inCents(holding.paid),
        forfeited: inCents(holding.forfeited),
      }).toEqual(foretold.end);
      const { balance } = await readAccount(db, of.accounts['USD']);
      expect(inCents(balance)).toBe(10_000_000 - foretold.away + foretold.end.paid);
      const days = await db.select().from(savingDay).where(eq(savingDay.holdingId, id));
      expect(days.map(({ day }) => day).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: foretold.end.days }, (_, index) => index + 1),
      );
    }),
    { numRuns: 25 },
  );
  expect(await checkLedger(db)).toEqual([]);
});
