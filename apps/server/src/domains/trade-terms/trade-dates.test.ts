import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { exchange, tradeRecord } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { requireTradeRow } from '../trade/trade-row.ts';
import { confirmDate, dealingOf, settleDate } from './trade-dates.ts';

const server = useTestServer();
const actor = { scope: 'all', scopeOwnerId: '' } as const;
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  await server()
    .db.insert(exchange)
    .values({
      ...{ code: 'XMAS', nameZh: '圣诞', nameEn: 'Christmas', currency: 'USD' },
      timezone: 'Asia/Hong_Kong',
      hours: [{ from: '09:30', to: '16:00' }],
      holidays: [{ date: '2026-12-25', name: '圣诞节', hours: [] }],
      settleDays: 2,
    });
});

async function ordered(kind: 'stock' | 'fund' | 'quant', terms: object = {}) {
  const { db } = server();
  const client = await addRichClient(db);
  const of = { terms: { market: 'XMAS', ...terms } };
  const trade = await addTrade(db, client, await addProduct(db, kind, of));
  return { trade, row: () => requireTradeRow(db, actor, { kind, id: trade.id }) };
}

const christmasEve = new Date('2026-12-24T03:00:00Z');

// @rule trade-records: Money of a sale is due after market days, at the close (decision 63)
it('a sale is paid when the market closes, after the settlement days of the market', async () => {
  const { row } = await ordered('stock', { prev_close: '12.00' });
  // Thursday, then Christmas and a weekend.
  const due = await settleDate(server().db, await row(), christmasEve);
  expect(due?.toISOString()).toBe('2026-12-29T08:00:00.000Z');
});

// @rule trade-records: A fund's order belongs to the market day whose cut-off has not passed
// @in domains/exchange/market-days.ts ./trade-dates.ts
it('an order for a fund deals on the market day whose cut-off has not passed', async () => {
  const { row } = await ordered('fund', { cutoff: '15:00', confirm_days: 1 });
  const { product } = await row();
  const at = async (moment: string) => {
    const { day, cutoffAt, confirmAt } = await dealingOf(server().db, product, new Date(moment));
    return [day, cutoffAt.toISOString(), confirmAt.toISOString()];
  };
  const [eve, monday] = ['2026-12-24T07:00:00.000Z', '2026-12-28T07:00:00.000Z'];
  expect(await at(eve)).toEqual(['2026-12-24', eve, '2026-12-28T08:00:00.000Z']);
  // A second later it is the day after Christmas and the weekend.
  const next = ['2026-12-28', monday, '2026-12-29T08:00:00.000Z'];
  expect(await at('2026-12-24T07:00:01Z')).toEqual(next);
  expect(await at('2026-12-26T01:00:00Z')).toEqual(next);
});

it('the confirmation date of a fund’s order is known while it waits', async () => {
  const { row } = await ordered('fund', { cutoff: '15:00', confirm_days: 1 });
  const { trade, ...of } = await row();
  const at = (phase: typeof trade.phase) =>
    confirmDate(server().db, { ...of, trade: { ...trade, dealingDay: '2026-12-24', phase } });
  expect((await at('review'))?.toISOString()).toBe('2026-12-28T08:00:00.000Z');
  expect(await at(null)).toBeNull();
});

it('the settlement date is kept with the sale, and stays if the market owes the money without a date', async () => {
  const { trade } = await ordered('stock', { prev_close: '12.00' });
  const calls = tradeCalls(angel);
  await allot(server().db, trade);
  const { settle_at: shown } = (await calls.detail(trade)).body.sale;
  const { body: sold } = await calls.sell(trade, 2, { price: '12.00' });
  expect(sold.settle_at).toBe(shown);
  const path = `/trx/admin/v1/stock/settle/${trade.id}`;
  const clear = { to: 'unsettled', version: 3 };
  const { body } = await angel.call('POST', path, clear, once());
  expect(body).toMatchObject({ status: 'unsettled', settle_at: shown, market: 'XMAS' });
});

it('an unpriced product keeps the end of its term', async () => {
  const { trade, row } = await ordered('quant');
  const { db } = server();
  await tradeCalls(angel).approve(trade);
  expect(await settleDate(db, await row(), christmasEve)).toBeNull();
  const [{ settleAt = null } = {}] = await db
    .select()
    .from(tradeRecord)
    .where(eq(tradeRecord.id, trade.id));
  expect(settleAt).not.toBeNull();
});
