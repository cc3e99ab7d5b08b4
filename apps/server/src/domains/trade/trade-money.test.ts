import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, auditLog, event, ledgerTransaction } from '../../kernel/db/schema.ts';
import { minus } from '../../kernel/money/decimal.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import {
  addClient,
  addRate,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  holdFund,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let client: ClientFixture;
let seller: ApiClient;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  angel = await server().signIn('angel');
  client = await addRichClient(server().db, { currencies: ['USD', 'JPY'], money: '500000' });
  // The approver of an order does not sell it alone.
  seller = await server().signIn('angel2');
  trx = { ...tradeCalls(angel), sell: tradeCalls(seller, angel).sell };
});

const product = (kind: ProductFixture['kind'], options: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(server().db, kind, options);
const order = (of: ProductFixture, options: Parameters<typeof addTrade>[3] = {}) =>
  addTrade(server().db, client, of, options);

async function figures(currency = 'USD') {
  const { balance, frozen, profit } = await readAccount(server().db, client.accounts[currency]);
  return { balance, frozen, profit };
}

async function changeOf(happening: () => Promise<unknown>, currency = 'USD') {
  const before = await figures(currency);
  await happening();
  const after = await figures(currency);
  return {
    balance: minus(after.balance, before.balance),
    frozen: minus(after.frozen, before.frozen),
    profit: minus(after.profit, before.profit),
  };
}

describe('an order', () => {
  // @rule trade-records: An order freezes its cost; one paid on winning freezes nothing
  // @in ./quote-trade.ts
  it.each([
    ['stock', { quantity: '1000' }, '12500'],
    ['block', { quantity: '300' }, '2460'],
    ['ipo', { quantity: '500' }, '5000'],
    ['daily', { amount: '777.77' }, '777.77'],
    ['ai', { amount: '10.00' }, '10'],
    ['fund', { amount: '99.99' }, '99.99'],
    ['quant', { amount: '100000.00' }, '100000'],
  ] as const)('of kind %s freezes what it costs, and no more', async (kind, options, frozen) => {
    const of = await product(kind);
    expect(await changeOf(() => order(of, options))).toEqual({ balance: '0', frozen, profit: '0' });
  });

  it('freezes the fee of the plan for a subscription', async () => {
    const of = await product('ai');
    const frozen = (await changeOf(() => order(of, { kind: 'subscribe' }))).frozen;
    expect(frozen).toBe('30');
  });

  it('freezes nothing if it is paid on winning', async () => {
    const of = await product('ipo', { terms: { funding_model: 'pay_on_win' } });
    expect((await changeOf(() => order(of))).frozen).toBe('0');
  });

  it('costs a price with more digits than the currency has, rounded up', async () => {
    const of = await product('block', { terms: { agreed_price: '0.12345' }, lotSize: 1 });
    expect((await changeOf(() => order(of, { quantity: '101' }))).frozen).toBe('12.47');
  });

  it('is refused if the money is not available, and leaves nothing behind', async () => {
    const of = await product('quant');
    const poor = await addClient(server().db);
    await expect(addTrade(server().db, poor, of)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
    const { body } = await angel.get(`/trx/admin/v1/quant/list?client_id=${poor.id}`);
    expect(body.total).toBe(0);
  });

  const refused: [string, ProductFixture['kind'], object, string, string | null][] = [
    ['half a lot', 'stock', { quantity: '150' }, 'VALIDATION', 'NOT_WHOLE_LOTS'],
    ['nothing', 'stock', { quantity: '0' }, 'VALIDATION', 'VALUE_TOO_SMALL'],
    ['more lots than one may', 'stock', { quantity: '10100' }, 'VALIDATION', 'VALUE_TOO_LARGE'],
    ['too little', 'daily', { amount: '9.99' }, 'VALIDATION', 'VALUE_TOO_SMALL'],
    ['too much', 'daily', { amount: '100000.01' }, 'VALIDATION', 'VALUE_TOO_LARGE'],
    ['an amount of 0', 'fund', { amount: '0.00' }, 'VALIDATION', 'AMOUNT_NOT_POSITIVE'],
    ['a part of a cent', 'fund', { amount: '11.001' }, 'VALIDATION', 'FIELD_INVALID'],
  ];
  // @rule trade-records: An order is whole lots, within limits, on its currency, while open
  // @in ./quote-trade.ts
  it.each(refused)('is refused for %s', async (_, kind, options, code, field) => {
    const of = await product(kind);
    await expect(order(of, options)).rejects.toMatchObject({
      code,
      details: { errors: [{ code: field }] },
    });
  });

  it.each([
    ['stock', 'closed'],
    ['ipo', 'withdrawn'],
    ['fund', 'disabled'],
  ] as const)('for a product of the kind %s that is %s is refused', async (kind, status) => {
    const of = await product(kind, { status });
    await expect(order(of)).rejects.toMatchObject({ code: 'PRODUCT_CLOSED' });
  });

  it('is refused on an account in another currency than the product', async () => {
    const of = await product('fund');
    await expect(order(of, { currency: 'JPY' })).rejects.toMatchObject({
      code: 'ACCOUNT_CURRENCY_DIFFERS',
    });
  });
});

describe('approving', () => {
  // @rule trade-records: Approving takes exactly the cost and releases the rest
  // @in ./trade-transitions.ts
  it('takes exactly the cost from the frozen money, and the record is held', async () => {
    const trade = await order(await product('stock'));
    const change = await changeOf(async () => {
      await allot(server().db, trade, { by: 'angel' });
      expect((await trx.detail(trade)).body.trade).toMatchObject({
        status: 'holding',
        version: 2,
        allotted_qty: '1000',
        payable: '12500.00',
        paid: '12500.00',
        outstanding: '0.00',
        frozen: '0.00',
        checker: { name: '陈雅静' },
        decision: { approve: false, reject: false, blocked_code: 'ALREADY_DECIDED' },
        steps: ['sell'],
      });
    });
    expect(change).toEqual({ balance: '-12500', frozen: '-12500', profit: '0' });
  });

  it('allots a part if the request says so, and releases the rest of the money', async () => {
    const trade = await order(await product('stock'));
    const change = await changeOf(async () => {
      await allot(server().db, trade, { quantity: '300' });
      const { body } = await trx.detail(trade);
      expect(body.trade).toMatchObject({ allotted_qty: '300', paid: '3750.00', frozen: '0.00' });
    });
    expect(change).toEqual({ balance: '-3750', frozen: '-12500', profit: '0' });
  });

  // @rule trade-records: Blocks and IPOs are allotted by the allocation alone; a single order can be rejected
  // @in ./trade-view.ts
  it.each(['block', 'ipo'] as const)(
    'of a single order for a %s is refused: its pieces are allotted by the allocation alone',
    async (kind) => {
      const trade = await order(await product(kind));
      const { decision } = (await trx.detail(trade)).body.trade;
      expect(decision).toMatchObject({
        ...{ approve: false, reject: true, blocked_code: 'ALLOTTED_BY_ALLOCATION' },
      });
      const change = await changeOf(async () => {
        const { status, body } = await trx.approve(trade, 1, { allotted_qty: 500 });
        expect([status, body.code]).toEqual([409, 'ALLOTTED_BY_ALLOCATION']);
      });
      expect(change).toEqual({ balance: '0', frozen: '0', profit: '0' });
      expect((await trx.reject(trade)).body.status).toBe('released');
    },
  );

  it.each([
    [1100, 'ALLOTTED_ABOVE_APPLIED'],
    [150, 'NOT_WHOLE_LOTS'],
  ])('is refused at the field for %s pieces: %s', async (allotted_qty, code) => {
    const trade = await order(await product('stock'));
    const { status, body } = await trx.approve(trade, 1, { allotted_qty });
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      400,
      'allotted_qty',
      code,
    ]);
  });

  it('is refused at the field for pieces of a product without pieces', async () => {
    const { status, body } = await trx.approve(await order(await product('daily')), 1, {
      allotted_qty: 5,
    });
    expect([status, body.errors[0].field]).toEqual([400, 'allotted_qty']);
  });

  // @rule trade-records: No more is allotted than the pool has
  // @in domains/product/used-capacity.ts
  it('never gives out more than the pool has', async () => {
    const of = await product('stock', { poolQty: 1500 });
    const [first, second] = [await order(of), await order(of)];
    expect((await trx.approve(first)).status).toBe(200);
    const { status, body } = await trx.approve(second);
    expect([status, body.code]).toEqual([409, 'ALLOTTED_ABOVE_POOL']);
    expect(body.message).toContain('剩余 500，需要 1000');
    expect((await trx.approve(second, 1, { allotted_qty: 500 })).status).toBe(200);
  });

  it('gives as many units of a fund as the amount buys, rounded down', async () => {
    const trade = await order(await product('fund'), { amount: '100.00' });
    const held = await holdFund(server().db, trade);
    const { body } = await trx.detail(held);
    const units = { price: '1.2345', allotted_qty: '81.00445524', paid: '100.00' };
    expect(body.trade).toMatchObject(units);
  });

  it('spends the fee of a subscription, and says when it is billed next', async () => {
    const trade = await order(await product('ai'), { kind: 'subscribe' });
    const change = await changeOf(async () => {
      const { body } = await trx.approve(trade);
      expect(body).toMatchObject({ status: 'holding', plan: { name: 'Basic', auto_renew: true } });
      const days = (Date.parse(body.plan.next_bill_at) - Date.parse(body.opened_at)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
    });
    expect(change).toEqual({ balance: '-30', frozen: '-30', profit: '0' });
  });

  it('is refused if the product was disabled', async () => {
    const of = await product('fund');
    const trade = await order(of);
    await server().db.execute(`update product set status = 'disabled' where id = '${of.id}'`);
    const { status, body } = await trx.approve(trade);
    expect([status, body.code]).toEqual([422, 'PRODUCT_CLOSED']);
    expect((await trx.reject(trade)).body.status).toBe('released');
  });

  // @rule trade-records: Price, funding and fee rate are those at booking
  // @in ./trade-steps.ts
  it('keeps to the price, the funding and the fee of the booking', async () => {
    const of = await product('ipo');
    const trade = await order(of);
    await server().db.execute(
      `update product set terms = '{"issue_price":"10.10","funding_model":"pay_on_win","fee_pct":"50"}' where id = '${of.id}'`,
    );
    await allot(server().db, trade);
    const { body } = await trx.detail(trade);
    expect(body.trade).toMatchObject({ status: 'holding', paid: '10000.00' });
    expect((await trx.sell(trade, 2)).body.fee).toBe('100.00');
  });
});

describe('an order that a member of staff made', () => {
  // @rule trade-records: A maker approves no own order; a draft's saver does not publish it
  // @in ./trade-row.ts
  it('is approved by someone else, whatever it costs, and says so before', async () => {
    const trade = await order(await product('ai'), { kind: 'subscribe', maker: 'angel' });
    const { decision } = (await trx.detail(trade)).body.trade;
    expect(decision).toMatchObject({
      ...{ approve: false, reject: true, blocked_code: 'SELF_APPROVAL' },
      blocked_reason: expect.stringContaining('须由另一位同事审核'),
      second_person: { limit: 'order', waiting: null },
    });
    const change = await changeOf(async () => {
      const { status, body } = await trx.approve(trade);
      expect([status, body.code]).toEqual([403, 'SELF_APPROVAL']);
    });
    expect(change).toEqual({ balance: '0', frozen: '0', profit: '0' });
    const other = tradeCalls(await server().signIn('angel2'));
    expect((await other.detail(trade)).body.trade.decision.approve).toBe(true);
    expect((await other.approve(trade)).body.status).toBe('holding');
  });

  it('may be rejected by who made it, which gives the money back', async () => {
    const trade = await order(await product('daily'), { maker: 'angel' });
    expect((await trx.reject(trade)).body.status).toBe('released');
  });
});

describe('rejecting', () => {
  // @rule trade-records: A released order returns exactly its money
  // @in ./trade-steps.ts
  it('gives exactly what was frozen back', async () => {
    const trade = await order(await product('block'));
    const change = await changeOf(async () => {
      const { body } = await trx.reject(trade);
      expect(body).toMatchObject({
        status: 'released',
        frozen: '0.00',
        outstanding: '0.00',
        reason_code: 'not_filled',
      });
    });
    expect(change).toEqual({ balance: '0', frozen: '-8200', profit: '0' });
  });
});

async function unsettled(of: ProductFixture, made: object) {
  const trade = await order(of);
  expect((await trx.approve(trade)).status).toBe(200);
  const sold = await trx.sell(trade, 2, made);
  expect(sold.status).toBe(200);
  expect((await trx.clear(trade, 3)).status).toBe(200);
  return { trade, sold: sold.body };
}

describe('settling', () => {
  // @rule trade-records: Settlement pays principal plus profit or loss, less the fee
  // @in ./trade-transitions.ts
  it.each([
    ['a profit', { profit: '49.50' }, '20.00', '1029.50', '29.5'],
    ['a loss', { profit: '-400.00' }, '20.00', '580.00', '-420'],
    ['neither', { profit: '0.00' }, '20.00', '980.00', '-20'],
  ])('pays what was paid, with %s, less the fee', async (_, made, fee, paidOut, profit) => {
    const { trade, sold } = await unsettled(await product('quant'), made);
    expect(sold).toMatchObject({ status: 'sold', fee, ...made });
    const change = await changeOf(async () => {
      const { body } = await trx.complete(trade, 4);
      expect(body).toMatchObject({ status: 'completed', version: 5, steps: [] });
    });
    expect(change).toEqual({ balance: String(Number(paidOut)), frozen: '0', profit });
    const { body } = await trx.detail(trade);
    expect(body.history.at(-1)).toMatchObject({ action: 'completed', amount: paidOut });
  });

  it('rounds the fee up, so that small orders do not avoid it', async () => {
    const trade = await order(await product('quant'), { amount: '100.10' });
    await trx.approve(trade);
    // 2 % of it are 2.002.
    expect((await trx.sell(trade, 2, { profit: '0.00' })).body.fee).toBe('2.01');
  });

  // @rule trade-records: A client never owes for a holding
  // @in domains/trade-terms/value-sale.ts
  it('never leaves the client owing: a loss and the fee are what was paid at most', async () => {
    const trade = await order(await product('quant'));
    await trx.approve(trade);
    const { status, body } = await trx.sell(trade, 2, { profit: '-980.01' });
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      400,
      'profit',
      'PROFIT_OUT_OF_BOUNDS',
    ]);
    expect((await trx.sell(trade, 2, { profit: '-980.00' })).status).toBe(200);
  });

  it('takes at most the amount paid as loss and fee, also by a price', async () => {
    const of = await product('ipo', { terms: { fee_pct: '10' } });
    const trade = await order(of, { quantity: '100' });
    await allot(server().db, trade);
    const { status, body } = await trx.sell(trade, 2, { price: '0.99' });
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([
      400,
      'price',
      'LOSS_ABOVE_PAID',
    ]);
    const proposed = await tradeCalls(seller).sell(trade, 2, { price: '1.00' });
    const { waiting } = proposed.body.decision.second_person;
    const profit = { field: 'profit', before: null, after: '-900.00 USD' };
    expect(waiting.changes).toContainEqual(profit);
  });

  const wrong: [string, object, string][] = [
    ['nothing', {}, 'profit'],
    ['both', { profit: '1.00', price: '1' }, 'price'],
    ['no reason', { profit: '1.00', remark: null }, 'evidence'],
    ['too little of it', { profit: '1.00', remark: ' gained 1. ' }, 'evidence'],
    ['a price of what has no pieces', { price: '1' }, 'price'],
    ['a field of another step', { profit: '1.00', settle_at: '2026-01-01T00:00:00Z' }, 'settle_at'],
  ];
  it.each(wrong)('a sale that says %s is refused at the field', async (_, made, field) => {
    const trade = await order(await product('quant'));
    await trx.approve(trade);
    const { status, body } = await trx.sell(trade, 2, made);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('refuses a part of the smallest unit', async () => {
    // A sale without a base value would need a second person.
    await addRate(server().db, { primary: 'JPY', secondary: 'USD', final: '0.0066' });
    const of = await product('quant', { currency: 'JPY' });
    const trade = await order(of, { amount: '1000' });
    await trx.approve(trade);
    expect((await trx.sell(trade, 2, { profit: '0.50' })).status).toBe(400);
    expect((await trx.sell(trade, 2, { profit: '50' })).body.profit).toBe('50');
  });

  it('ends a subscription without any money', async () => {
    const trade = await order(await product('ai'), { kind: 'subscribe' });
    await trx.approve(trade);
    const change = await changeOf(async () => {
      expect((await trx.complete(trade, 2)).body.status).toBe('completed');
    });
    expect(change).toEqual({ balance: '0', frozen: '0', profit: '0' });
  });
});

describe('the history', () => {
  // @rule trade-records: A trade record's history has every step and never changes
  // @in ./trade-transitions.ts
  it('has every step with who, when and how much, the oldest first', async () => {
    const { trade } = await unsettled(await product('quant'), { profit: '1.00' });
    const { body } = await trx.detail(trade);
    expect(body.history).toMatchObject([
      { action: 'booked', status: 'awaiting', actor: null, amount: '1000.00' },
      { action: 'approved', status: 'holding', actor: '陈雅静', amount: '1000.00' },
      { action: 'sold', status: 'sold', actor: '陈雅静', amount: '1.00' },
      { action: 'unsettled', status: 'unsettled', actor: '陈雅静', amount: null },
    ]);
    expect(body.account.id).toBe(client.accounts['USD']);
  });

  it('is never changed', async () => {
    for (const statement of [
      `update trade_event set note = 'forged'`,
      'delete from trade_event',
      'truncate trade_event cascade',
    ]) {
      await expect(server().owner.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({
          message: expect.stringContaining('trade_event is append-only'),
        }),
      });
    }
  });

  it('is recorded in the audit log, and sends events', async () => {
    const trade = await order(await product('daily'));
    await trx.approve(trade);
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, trade.id))
      .orderBy(auditLog.seq);
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['trade.booked', null],
      ['trade.approved', '陈雅静'],
    ]);
    const events = await server()
      .db.select()
      .from(event)
      .where(and(eq(event.topic, 'trade'), eq(event.recordId, trade.id)))
      .orderBy(event.seq);
    expect(events.map(({ version, clientId }) => [version, clientId])).toEqual([
      [1, client.id],
      [2, client.id],
    ]);
  });
});

