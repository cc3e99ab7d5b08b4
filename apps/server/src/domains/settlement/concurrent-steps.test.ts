import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerTransaction } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { atOnce, countStatuses } from '../../testing/at-once.ts';
import { once } from '../../testing/config-calls.ts';
import { putIn } from '../../testing/credit-fixtures.ts';
import { readAccount } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { lapseUnpaidAllotments } from './payments.ts';

const server = useTestServer();
const many = 50;
let people: ApiClient[];

beforeAll(async () => {
  people = await Promise.all(['angel', 'angel2', 'god'].map((name) => server().signIn(name)));
});

const callsOf = (number: number) => tradeCalls(people[number % people.length] as ApiClient);

const postings = (id: string) =>
  server().db.select().from(ledgerTransaction).where(eq(ledgerTransaction.referenceId, id));

async function ordered(kind: 'quant' | 'stock' | 'ipo', terms: Record<string, unknown> = {}) {
  const client = await addRichClient(server().db, { money: '20000.00' });
  const of = await addProduct(server().db, kind, { terms });
  const trade = await addTrade(server().db, client, of);
  const balance = async () => {
    const { balance, frozen } = await readAccount(server().db, client.accounts['USD']);
    return [Number(balance), Number(frozen)];
  };
  return { client, of, trade, balance };
}

describe('steps that arrive together', () => {
  // @rule trade-records: Of simultaneous steps, one counts
  // @in domains/trade/audit-trade.ts
  it('approve one order once, however many people do it', async () => {
    const { trade, balance } = await ordered('stock');
    const answers = await atOnce(many, (number) => callsOf(number).approve(trade));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: many - 1 });
    expect(await balance()).toEqual([7500, 0]);
    expect(await postings(trade.id)).toHaveLength(2);
  });

  it('pay one part once of the same version, and the money of one key once', async () => {
    const terms = { funding_model: 'pay_on_win', issue_price: '1.00' };
    const { trade, balance } = await ordered('ipo', terms);
    await allot(server().db, trade);
    const answers = await atOnce(20, (number) => callsOf(number).pay(trade, 2, '300.00'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await balance()).toEqual([20_000, 300]);
    const key = once();
    const angel = people[0] as ApiClient;
    const path = `/trx/admin/v1/ipo/pay/${trade.id}`;
    const same = await atOnce(20, () =>
      angel.call('POST', path, { amount: '700.00', version: 3, ...acknowledged }, key),
    );
    expect(countStatuses(same)).toEqual({ 200: 20 });
    expect(await balance()).toEqual([19_000, 0]);
  });

  it('pay out a completed one once', async () => {
    const { trade, balance } = await ordered('quant', { fee_pct: '0' });
    const calls = callsOf(0);
    await callsOf(1).approve(trade);
    await tradeCalls(people[0] as ApiClient, people[1]).sell(trade, 2, { profit: '50.00' });
    await calls.clear(trade, 3);
    const answers = await atOnce(many, (number) => callsOf(number).complete(trade, 4));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: many - 1 });
    expect(await balance()).toEqual([20_050, 0]);
  });

  it('pay in time or lapse, never both', async () => {
    const terms = { funding_model: 'pay_on_win', issue_price: '1.00' };
    for (let round = 0; round < 5; round++) {
      const { trade, balance } = await ordered('ipo', {
        ...terms,
        pay_deadline: new Date(Date.now() + 60_000).toISOString(),
      });
      await allot(server().db, trade);
      const later = new Date(Date.now() + 120_000);
      await Promise.all([
        callsOf(0).pay(trade, 2, '1000.00'),
        lapseUnpaidAllotments(server().db, later),
        lapseUnpaidAllotments(server().db, later),
      ]);
      const { status } = (await callsOf(0).detail(trade)).body.trade;
      expect(await balance()).toEqual(status === 'holding' ? [19_000, 0] : [20_000, 0]);
      expect(['holding', 'released']).toContain(status);
    }
  });

  it('order only as much as there is money for', async () => {
    const client = await addRichClient(server().db, { money: '2500.00' });
    const of = await addProduct(server().db, 'quant');
    const orders = await Promise.allSettled(
      Array.from({ length: 6 }, () => addTrade(server().db, client, of)),
    );
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await putIn(server().db, client, '500.00');
    expect((await addTrade(server().db, client, of)).status).toBe('awaiting');
  });
});
