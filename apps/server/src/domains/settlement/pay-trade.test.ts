import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  type ClientFixture,
  debitAccount,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addTrade,
  allocationCalls,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { sweep } from '../sweep/sweep.ts';
import { lapseUnpaidAllotments } from './payments.ts';

const server = useTestServer();
const hourMs = 60 * 60 * 1000;
let angel: ApiClient;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  angel = await server().signIn('angel');
  trx = tradeCalls(angel);
});

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);

/** An allotment of 1,000.00 that waits for its payment, of a client with so much money. */
async function allotment({ money = '5000.00', deadline = inHours(24) as Date | null } = {}) {
  const client = await addClient(server().db);
  await putIn(server().db, client, money);
  const of = await addProduct(server().db, 'ipo', {
    terms: {
      funding_model: 'pay_on_win',
      issue_price: '2.00',
      fee_pct: '0',
      pay_deadline: deadline?.toISOString() ?? null,
    },
  });
  const trade = await addTrade(server().db, client, of, { quantity: '500' });
  await allot(server().db, trade);
  expect((await trx.detail(trade)).body.trade.status).toBe('payment');
  return { trade, client, of };
}

async function money(client: ClientFixture): Promise<string[]> {
  const { balance, frozen } = await readAccount(server().db, client.accounts['USD']);
  return [Number(balance).toFixed(2), Number(frozen).toFixed(2)];
}

describe('an allotment that is paid on winning', () => {
  it('says what it costs and until when, and freezes nothing', async () => {
    const deadline = inHours(24);
    const { trade, client } = await allotment({ deadline });
    expect((await trx.detail(trade)).body.trade).toMatchObject({
      payable: '1000.00',
      paid: '0.00',
      outstanding: '1000.00',
      frozen: '0.00',
      pay_deadline: deadline.toISOString(),
      steps: ['pay'],
    });
    expect(await money(client)).toEqual(['5000.00', '0.00']);
  });

  // @rule trade-records: An allotment is paid from available funds, at once or in parts
  // @in ./payments.ts
  it('paid at once goes to the market, and is held', async () => {
    const { trade, client } = await allotment();
    const { body } = await trx.pay(trade, 2, '1000.00');
    expect(body).toMatchObject({ status: 'holding', paid: '1000.00', outstanding: '0.00' });
    expect(await money(client)).toEqual(['4000.00', '0.00']);
  });

  it('paid in parts keeps them frozen on the account until the whole is there', async () => {
    const { trade, client } = await allotment();
    const first = await trx.pay(trade, 2, '300.00');
    expect(first.body).toMatchObject({
      status: 'outstanding',
      paid: '300.00',
      frozen: '300.00',
      outstanding: '700.00',
    });
    expect(await money(client)).toEqual(['5000.00', '300.00']);
    await trx.pay(trade, 3, '0.01');
    const last = await trx.pay(trade, 4, '699.99');
    expect(last.body).toMatchObject({ status: 'holding', paid: '1000.00', frozen: '0.00' });
    expect(await money(client)).toEqual(['4000.00', '0.00']);
  });

  it.each([
    ['0.00', 'AMOUNT_NOT_POSITIVE'],
    ['1000.01', 'AMOUNT_ABOVE_OUTSTANDING'],
  ])('takes no payment of %s: %s', async (amount, code) => {
    const { trade } = await allotment();
    const { status, body } = await trx.pay(trade, 2, amount);
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([400, 'amount', code]);
  });

  it('takes no more than is available on the account', async () => {
    const { trade, client } = await allotment({ money: '500.00' });
    const { status, body } = await trx.pay(trade, 2, '500.01');
    expect([status, body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    expect((await trx.pay(trade, 2, '500.00')).status).toBe(200);
    expect(await money(client)).toEqual(['500.00', '500.00']);
  });

  it('takes no payment after its deadline', async () => {
    const { trade } = await allotment();
    await server().db.execute(
      `update trade_record set pay_deadline = now() - interval '1 second' where id = '${trade.id}'`,
    );
    const { status, body } = await trx.pay(trade, 2, '1000.00');
    expect([status, body.code]).toEqual([409, 'PAY_DEADLINE_PASSED']);
    expect((await trx.detail(trade)).body.trade.steps).toEqual([]);
  });

  it('is not made after the payment deadline', async () => {
    const client = await addClient(server().db);
    const deadline = inHours(-1).toISOString();
    const of = await addProduct(server().db, 'ipo', {
      terms: { funding_model: 'pay_on_win', pay_deadline: deadline },
    });
    const trade = await addTrade(server().db, client, of);
    await allocationCalls(angel).save(of, 0, [[trade.id, 500]]);
    const { status, body } = await allocationCalls(await server().signIn('god')).publish(of, 1);
    expect([status, body.code]).toEqual([409, 'PAY_DEADLINE_PASSED']);
    expect(body.times).toEqual([deadline]);
    expect((await trx.reject(trade)).body.status).toBe('released');
  });
});

describe('an unpaid allotment', () => {
  // @rule trade-records: An allotment unpaid at the deadline is released, without debt
  // @in ./payments.ts
  it('is released after its deadline, the parts are given back, and nothing is owed', async () => {
    const { trade, client } = await allotment();
    await trx.pay(trade, 2, '300.00');
    await sweep(server().db, server().services.files, inHours(25));
    const { body } = await trx.detail(trade);
    expect(body.trade).toMatchObject({
      status: 'released',
      paid: '0.00',
      frozen: '0.00',
      outstanding: '0.00',
      allotted_qty: '500',
    });
    expect(body.account).toMatchObject({ outstanding: '0.00', loan: '0.00' });
    expect(body.history.at(-1)).toMatchObject({ action: 'lapsed', amount: '300.00', actor: null });
    expect(await money(client)).toEqual(['5000.00', '0.00']);
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, trade.id), eq(auditLog.action, 'trade.lapsed')));
    expect(entry).toMatchObject({ actorId: null, after: { given_back: '300.00000000' } });
  });

  it('keeps its money available: a payment was never waited for', async () => {
    const { client } = await allotment();
    await debitAccount(server().db, client.accounts['USD'] ?? '', '5000.00');
    expect(await money(client)).toEqual(['0.00', '0.00']);
    await lapseUnpaidAllotments(server().db, inHours(25));
    expect(await money(client)).toEqual(['0.00', '0.00']);
  });

  it('stays before its deadline, without one, and when it is paid', async () => {
    const early = await allotment({ deadline: inHours(48) });
    const endless = await allotment({ deadline: null });
    const paid = await allotment();
    await trx.pay(paid.trade, 2, '1000.00');
    await lapseUnpaidAllotments(server().db, inHours(25));
    for (const [{ trade }, status] of [
      [early, 'payment'],
      [endless, 'payment'],
      [paid, 'holding'],
    ] as const) {
      expect((await trx.detail(trade)).body.trade.status).toBe(status);
    }
  });

  it('gives its pieces back to the pool', async () => {
    const { of } = await allotment();
    await lapseUnpaidAllotments(server().db, inHours(25));
    const { body } = await angel.get(`/trx/admin/v1/ipo/${of.id}/allocation`);
    expect(body).toMatchObject({ taken: 0, pool_qty: 10_000 });
  });
});