describe('a repeated call', () => {
  it('replays the first answer to the same key, and refuses the key for something else', async () => {
    const trade = await order(await product('daily'));
    const headers = once();
    const approval = { result: 'approved', ...acknowledged };
    const first = await trx.audit(trade, approval, headers);
    const second = await trx.audit(trade, approval, headers);
    expect(second.body).toEqual(first.body);
    const other = await trx.audit(trade, { result: 'rejected', reason: 'x' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const posted = await server()
      .db.select()
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.referenceId, trade.id));
    expect(posted.map(({ kind }) => kind).sort()).toEqual(['trade.approved', 'trade.booked']);
  });

  it('is refused in another version with STALE_RECORD, the record and who changed it', async () => {
    const trade = await order(await product('daily'));
    await trx.approve(trade);
    const { status, body } = await trx.sell(trade, 7);
    expect([status, body.code]).toEqual([409, 'STALE_RECORD']);
    expect(body).toMatchObject({ changed_by: '陈雅静', current: { id: trade.id, version: 2 } });
  });
});

it('never moves a balance that no entry moves', async () => {
  const before = await server()
    .db.select()
    .from(account)
    .where(eq(account.clientId, client.id))
    .orderBy(account.id);
  const trade = await order(await product('daily'));
  await trx.audit(trade, { result: 'rejected' });
  await trx.reject(trade);
  const after = await server()
    .db.select()
    .from(account)
    .where(eq(account.clientId, client.id))
    .orderBy(account.id);
  expect(after.map(({ balance, frozen }) => [balance, frozen])).toEqual(
    before.map(({ balance, frozen }) => [balance, frozen]),
  );
});
