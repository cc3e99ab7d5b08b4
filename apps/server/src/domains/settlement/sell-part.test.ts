import Big from 'big.js';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { fieldsOf } from '../../testing/config-calls.ts';
import { readAccount } from '../../testing/deposit-fixtures.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  makeDue,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';
import { splitHolding } from './sell-part.ts';

const server = useTestServer();
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
});

/** Allotted by a user who sells nothing. */
async function held({
  kind = 'ipo',
  quantity = '1000',
  allotted = null,
  terms = { fee_pct: '0' },
}: {
  kind?: 'ipo' | 'block' | 'stock';
  quantity?: string;
  allotted?: string | null;
  terms?: object;
} = {}) {
  const { db } = server();
  const client = await addRichClient(db);
  const product = await addProduct(db, kind, { terms: { ...terms } });
  const trade = await addTrade(db, client, product, { quantity });
  await allot(db, trade, { quantity: allotted });
  const balance = async () => (await readAccount(db, client.accounts['USD'])).balance;
  return { trade, client, product, balance };
}

const sell = (trade: { id: string; kind: string }, version: number, made: object, who = angel) =>
  tradeCalls(who).sell(trade, version, { price: '10.00', ...made });

const partsOf = (id: string) =>
  server().db.select().from(tradeRecord).where(eq(tradeRecord.parentId, id));

