import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntry, ledgerTransaction, tradeRecord, withdrawal } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { addWithdrawal } from '../../testing/credit-fixtures.ts';
import { type ClientFixture, debitAccount, readAccount } from '../../testing/deposit-fixtures.ts';
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

const server = useTestServer();
let god: ApiClient;
let god2: ApiClient;
let angel2: ApiClient;
let client: ClientFixture;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  const started = server();
  god = await started.signIn('god');
  angel2 = await started.signIn('angel2');
  const second = await createPerson(started, { role: 'god' });
  god2 = apiClient(started.app, await openSession(started, second));
  trx = tradeCalls(angel2);
});

beforeEach(async () => {
  client = await addRichClient(server().db, { money: '10000.00' });
});

const path = '/emergency/admin/v1';
type Kind = 'withdrawal' | 'trade';

function ask(kind: Kind, target: { id: string }, version: number, after: object) {
  const why = { reason_code: 'entry_error', reason: '录入有误' };
  const wanted = { kind, target_id: target.id, base_version: version, after, ...why };
  return god.call('POST', `${path}/amend`, wanted, once());
}

const decide = (who: ApiClient, id: string, headers = once()) =>
  who.call('PUT', `${path}/audit/${id}`, { result: 'approved', version: 1 }, headers);

async function amend(kind: Kind, target: { id: string }, version: number, after: object) {
  const { status, body } = await ask(kind, target, version, after);
  if (status !== 201) throw new Error(`Not asked for: ${JSON.stringify(body)}`);
  return decide(god2, body.id);
}

const auditWithdrawal = (id: string, version: number, result = 'approved') =>
  angel2.call(
    'POST',
    `/withdraw/admin/v1/audit/${id}`,
    {
      ...{ result, version },
      ...(result === 'rejected' ? { reason: 'Not now' } : acknowledged),
    },
    once(),
  );

async function figures() {
  const { balance, frozen, profit } = await readAccount(server().db, client.accounts['USD']);
  return [Number(balance), Number(frozen), Number(profit)];
}

