import Big from 'big.js';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  clientTradeSetting,
  ledgerEntry,
  ledgerTransaction,
  tradeRecord,
} from '../../kernel/db/schema.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { putIn } from '../../testing/credit-fixtures.ts';
import { type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  makeDue,
  type ProductFixture,
  passCutoff,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';

const server = useTestServer();
let god: ApiClient;
let god2: ApiClient;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  const started = server();
  god = await started.signIn('god');
  trx = tradeCalls(await started.signIn('angel2'));
  const second = await createPerson(started, { role: 'god' });
  god2 = apiClient(started.app, await openSession(started, second));
});

const path = '/emergency/admin/v1';
type Target = { id: string };

async function versionOf({ id }: Target): Promise<number> {
  const [now] = await server().db.select().from(tradeRecord).where(eq(tradeRecord.id, id));
  return now?.version ?? 0;
}

async function ask(target: Target, after: object) {
  const version = await versionOf(target);
  const wanted = { kind: 'trade', target_id: target.id, base_version: version, after };
  const why = { reason_code: 'entry_error', reason: '录入有误' };
  return god.call('POST', `${path}/amend`, { ...wanted, ...why }, once());
}

const decide = (id: string) =>
  god2.call('PUT', `${path}/audit/${id}`, { result: 'approved', version: 1 }, once());

async function amend(target: Target, after: object) {
  const answer = await ask(target, after);
  return answer.status === 201 ? decide(answer.body.id) : answer;
}

async function orderOf(options: {
  kind?: 'stock' | 'ipo';
  terms?: object;
  quantity?: string;
}): Promise<{ client: ClientFixture; trade: typeof tradeRecord.$inferSelect; of: ProductFixture }> {
  const { kind = 'ipo', terms = {}, quantity = '500' } = options;
  const client = await addRichClient(server().db, { money: '10000.00' });
  const of = await addProduct(server().db, kind, { terms: { fee_pct: '0', ...terms } });
  const trade = await addTrade(server().db, client, of, { quantity });
  return { client, trade, of };
}

async function figures(client: ClientFixture) {
  const { balance, frozen } = await readAccount(server().db, client.accounts['USD']);
  return [Number(balance), Number(frozen)];
}

async function addAccount(client: ClientFixture, money: string) {
  const [added] = await server()
    .db.insert(account)
    .values({ clientId: client.id, accNo: `B-${client.id}`, currency: 'USD' })
    .returning();
  if (added === undefined) throw new Error('The account was not stored.');
  if (Number(money) > 0) {
    await putIn(server().db, { ...client, accounts: { USD: added.id } }, money);
  }
  return added;
}

async function shown(trade: { orderNo: string }) {
  const { body } = await god.get(`${path}/order?order_no=${trade.orderNo.toLowerCase()}`);
  type Field = { name: string; barred: string | null; options: string[] };
  const barred = (body.fields as Field[]).map((field) => [field.name, field.barred]);
  return { body, barred: Object.fromEntries(barred) };
}