describe('the sale of a part', () => {
  // @rule trade-records: A sold part is an order of its own; the rest is held on
  // @in ./sell-part.ts ./settle-trade.ts
  it('makes an order of its own that is paid out, and leaves the rest as a holding', async () => {
    const { trade, balance } = await held({ terms: { fee_pct: '1' } });
    const { status, body } = await sell(trade, 2, { quantity: 300, price: '10.50' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: trade.id,
      status: 'holding',
      version: 3,
      applied_qty: '700',
      allotted_qty: '700',
      paid: '7000.00',
      profit: null,
    });
    const detail = await tradeCalls(angel).detail(trade);
    const [part] = detail.body.parts;
    expect(part).toMatchObject({ status: 'sold', quantity: '300', paid: '3000.00' });
    expect(detail.body.history.at(-1)).toMatchObject({
      action: 'sold_in_part',
      status: 'holding',
      amount: '150.00',
      note: part.order_no,
    });
    const sold = { id: part.id, kind: 'ipo' };
    const ofPart = (await tradeCalls(angel).detail(sold)).body;
    expect(ofPart).toMatchObject({
      parent: { id: trade.id, quantity: '700' },
      trade: {
        parent_id: trade.id,
        status: 'sold',
        version: 1,
        allotted_qty: '300',
        sold_price: '10.5',
        profit: '150.00',
        fee: '30.00',
      },
    });
    const before = await balance();
    expect((await tradeCalls(angel).clear(sold, 1)).status).toBe(200);
    await makeDue(server().db, sold);
    expect((await tradeCalls(angel).complete(sold, 2)).status).toBe(200);
    expect(new Big(await balance()).minus(before).toFixed(2)).toBe('3120.00');
    expect((await sell(trade, 3, {})).body).toMatchObject({ status: 'sold', paid: '7000.00' });
    expect(await checkLedger(server().db)).toEqual([]);
  });

  it('counts an order of which a part was applied for in vain with the rest', async () => {
    const { trade } = await held({ allotted: '500' });
    const { body } = await sell(trade, 2, { quantity: 200 });
    expect(body).toMatchObject({ applied_qty: '800', allotted_qty: '300', amount: '8000.00' });
    expect(await checkLedger(server().db)).toEqual([]);
  });

  // @rule trade-records: A part is at most what is held; strategies end as a whole
  // @in ./sell-part.ts
  it('is refused for more than is held, for no piece, and for a kind that ends as a whole', async () => {
    const { trade } = await held();
    expect(fieldsOf(await sell(trade, 2, { quantity: 1001 }))).toEqual({
      quantity: 'VALUE_TOO_LARGE',
    });
    expect((await sell(trade, 2, { quantity: 0 })).status).toBe(400);
    expect((await sell(trade, 2, { quantity: 1.5 })).status).toBe(400);
    const { db } = server();
    const client = await addRichClient(db);
    const quant = await addTrade(db, client, await addProduct(db, 'quant'));
    await tradeCalls(await server().signIn('god')).approve(quant);
    const refused = await tradeCalls(angel).sell(quant, 2, { profit: '0.00', quantity: 1 });
    expect(fieldsOf(refused)).toEqual({ quantity: 'FIELD_INVALID' });
    await sell(trade, 2, {});
    const later = await angel.call(
      'POST',
      `/trx/admin/v1/ipo/settle/${trade.id}`,
      { to: 'unsettled', quantity: 1, version: 3 },
      { 'idempotency-key': trade.id },
    );
    expect(fieldsOf(later)).toEqual({ quantity: 'FIELD_INVALID' });
  });

  it('is that of the whole holding if all pieces are sold', async () => {
    const { trade } = await held();
    const { body } = await sell(trade, 2, { quantity: 1000 });
    expect(body).toMatchObject({ id: trade.id, status: 'sold', version: 3 });
    expect(await partsOf(trade.id)).toEqual([]);
  });

  // @rule trade-records: Parts that one user sells count together under the user's limits
  // @in ./settle-trade.ts
  it('waits for a second person once the parts together pass the limit of one person', async () => {
    const { db } = server();
    const client = await addRichClient(db, { money: '1000000.00' });
    const terms = { fee_pct: '0', issue_price: '100.00' };
    const product = await addProduct(db, 'ipo', { terms });
    const trade = await addTrade(db, client, product, { quantity: '10000' });
    await allot(db, trade);
    const seller = await createPerson(server(), { role: 'god' });
    const who = apiClient(server().app, await openSession(server(), seller));
    // A profit of 4,000.00 each: two are within 10,000.00 for one client in 24 hours.
    const made = { quantity: 1000, price: '104.00' };
    const answers = [];
    for (const version of [2, 3, 4]) answers.push(await sell(trade, version, made, who));
    expect(answers.map(({ body }) => body.allotted_qty)).toEqual(['9000', '8000', '8000']);
    expect(answers[2]?.body.decision.second_person).toMatchObject({
      bound: 'pair_day',
      used: '12000.00',
    });
    expect(await partsOf(trade.id)).toHaveLength(2);
  });

  it('is confirmed by a second person at a far price, with the quantity before both', async () => {
    const { trade } = await held();
    const { body } = await sell(trade, 2, { quantity: 250, price: '11.00' });
    const waiting = body.decision.second_person.waiting;
    expect(waiting.changes).toEqual(
      expect.arrayContaining([{ field: 'sold_qty', before: '1000', after: '250' }]),
    );
    expect(await partsOf(trade.id)).toEqual([]);
    const god = await server().signIn('god');
    expect((await auditProposal(god, waiting)).body.status).toBe('applied');
    expect(await partsOf(trade.id)).toMatchObject([{ status: 'sold', version: 1 }]);
  });

  it('is not made twice by requests that arrive at once', async () => {
    const { trade } = await held();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sell(trade, 2, { quantity: 300 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await partsOf(trade.id)).toHaveLength(1);
  });

  // @rule trade-records: Partial sales conserve quantity, cost and money
  // @in ./sell-part.ts
  it('conserves quantity, cost and money in any sequence', async () => {
    const cut = fc.record({ pieces: fc.integer({ min: 1, max: 40 }), cents: fc.nat(60) });
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { minLength: 1, maxLength: 4 }), async (cuts) => {
        const terms = { fee_pct: '0.37', issue_price: '3.333' };
        const { db } = server();
        const client = await addRichClient(db);
        const product = await addProduct(db, 'ipo', { terms, lotSize: 1 });
        const trade = await addTrade(db, client, product, { quantity: '97' });
        await allot(db, trade);
        const cost = new Big(trade.amount);
        const start = new Big((await readAccount(db, client.accounts['USD'])).balance);
        let version = 2;
        for (const { pieces, cents } of cuts) {
          const price = new Big('3.30').plus(new Big(cents).div(1000)).toFixed(3);
          const { status, body } = await sell(trade, version, { quantity: pieces, price });
          if (status === 200) version = body.version;
          if (body.status === 'sold') break;
        }
        const orders = await db
          .select()
          .from(tradeRecord)
          .where(eq(tradeRecord.clientId, client.id));
        const total = (of: (order: TradeRecord) => string | null) =>
          orders.reduce((sum, order) => sum.plus(of(order) ?? '0'), new Big(0));
        expect(total((order) => order.allottedQty).toFixed()).toBe('97');
        expect(total((order) => order.appliedQty).toFixed()).toBe('97');
        expect(total((order) => order.paid).toFixed(2)).toBe(cost.toFixed(2));
        expect(total((order) => order.amount).toFixed(2)).toBe(cost.toFixed(2));
        const sold = orders.filter(({ status }) => status === 'sold');
        for (const order of sold) {
          await tradeCalls(angel).clear(order, order.version);
          await makeDue(db, order);
          await tradeCalls(angel).complete(order, order.version + 1);
        }
        const paidOut = sold.reduce(
          (sum, { paid, profit, fee }) =>
            sum
              .plus(paid)
              .plus(profit ?? '0')
              .minus(fee),
          new Big(0),
        );
        const { balance } = await readAccount(db, client.accounts['USD']);
        expect(new Big(balance).toFixed(2)).toBe(start.plus(paidOut).toFixed(2));
        expect(await checkLedger(db)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  }, 120_000);
});

describe('a split of a holding', () => {
  const record = (paid: string, allottedQty: string) =>
    // Only these decide.
    ({
      kind: 'stock',
      currency: 'USD',
      appliedQty: allottedQty,
      amount: paid,
      paid,
      allottedQty,
    }) as TradeRecord;

  it('adds up to the holding to the cent for any cost and quantity', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    const pieces = fc.integer({ min: 2, max: 1_000_000 });
    fc.assert(
      fc.property(cents, pieces, fc.nat(), (cost, whole, any) => {
        const paid = new Big(cost).div(100).toFixed(2);
        const sold = String((any % (whole - 1)) + 1);
        const split = splitHolding(record(paid, String(whole)), sold);
        if (split === null) throw new Error('A part is not the whole.');
        const { part, rest } = split;
        expect(new Big(part.paid).plus(rest.paid).toFixed(2)).toBe(paid);
        expect(new Big(part.allottedQty ?? 0).plus(rest.allottedQty ?? 0).toFixed()).toBe(
          String(whole),
        );
        expect(new Big(part.paid).times(whole).lte(new Big(paid).times(sold))).toBe(true);
        expect(new Big(rest.paid).gte(0)).toBe(true);
      }),
    );
  });
});