async function firmEntriesOf(id: string) {
  const rows = await server()
    .db.select({ firmAccount: ledgerEntry.firmAccount, amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(eq(ledgerTransaction.referenceId, id));
  const sums: Record<string, number> = {};
  for (const { firmAccount, amount } of rows) {
    if (firmAccount !== null) sums[firmAccount] = (sums[firmAccount] ?? 0) + Number(amount);
  }
  return sums;
}

describe('an amended withdrawal', () => {
  const wait = (amount = '1000.00', fee = '10.00') =>
    addWithdrawal(server().db, client, { amount, fee });

  // @rule amendments: An amended pending withdrawal refreezes; a decided one keeps its amount
  // @in ./amendable-cash.ts
  it('holds back what it then is, and pays that out', async () => {
    const made = await wait();
    const { body } = await amend('withdrawal', made, 1, { amount: '1500.00', fee: '15.00' });
    expect(body).toMatchObject({
      status: 'applied',
      before: { amount: '1000.00', fee: '10.00' },
      after: { amount: '1500.00', fee: '15.00' },
    });
    expect(await figures()).toEqual([10_000, 1500, 0]);
    const paid = await auditWithdrawal(made.id, 2);
    expect(paid.body).toMatchObject({ status: 'approved', net_amount: '1485.00', version: 3 });
    expect(await figures()).toEqual([8500, 0, 0]);
    expect(await firmEntriesOf(made.id)).toEqual({ clearing: 1485, fee: 15 });
  });

  it('unfreezes the amount that it no longer has, and gives the rest back when it is rejected', async () => {
    const made = await wait();
    await amend('withdrawal', made, 1, { amount: '400.00' });
    expect(await figures()).toEqual([10_000, 400, 0]);
    await amend('withdrawal', made, 2, { amount: '500.00' });
    expect(await figures()).toEqual([10_000, 500, 0]);
    expect((await auditWithdrawal(made.id, 3, 'rejected')).status).toBe(200);
    expect(await figures()).toEqual([10_000, 0, 0]);
  });

  // @rule amendments: An amended order's history shows who applied it and why
  // @in ./amendment-row.ts
  it('shows in its history what became what, who applied it, and why', async () => {
    const made = await wait();
    await amend('withdrawal', made, 1, { fee: '0.00' });
    const { body } = await god.get(`/withdraw/admin/v1/detail/${made.id}`);
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
      'created',
      'amended',
    ]);
    expect(body.history[1]).toMatchObject({
      note: '录入有误',
      changes: [{ field: 'fee', before: '10.00', after: '0.00' }],
    });
    expect(body.withdrawal).toMatchObject({ amount: '1000.00', net_amount: '1000.00' });
  });

  it('is not more than there is: nothing changes, and the amendment waits', async () => {
    const made = await wait();
    const { body: added } = await ask('withdrawal', made, 1, { amount: '10000.01' });
    const refused = await decide(god2, added.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    expect(await figures()).toEqual([10_000, 1000, 0]);
    const { body } = await god.get(`${path}/order?kind=withdrawal&order_no=${made.orderNo}`);
    expect([body.version, body.amendments[0].status]).toEqual([1, 'pending']);
  });

  it('is applied by a second person, once, however often that is asked', async () => {
    const made = await wait();
    const { body: added } = await ask('withdrawal', made, 1, { amount: '2000.00' });
    expect((await decide(god, added.id)).body.code).toBe('SELF_APPROVAL');
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(god2, added.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await figures()).toEqual([10_000, 2000, 0]);
  });

  it('is either amended or paid out when both requests arrive at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await wait('100.00', '0.00');
      const { body: added } = await ask('withdrawal', made, 1, { amount: '60.00' });
      const [amended, paid] = await Promise.all([
        decide(god2, added.id),
        auditWithdrawal(made.id, 1),
      ]);
      expect([amended.status, paid.status].sort()).toEqual([200, 409]);
      const [now] = await server().db.select().from(withdrawal).where(eq(withdrawal.id, made.id));
      expect([now?.status, Number(now?.amount)]).toEqual(
        paid.status === 200 ? ['approved', 100] : ['pending', 60],
      );
    }
  });

  it.each([
    ['amount', { amount: '0.00' }, { 'after.amount': 'AMOUNT_NOT_POSITIVE' }],
    ['amount that the fee eats up', { amount: '10.00' }, { 'after.amount': 'FIELD_INVALID' }],
    ['fee', { fee: '1000.00' }, { 'after.fee': 'FIELD_INVALID' }],
    ['negative fee', { fee: '-1.00' }, { 'after.fee': 'FIELD_INVALID' }],
    ['destination', { destination: 'elsewhere' }, { 'after.destination': 'FIELD_UNKNOWN' }],
  ])('takes no wrong %s', async (_, after, errors) => {
    expect(fieldsOf(await ask('withdrawal', await wait(), 1, after))).toEqual(errors);
  });

  it('keeps its amount once it is paid out, and takes another remark', async () => {
    const made = await wait();
    await auditWithdrawal(made.id, 1);
    const refused = await ask('withdrawal', made, 2, { amount: '900.00' });
    expect(fieldsOf(refused)).toEqual({ 'after.amount': 'FIELD_INVALID' });
    const { body } = await amend('withdrawal', made, 2, { remark: ' 更正 ' });
    expect(body.after).toEqual({ remark: '更正' });
  });
});

