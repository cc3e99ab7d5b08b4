import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, client as clientTable, product, tradeRecord } from '../../kernel/db/schema.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient, addTrade, tradeCalls } from '../../testing/trade-fixtures.ts';
import { renewSubscriptions } from './payments.ts';

const server = useTestServer();
let angel: ApiClient;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  angel = await server().signIn('angel');
  trx = tradeCalls(angel);
});

const dayMs = 24 * 60 * 60 * 1000;

async function subscribed(money = '100.00') {
  const { db } = server();
  const of = await addRichClient(db, { money });
  const ai = await addProduct(db, 'ai');
  const trade = await addTrade(db, of, ai, { kind: 'subscribe' });
  expect((await trx.approve(trade)).status).toBe(200);
  const detail = async () => (await trx.detail(trade)).body;
  const due = async (): Promise<Date> => new Date((await detail()).trade.plan.next_bill_at);
  return { of, ai, trade, detail, due };
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

describe('a subscription whose period is over', () => {
  // @rule trade-records: A due subscription is billed once, from available funds
  // @in ./payments.ts
  it('is billed once for the next period, which begins at the end of the last one', async () => {
    const { trade, detail, due } = await subscribed();
    const first = await due();
    const now = after(first, dayMs);
    expect(await renewSubscriptions(server().db, after(first, -1))).toEqual({
      renewed: 0,
      ended: 0,
    });
    expect(await renewSubscriptions(server().db, now)).toEqual({ renewed: 1, ended: 0 });
    expect(await renewSubscriptions(server().db, now)).toEqual({ renewed: 0, ended: 0 });
    const { trade: renewed, account, history } = await detail();
    expect(renewed).toMatchObject({ status: 'holding', paid: '60.00', payable: '60.00' });
    expect(account).toMatchObject({ balance: '40.00', available: '40.00' });
    expect(history.at(-1)).toMatchObject({ action: 'renewed', amount: '30.00', actor: null });
    const month = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();
    expect(month(await due()) - month(first)).toBe(1);
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.action, 'trade.renewed'));
    expect(entry).toMatchObject({ actorId: null, subjectId: trade.id });
  });

  it('is billed again for the period after, and the books are right', async () => {
    const { detail, due } = await subscribed();
    await renewSubscriptions(server().db, after(await due(), 1));
    await renewSubscriptions(server().db, after(await due(), 1));
    expect((await detail()).account.balance).toBe('10.00');
    expect(await checkLedger(server().db)).toEqual([]);
  });

  // @rule trade-records: Periods missed while no server runs are not billed
  // @in ./payments.ts
  it('is not billed for periods that have passed without a server', async () => {
    const { detail, due } = await subscribed();
    const now = after(await due(), 100 * dayMs);
    await renewSubscriptions(server().db, now);
    expect((await detail()).account.balance).toBe('40.00');
    expect((await due()).getTime()).toBeGreaterThan(now.getTime());
  });

  // @rule trade-records: A subscription that cannot be billed ends, without debt
  // @in ./payments.ts
  it('ends if not enough is available, and owes nothing', async () => {
    const { detail, due } = await subscribed('59.99');
    await renewSubscriptions(server().db, after(await due(), 1));
    const { trade, account, history } = await detail();
    expect(trade).toMatchObject({ status: 'completed', outstanding: '0.00', steps: [] });
    expect(account.balance).toBe('29.99');
    expect(history.at(-1)).toMatchObject({ action: 'completed', note: 'insufficient_funds' });
  });

  it('ends if its client is disabled', async () => {
    const { of, detail, due } = await subscribed();
    const when = after(await due(), 1);
    await server().db.update(clientTable).set({ active: false }).where(eq(clientTable.id, of.id));
    await renewSubscriptions(server().db, when);
    const { trade, history } = await detail();
    expect([trade.status, history.at(-1).note]).toEqual(['completed', 'client_disabled']);
  });

  it('ends if its product is closed', async () => {
    const { ai, detail, due } = await subscribed();
    const when = after(await due(), 1);
    await server().db.update(product).set({ status: 'closed' }).where(eq(product.id, ai.id));
    await renewSubscriptions(server().db, when);
    const { trade, history } = await detail();
    expect([trade.status, history.at(-1).note]).toEqual(['completed', 'product_closed']);
  });
});

describe('a subscription that is cancelled', () => {
  const cancel = (id: string, version: number) =>
    angel.call(
      'POST',
      `/trx/admin/v1/subscribe/cancel/${id}`,
      { version, remark: '客户来电' },
      {
        'idempotency-key': `cancel-${id}-${version}`,
      },
    );

  // @rule trade-records: A cancelled subscription ends with its period
  // @in ./payments.ts
  it('goes on until its period is over, and then ends without being billed', async () => {
    const { trade, detail, due } = await subscribed();
    const cancelled = await cancel(trade.id, 2);
    expect([cancelled.status, cancelled.body.plan.auto_renew]).toEqual([200, false]);
    expect(cancelled.body).toMatchObject({ status: 'holding', steps: ['complete'] });
    const end = await due();
    await renewSubscriptions(server().db, after(end, -1));
    expect((await detail()).trade.status).toBe('holding');
    await renewSubscriptions(server().db, end);
    const { trade: ended, account, history } = await detail();
    expect([ended.status, account.balance]).toEqual(['completed', '70.00']);
    expect(history.slice(-2)).toMatchObject([
      { action: 'cancelled', note: '客户来电' },
      { action: 'completed', note: 'not_renewed', actor: null },
    ]);
  });

  it('is not cancelled twice, nor in an outdated version', async () => {
    const { trade } = await subscribed();
    expect((await cancel(trade.id, 1)).body.code).toBe('STALE_RECORD');
    expect((await cancel(trade.id, 2)).status).toBe(200);
    expect((await cancel(trade.id, 3)).body.code).toBe('ALREADY_DECIDED');
  });

  it('is not cancelled before it is approved', async () => {
    const { db } = server();
    const ai = await addProduct(db, 'ai');
    const trade = await addTrade(db, await addRichClient(db), ai, { kind: 'subscribe' });
    const refused = await cancel(trade.id, 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    const [kept] = await db.select().from(tradeRecord).where(eq(tradeRecord.id, trade.id));
    expect(kept?.plan?.auto_renew).toBe(true);
  });
});