describe('the terms of an order that waits', () => {
  // @rule amendments: The quantity and price of a waiting order are amended, and its money is frozen anew
  // @in ./amended-terms.ts ./amendable-trade.ts
  it('are amended with what is frozen, by entries of their own', async () => {
    const { client, trade } = await orderOf({});
    expect(await figures(client)).toEqual([10_000, 5000]);
    const { body } = await amend(trade, { applied_qty: '700', price: '11' });
    expect(body).toMatchObject({
      status: 'applied',
      before: { applied_qty: '500', price: '10' },
      after: { applied_qty: '700', price: '11' },
    });
    expect(await figures(client)).toEqual([10_000, 7700]);
    const { body: detail } = await trx.detail(trade);
    expect(detail.trade).toMatchObject({ amount: '7700.00', applied_qty: '700', version: 2 });
    expect(detail.history.at(-1)).toMatchObject({ action: 'amended', amount: '7700.00' });
    const kinds = await server()
      .db.select({ kind: ledgerTransaction.kind, amount: ledgerEntry.amount })
      .from(ledgerTransaction)
      .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
      .where(eq(ledgerTransaction.referenceId, trade.id));
    expect(kinds.map(({ kind, amount }) => `${kind} ${Number(amount)}`).sort()).toEqual([
      'trade.amended.2 -2700',
      'trade.amended.2 2700',
      'trade.booked -5000',
      'trade.booked 5000',
    ]);
    expect(await checkLedger(server().db)).toEqual([]);
  });

  it.each([
    ['no piece', { applied_qty: '0' }, { 'after.applied_qty': 'FIELD_INVALID' }],
    ['an odd lot', { applied_qty: '150' }, { 'after.applied_qty': 'NOT_WHOLE_LOTS' }],
    ['a part of a piece', { applied_qty: '100.5' }, { 'after.applied_qty': 'FIELD_INVALID' }],
    ['a price of nothing', { price: '0' }, { 'after.price': 'FIELD_INVALID' }],
    ['a price far off', { price: '21' }, { 'after.price': 'PRICE_TOO_FAR' }],
    ['an allotment', { allotted_qty: '100' }, { 'after.allotted_qty': 'FIELD_INVALID' }],
    ['an unknown account', { acc_no: 'X' }, { 'after.acc_no': 'FIELD_INVALID' }],
    ['a settlement', { settle_at: '2099-01-01T00:00:00Z' }, { 'after.settle_at': 'FIELD_INVALID' }],
  ])('are not %s', async (_, after, errors) => {
    const { trade } = await orderOf({});
    expect(fieldsOf(await ask(trade, after))).toEqual(errors);
  });

  it('are not more than the account has', async () => {
    const { client, trade } = await orderOf({});
    const refused = await amend(trade, { applied_qty: '1100' });
    expect([refused.status, refused.body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    expect(await figures(client)).toEqual([10_000, 5000]);
  });
});

describe('the terms of a holding', () => {
  // @rule amendments: A wrong allotment or price of a holding is charged or given back
  // @in ./amended-terms.ts
  it('are amended with what was paid', async () => {
    const { client, trade } = await orderOf({});
    await allot(server().db, trade);
    expect((await amend(trade, { allotted_qty: '300' })).body.status).toBe('applied');
    expect(await figures(client)).toEqual([7000, 0]);
    expect((await amend(trade, { price: '12' })).body.status).toBe('applied');
    expect(await figures(client)).toEqual([6400, 0]);
    expect((await trx.detail(trade)).body.trade).toMatchObject({
      amount: '6000.00',
      allotted_qty: '300',
      payable: '3600.00',
      paid: '3600.00',
    });
    expect(await checkLedger(server().db)).toEqual([]);
  });

  it('allot neither more than was applied for nor more than the pool has', async () => {
    const { trade, of } = await orderOf({});
    await allot(server().db, trade, { quantity: '100' });
    const above = await ask(trade, { allotted_qty: '600' });
    expect(fieldsOf(above)).toEqual({ 'after.allotted_qty': 'ALLOTTED_ABOVE_APPLIED' });
    await server().db.execute(`update product set pool_qty = 400 where id = '${of.id}'`);
    expect(fieldsOf(await ask(trade, { allotted_qty: '500' }))).toEqual({
      'after.allotted_qty': 'VALUE_TOO_LARGE',
    });
    expect((await amend(trade, { allotted_qty: '400' })).body.status).toBe('applied');
  });

  it('stay as they are once a part of it is sold', async () => {
    const { trade } = await orderOf({});
    await allot(server().db, trade);
    await trx.sell(trade, 2, { price: '10.00', quantity: 100 });
    expect((await shown(trade)).barred).toMatchObject({
      price: 'sold_in_part',
      allotted_qty: 'sold_in_part',
      acc_no: 'sold_in_part',
      applied_qty: 'decided',
      profit: 'not_sold',
      remark: null,
    });
    expect(fieldsOf(await ask(trade, { allotted_qty: '300' }))).toEqual({
      'after.allotted_qty': 'FIELD_INVALID',
    });
  });

  it('leave an allotment that is paid in parts more than was paid', async () => {
    const pays = { funding_model: 'pay_on_win', pay_deadline: '2099-01-01T00:00:00Z' };
    const { client, trade } = await orderOf({ terms: pays });
    await allot(server().db, trade);
    await trx.pay(trade, 2, '2000.00');
    expect(fieldsOf(await ask(trade, { allotted_qty: '200' }))).toEqual({
      'after.allotted_qty': 'BELOW_TAKEN',
    });
    expect((await amend(trade, { allotted_qty: '300' })).body.status).toBe('applied');
    expect((await trx.pay(trade, 4, '1000.00')).body.status).toBe('holding');
    expect(await figures(client)).toEqual([7000, 0]);
    expect(await checkLedger(server().db)).toEqual([]);
  });
});

describe('the amount of a waiting order that is invested', () => {
  async function invested(kind: 'fund' | 'quant' | 'daily', terms: Record<string, unknown> = {}) {
    const client = await addRichClient(server().db, { money: '10000.00' });
    const of = await addProduct(server().db, kind, { terms });
    const trade = await addTrade(server().db, client, of, { amount: '1000.00' });
    return { client, of, trade };
  }

  // @rule amendments: The amount of a waiting order is amended, and its money is frozen anew
  // @in ./amended-terms.ts ./check-terms.ts
  it.each(['fund', 'quant', 'daily'] as const)(
    'of a %s is amended with what is frozen',
    async (kind) => {
      const { client, trade } = await invested(kind);
      for (const [amount, frozen] of [
        ['2500.5', 2500.5],
        ['400.00', 400],
      ] as const) {
        expect((await amend(trade, { amount })).body.status).toBe('applied');
        expect(await figures(client)).toEqual([10_000, frozen]);
      }
      const { body } = await trx.detail(trade);
      expect(body.trade).toMatchObject({ amount: '400.00', frozen: '400.00', status: 'awaiting' });
      expect(body.history.at(-1)).toMatchObject({ action: 'amended', amount: '400.00' });
      expect((await amend(trade, { amount: '10000.01' })).body.code).toBe('INSUFFICIENT_FUNDS');
      expect(await checkLedger(server().db)).toEqual([]);
    },
  );

  it('is within the product, what is left in it, and the limits of the client', async () => {
    const terms = { min_amount: '100', max_amount: '3000', capacity: '5000' };
    const { client, of, trade } = await invested('quant', terms);
    const own = await addTrade(server().db, client, of, { amount: '1500.00' });
    const fault = async (amount: string) => fieldsOf(await ask(trade, { amount }))['after.amount'];
    expect(await fault('99.99')).toBe('VALUE_TOO_SMALL');
    expect(await fault('0.00')).toBe('AMOUNT_NOT_POSITIVE');
    expect(await fault('1500.01')).toBe('VALUE_TOO_LARGE');
    const another = await addRichClient(server().db, { money: '10000.00' });
    await addTrade(server().db, another, of, { amount: '2200.00' });
    expect(await fault('1300.01')).toBe('VALUE_TOO_LARGE');
    expect((await amend(trade, { amount: '1300.00' })).body.status).toBe('applied');
    await server()
      .db.insert(clientTradeSetting)
      .values({
        ...{ clientId: client.id, products: ['quant'], orderMax: '1400.00', dailyMax: '2500.00' },
        ...{ version: 1, updatedAt: new Date() },
      });
    await trx.withdraw(own, 1);
    expect(await fault('1400.01')).toBe('VALUE_TOO_LARGE');
    // The order's own pieces are not counted against it.
    expect((await amend(trade, { amount: '1400.00' })).body.status).toBe('applied');
  });

  it('stays once the order is decided, or its cut-off has passed', async () => {
    const { trade } = await invested('quant');
    const answer = await ask(trade, { amount: '500.00' });
    await trx.approve(trade);
    expect((await decide(answer.body.id)).body.code).toBe('AMENDMENT_OUTDATED');
    expect((await shown(trade)).barred).toMatchObject({ amount: 'decided' });
    const fund = await invested('fund');
    await trx.approve(fund.trade);
    expect((await shown(fund.trade)).barred).toMatchObject({ amount: 'decided' });
    const late = await invested('fund');
    const waiting = await ask(late.trade, { amount: '5000.00' });
    await passCutoff(server().db, late.trade);
    expect((await shown(late.trade)).barred).toMatchObject({ amount: 'cutoff_passed' });
    expect((await decide(waiting.body.id)).body.code).toBe('AMENDMENT_OUTDATED');
    expect(fieldsOf(await ask(late.trade, { amount: '500.00' }))).toEqual({
      'after.amount': 'FIELD_INVALID',
    });
  });
});

describe('fields that an order does not have', () => {
  const foreignOf: [kind: 'fund' | 'quant' | 'subscribe' | 'ipo', names: string[]][] = [
    ['fund', ['price', 'allotted_qty', 'sold_price', 'settle_at']],
    ['quant', ['price', 'applied_qty', 'settle_at', 'sold_price']],
    ['subscribe', ['amount', 'price', 'applied_qty', 'settle_at', 'acc_no', 'profit', 'fee']],
    ['ipo', []],
  ];
  // @rule amendments: A field that orders of the kind do not have is named with the reason
  // @in ./amended-terms.ts
  it.each(foreignOf)('are named with one of kind %s', async (kind, foreign) => {
    const client = await addRichClient(server().db, { money: '10000.00' });
    const of = await addProduct(server().db, kind === 'subscribe' ? 'ai' : kind);
    const trade = await addTrade(server().db, client, of, { kind, quantity: '100' });
    const { barred, body } = await shown(trade);
    const named = Object.keys(barred).filter((name) => barred[name] === 'not_of_kind');
    expect(named.toSorted()).toEqual(foreign.toSorted());
    expect(body.fields.find((field: { name: string }) => field.name === 'remark').amendable).toBe(
      true,
    );
    for (const name of foreign) {
      expect(fieldsOf(await ask(trade, { [name]: '1' }))).toEqual({
        [`after.${name}`]: 'FIELD_INVALID',
      });
    }
  });
});

describe('the account of an order', () => {
  // @rule amendments: An order moves to another account of the client in its currency, with its money
  // @in ./amended-terms.ts
  it('is another one of the client, and its money moves with it', async () => {
    const { client, trade } = await orderOf({});
    expect((await shown(trade)).barred['acc_no']).toBe('only_account');
    const other = await addAccount(client, '6000.00');
    const { body } = await shown(trade);
    const field = body.fields.find(({ name }: { name: string }) => name === 'acc_no');
    expect(field).toMatchObject({ amendable: true, options: [other.accNo] });
    expect((await amend(trade, { acc_no: other.accNo })).body.status).toBe('applied');
    expect(await figures(client)).toEqual([10_000, 0]);
    expect(await readAccount(server().db, other.id)).toMatchObject({ frozen: '5000.00000000' });
    await allot(server().db, trade);
    const back = (await shown(trade)).body.fields.find(
      ({ name }: { name: string }) => name === 'acc_no',
    );
    expect((await amend(trade, { acc_no: back.options[0] })).body.status).toBe('applied');
    expect(await figures(client)).toEqual([5000, 0]);
    expect(Number((await readAccount(server().db, other.id)).balance)).toBe(6000);
    expect(await checkLedger(server().db)).toEqual([]);
  });

  it('is not one that cannot pay for it, nor one of another client', async () => {
    const { client, trade } = await orderOf({});
    const poor = await addAccount(client, '0.00');
    const refused = await amend(trade, { acc_no: poor.accNo });
    expect(refused.body.code).toBe('INSUFFICIENT_FUNDS');
    const stranger = await addRichClient(server().db);
    const theirs = await readAccount(server().db, stranger.accounts['USD']);
    const foreign = await orderOf({});
    await addAccount(foreign.client, '0.00');
    expect(fieldsOf(await ask(foreign.trade, { acc_no: theirs.accNo }))).toEqual({
      'after.acc_no': 'FIELD_INVALID',
    });
  });
});

describe('the payment deadline of an allotment', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  // @rule amendments: Two people extend the payment deadline of an allotment, at most to the listing
  // @in ./check-terms.ts ./amended-terms.ts
  it('is put off until the listing while it is unpaid, and the later one is kept', async () => {
    const [deadline, later, listing] = [inDays(1), inDays(3), inDays(5)];
    const terms = { funding_model: 'pay_on_win', pay_deadline: deadline, listing_at: listing };
    const { trade } = await orderOf({ terms });
    expect((await shown(trade)).barred).toMatchObject({ pay_deadline: 'undecided' });
    await allot(server().db, trade);
    expect((await shown(trade)).barred).toMatchObject({ pay_deadline: null });
    const refused = async (at: string | null) => fieldsOf(await ask(trade, { pay_deadline: at }));
    expect(await refused(inDays(-1))).toEqual({ 'after.pay_deadline': 'TIME_TOO_EARLY' });
    expect(await refused(listing)).toEqual({ 'after.pay_deadline': 'VALUE_TOO_LARGE' });
    expect(await refused(null)).toEqual({ 'after.pay_deadline': 'FIELD_INVALID' });
    expect((await amend(trade, { pay_deadline: later })).body).toMatchObject({
      status: 'applied',
      before: { pay_deadline: deadline },
      after: { pay_deadline: later },
    });
    const [stored] = await server()
      .db.select()
      .from(tradeRecord)
      .where(eq(tradeRecord.id, trade.id));
    expect(stored).toMatchObject({ status: 'payment', payDeadline: new Date(later) });
    await trx.pay(trade, stored?.version ?? 0, '5000.00');
    expect((await shown(trade)).barred).toMatchObject({ pay_deadline: 'paid' });
  });
});

describe('the settlement date of a sale', () => {
  // @rule amendments: The settlement date of a sale is amended by two people until it is paid out
  // @in ./amended-terms.ts
  it('is amended until the money has arrived', async () => {
    const { trade } = await orderOf({ terms: { market: 'NYSE' } });
    await allot(server().db, trade);
    await trx.sell(trade, 2, { price: '10.00' });
    const { body: sold, barred } = await shown(trade);
    expect(barred).toMatchObject({ price: 'sold', settle_at: null });
    expect(sold.market).toBe('NYSE');
    const early = await ask(trade, { settle_at: '2020-01-01T00:00:00Z' });
    expect(fieldsOf(early)).toEqual({ 'after.settle_at': 'TIME_TOO_EARLY' });
    const at = '2099-03-01T08:00:00.000Z';
    expect((await amend(trade, { settle_at: at })).body.after).toEqual({ settle_at: at });
    await trx.clear(trade, 4);
    expect((await trx.complete(trade, 5)).body.code).toBe('SETTLEMENT_NOT_DUE');
    await makeDue(server().db, trade);
    await trx.complete(trade, 5);
    expect((await shown(trade)).barred['settle_at']).toBe('paid_out');
  });

  it('stays as it is for a released order, of which only the remark is amended', async () => {
    const { trade } = await orderOf({});
    await trx.withdraw(trade);
    const { barred } = await shown(trade);
    expect(new Set(Object.values(barred))).toEqual(new Set(['released', null]));
    expect(Object.entries(barred).filter(([, why]) => why === null)).toEqual([['remark', null]]);
  });
});

async function withdrawWaiting(trade: { orderNo: string }) {
  const [waiting] = (await shown(trade)).body.amendments;
  if (waiting?.status !== 'pending') return;
  const answer = await god.call('PUT', `${path}/withdraw/${waiting.id}`, { version: 1 }, once());
  expect(answer.body.status).toBe('withdrawn');
}

// @rule amendments: Any sequence of amendments leaves the ledger balanced, and orders as the ledger has them
// @in ./amended-terms.ts
it('every sequence of amendments keeps the ledger balanced, and the order as the ledger has it', async () => {
  const after = fc.oneof(
    fc.record({ applied_qty: fc.integer({ min: 1, max: 9 }).map((lots) => String(lots * 100)) }),
    fc.record({ allotted_qty: fc.integer({ min: 1, max: 9 }).map((lots) => String(lots * 100)) }),
    fc.record({ price: fc.integer({ min: 1, max: 19_999 }).map((cents) => `${cents / 1000}`) }),
    fc.record({ profit: fc.integer({ min: -900, max: 900 }).map((units) => `${units}.50`) }),
    fc.record({ fee: fc.integer({ min: 0, max: 90 }).map((units) => `${units}.10`) }),
    fc.constant({ move: true }),
    fc.constant({ step: true }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(after, { minLength: 6, maxLength: 12 }), async (changes) => {
      const { db } = server();
      const { client, trade } = await orderOf({ terms: { issue_price: '10' } });
      const other = await addAccount(client, '10000.00');
      const steps = [
        () => allot(db, trade),
        async () =>
          trx.sell(trade, await versionOf(trade), {
            price: '10.00',
            remark: 'As the statement says',
          }),
        async () => trx.clear(trade, await versionOf(trade)),
        async () => {
          await makeDue(db, trade);
          return trx.complete(trade, await versionOf(trade));
        },
      ];
      for (const change of changes) {
        if ('step' in change) {
          await steps.shift()?.();
          continue;
        }
        const choices = (await shown(trade)).body.fields.find(
          ({ name }: { name: string }) => name === 'acc_no',
        ).options;
        const answer = await amend(trade, 'move' in change ? { acc_no: choices[0] } : change);
        expect([200, 400, 409]).toContain(answer.status);
        await withdrawWaiting(trade);
      }
      const [now] = await db.select().from(tradeRecord).where(eq(tradeRecord.id, trade.id));
      if (now === undefined) throw new Error('The order is gone.');
      const spent =
        now.status === 'completed' ? new Big(now.fee).minus(now.profit ?? '0') : new Big(now.paid);
      const accounts = [
        await readAccount(db, client.accounts['USD']),
        await readAccount(db, other.id),
      ];
      const total = (of: 'balance' | 'frozen') =>
        accounts.reduce((sum, one) => sum.plus(one[of]), new Big(0)).toFixed(2);
      expect(total('balance')).toBe(new Big(20_000).minus(spent).toFixed(2));
      expect(total('frozen')).toBe(new Big(now.frozen).toFixed(2));
      expect(await checkLedger(db)).toEqual([]);
    }),
    { numRuns: 10 },
  );
}, 120_000);

describe('the withdrawal of an amendment', () => {
  // @rule amendments: Its maker withdraws an amendment; others reject it
  // @in ./audit-amendment.ts
  it('is its maker’s, once, and makes way for another', async () => {
    const { trade } = await orderOf({});
    const { body: requested } = await ask(trade, { applied_qty: '600' });
    expect(requested.withdrawable).toBe(true);
    const withdraw = (who: ApiClient, version = 1) =>
      who.call('PUT', `${path}/withdraw/${requested.id}`, { version }, once());
    expect((await withdraw(god2)).body.code).toBe('NOT_YOUR_PROPOSAL');
    expect((await withdraw(god, 2)).body.code).toBe('STALE_RECORD');
    expect((await withdraw(god)).body).toMatchObject({ status: 'withdrawn', withdrawable: false });
    expect((await withdraw(god)).body.code).toBe('ALREADY_DECIDED');
    expect((await decide(requested.id)).body.code).toBe('ALREADY_DECIDED');
    expect((await ask(trade, { applied_qty: '400' })).status).toBe(201);
  });
});

it('an order is found by its number alone, whatever its kind, and no other', async () => {
  const { trade } = await orderOf({});
  expect((await shown(trade)).body).toMatchObject({ kind: 'trade', id: trade.id });
  expect((await god.get(`${path}/order?order_no=X20261121-1`)).status).toBe(404);
});