describe('an amended trade record', () => {
  /** Sold for a profit of 200.00, with 1 per cent of fee on 1,000.00. */
  async function sold(made = { price: '2.40' }) {
    const of = await addProduct(server().db, 'ipo', { terms: { fee_pct: '1', issue_price: '2' } });
    const trade = await addTrade(server().db, client, of, { quantity: '500' });
    await allot(server().db, trade);
    // A price near the reference takes one person.
    await server().db.execute(
      `update product set terms = terms || '{"issue_price":"${made.price}"}' where id = '${of.id}'`,
    );
    expect((await trx.sell(trade, 2, made)).status).toBe(200);
    return trade;
  }

  async function completed(made?: { price: string }) {
    const trade = await sold(made);
    await trx.clear(trade, 3);
    await makeDue(server().db, trade);
    expect((await trx.complete(trade, 4)).status).toBe(200);
    return trade;
  }

  // @rule amendments: An amended trade record moves the difference, and leaves no client in debt
  // @in ./amendable-trade.ts
  it('moves nothing before it is paid out, and is paid out with the new figures', async () => {
    const trade = await sold();
    const { body } = await amend('trade', trade, 3, { profit: '-50.00', fee: '5.00' });
    expect(body).toMatchObject({ before: { profit: '200.00', fee: '10.00' }, status: 'applied' });
    expect(await figures()).toEqual([9000, 0, 0]);
    await trx.clear(trade, 4);
    await makeDue(server().db, trade);
    expect((await trx.complete(trade, 5)).status).toBe(200);
    expect(await figures()).toEqual([9945, 0, -55]);
    expect(await firmEntriesOf(trade.id)).toEqual({ market: 50, fee: 5 });
  });

  it('has the difference moved after it is paid out, each time under a posting of its own', async () => {
    const trade = await completed();
    expect(await figures()).toEqual([10_190, 0, 190]);
    await amend('trade', trade, 5, { profit: '120.00' });
    expect(await figures()).toEqual([10_110, 0, 110]);
    await amend('trade', trade, 6, { fee: '2.50' });
    expect(await figures()).toEqual([10_117.5, 0, 117.5]);
    expect(await firmEntriesOf(trade.id)).toEqual({ market: -120, fee: 2.5 });
    const kinds = await server()
      .db.select({ kind: ledgerTransaction.kind })
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.referenceId, trade.id));
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['trade.completed', 'trade.amended.6', 'trade.amended.7']),
    );
  });

  it('takes back no more than there is: nothing changes', async () => {
    const trade = await completed();
    await debitAccount(server().db, client.accounts['USD'] ?? '', '10190.00');
    const { body: added } = await ask('trade', trade, 5, { profit: '199.99' });
    const refused = await decide(god2, added.id);
    expect(refused.body.code).toBe('INSUFFICIENT_FUNDS');
    const [now] = await server().db.select().from(tradeRecord).where(eq(tradeRecord.id, trade.id));
    expect([now?.version, Number(now?.profit)]).toEqual([5, 200]);
  });

  it('has a price that gives the profit, and a profit of its own has none', async () => {
    // 500 pieces at 2.00; sold at 2.20.
    const trade = await sold({ price: '2.20' });
    const { body: priced } = await amend('trade', trade, 3, { sold_price: '2.50' });
    expect(priced.after).toEqual({ sold_price: '2.5', profit: '250.00' });
    const { body: amended } = await amend('trade', trade, 4, { profit: '240.00' });
    expect(amended.after).toEqual({ sold_price: null, profit: '240.00' });
    const { body } = await trx.detail(trade);
    expect(body.trade).toMatchObject({ sold_price: null, profit: '240.00' });
  });

  it('shows in its history who applied it, and why', async () => {
    const trade = await completed();
    await amend('trade', trade, 5, { profit: '120.00', remark: 'Corrected' });
    const { body } = await trx.detail(trade);
    expect(body.history.at(-1)).toMatchObject({
      action: 'amended',
      status: 'completed',
      amount: '120.00',
      note: '录入有误',
    });
    expect(body.trade.remark).toBe('Corrected');
  });

  it('never leaves the client owing for it', async () => {
    const trade = await sold();
    const loss = await ask('trade', trade, 3, { profit: '-990.01' });
    expect(fieldsOf(loss)).toEqual({ 'after.profit': 'LOSS_ABOVE_PAID' });
    const fee = await ask('trade', trade, 3, { fee: '1200.01' });
    expect(fieldsOf(fee)).toEqual({ 'after.fee': 'LOSS_ABOVE_PAID' });
    expect((await ask('trade', trade, 3, { profit: '-990.00' })).status).toBe(201);
  });

  it('takes a remark alone if it is still held, or a subscription', async () => {
    const of = await addProduct(server().db, 'ai');
    const trade = await addTrade(server().db, client, of, { kind: 'subscribe' });
    await trx.approve(trade);
    const refused = await ask('trade', trade, 2, { profit: '1.00' });
    expect(fieldsOf(refused)).toEqual({ 'after.profit': 'FIELD_INVALID' });
    expect((await amend('trade', trade, 2, { remark: 'Known' })).status).toBe(200);
  });

  it('is amended and completed one after the other when both requests arrive at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const trade = await sold();
      await trx.clear(trade, 3);
      const { body: added } = await ask('trade', trade, 4, { profit: '0.00' });
      await makeDue(server().db, trade);
      await makeDue(server().db, trade);
      const [amended, paid] = await Promise.all([decide(god2, added.id), trx.complete(trade, 4)]);
      expect([amended.status, paid.status].sort()).toEqual([200, 409]);
    }
  });
});
