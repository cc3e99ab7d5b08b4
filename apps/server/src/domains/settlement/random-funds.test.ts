import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fundNav, tradeRecord } from '../../kernel/db/schema.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  passCutoff,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let people: ApiClient[];

beforeAll(async () => {
  people = await Promise.all(['angel', 'angel2', 'god'].map((name) => server().signIn(name)));
  await liftSums(server().db);
});

const steps = [
  ...['order', 'approve', 'approve', 'reject', 'withdraw', 'redeem', 'redeemPart', 'redeemPart'],
  ...['cutoff', 'early', 'strike', 'strike', 'confirm', 'confirm', 'confirm'],
] as const;
const step = fc.record({
  what: fc.constantFrom(...steps),
  which: fc.nat(9),
  who: fc.nat(2),
  cents: fc.integer({ min: 1000, max: 90_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** Steps of one group are sent together. */
const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 8,
  maxLength: 16,
});

type Order = typeof tradeRecord.$inferSelect;
const dayOf = ({ phase, redeemDay, dealingDay }: Order) =>
  (phase === 'redeeming' ? redeemDay : dealingDay) ?? '';

type Calls = ReturnType<typeof tradeCalls>;
const stepOf = {
  approve: (calls: Calls, order: Order) => calls.approve(order, order.version),
  reject: (calls: Calls, order: Order) => calls.reject(order, order.version),
  withdraw: (calls: Calls, order: Order) => calls.withdraw(order, order.version),
  redeem: (calls: Calls, order: Order) => calls.redeem(order, order.version),
  redeemPart(calls: Calls, order: Order, { cents }: Step) {
    const quantity = floor(new Big(order.allottedQty ?? '1').times(cents).div(100_000), 8);
    return calls.redeem(order, order.version, { quantity: quantity.toFixed() });
  },
  // Refused by the database once it has been confirmed in between.
  cutoff: (_: Calls, order: Order) =>
    order.phase && passCutoff(server().db, order).catch(() => null),
  async confirm(calls: Calls, order: Order) {
    const day = dayOf(order);
    const [struck] = await server()
      .db.select()
      .from(fundNav)
      .where(and(eq(fundNav.productId, order.productId), eq(fundNav.day, day)));
    return calls.confirm(order.productId, { day, version: struck?.version ?? 1 });
  },
  early: (_: Calls, order: Order, of: Step & { orders: readonly Order[] }) =>
    strikeOn(order, of.orders, of),
  strike: (_: Calls, order: Order, of: Step & { orders: readonly Order[] }) =>
    strikeOn(order, of.orders, of),
};

async function strikeOn(order: Order, orders: readonly Order[], { what, cents }: Step) {
  const day = dayOf(order);
  const isUsed = orders.some(
    (one) =>
      (one.dealingDay === day && one.navKnownAt) || (one.redeemDay === day && one.redeemKnownAt),
  );
  if (isUsed) return;
  const knownAt = new Date(Date.now() - (what === 'early' ? 3_600_000 : 0));
  const nav = { nav: navOf(cents), navAt: knownAt, knownAt };
  await server()
    .db.insert(fundNav)
    .values({ productId: order.productId, day, ...nav })
    .onConflictDoUpdate({ target: [fundNav.productId, fundNav.day], set: nav });
}

const navOf = (cents: number) => new Big(cents).div(100_000).plus('0.8').toFixed(4);
const floor = (value: Big, digits: number) => value.round(digits, Big.roundDown);

function expectWhole(order: Order, orders: readonly Order[]) {
  if (order.price === null) return;
  const all = [order, ...orders.filter(({ parentId }) => parentId === order.id)];
  const sum = (field: 'amount' | 'paid' | 'allottedQty') =>
    all.reduce((total, one) => total.plus(one[field] ?? '0'), new Big(0));
  expect(sum('allottedQty').toFixed(8)).toBe(floor(sum('amount').div(order.price), 8).toFixed(8));
  expect(sum('paid').toFixed(8)).toBe(sum('amount').toFixed(8));
}

function expectRedeemed(order: Order) {
  const { redeemKnownAt, redeemCutoffAt, soldPrice, paid, profit, allottedQty } = order;
  if (soldPrice === null) return;
  expect(redeemKnownAt && redeemCutoffAt && redeemKnownAt > redeemCutoffAt).toBe(true);
  const worth = floor(new Big(allottedQty ?? '0').times(soldPrice), 2);
  expect(new Big(paid).plus(profit ?? '0').toFixed(2)).toBe(worth.toFixed(2));
}

// @rule trade-records: In any history no fund order deals at a NAV known before its cut-off
// @in ./fund-dealing.ts domains/product/struck-nav.ts
it('no history of a fund deals at a value that was known before the cut-off, or makes money or units', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (groups) => {
      const { db } = server();
      const client = await addRichClient(db, { money: '10000.00' });
      const fund = await addProduct(db, 'fund', { terms: { fee_pct: '1' } });
      const ordersNow = () =>
        db
          .select()
          .from(tradeRecord)
          .where(eq(tradeRecord.productId, fund.id))
          .orderBy(tradeRecord.id);

      const perform = async (one: Step) => {
        const person = people[one.who];
        if (person === undefined) return;
        if (one.what === 'order') {
          const amount = new Big(one.cents).div(100).toFixed(2);
          await addTrade(db, client, fund, { amount }).catch(() => null);
          return;
        }
        const orders = await ordersNow();
        const target = orders[one.which % Math.max(1, orders.length)];
        if (target) await stepOf[one.what](tradeCalls(person), target, { ...one, orders });
      };
      for (const group of groups) await Promise.all(group.map(perform));

      const orders = await ordersNow();
      let spent = new Big(0);
      let frozen = new Big(0);
      for (const order of orders) {
        frozen = frozen.plus(order.frozen);
        const { navKnownAt } = order;
        if (order.parentId === null) expectWhole(order, orders);
        if (order.price === null || order.allottedQty === null) {
          expect([navKnownAt, order.paid]).toEqual([null, '0.00000000']);
          continue;
        }
        expect(navKnownAt && order.cutoffAt && navKnownAt > order.cutoffAt).toBe(true);
        spent = spent.plus(order.paid);
        expectRedeemed(order);
      }
      const account = await readAccount(db, client.accounts['USD']);
      expect([new Big(account.balance).toFixed(2), new Big(account.frozen).toFixed(2)]).toEqual([
        new Big('10000').minus(spent).toFixed(2),
        frozen.toFixed(2),
      ]);
      expect(await checkLedger(db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 120_000);
