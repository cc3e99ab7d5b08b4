import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rate, tradeRecord } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { addService } from '../../testing/service-accounts.ts';
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
let angel: ApiClient;
let own: ClientFixture;

type Queue = { queue: string; kind: string | null; count: number; base: unknown };

async function queuesOf(person: ApiClient): Promise<Queue[]> {
  const { body } = await person.get('/stat/admin/v1/summary');
  return body.queues;
}

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  own = await addClient(db, { agent: 'hero7' });
  const robot = await addClient(db, { fake: true, agent: null });
  await addDeposit(db, own, { amount: '10.00', at: new Date('2026-03-02T00:00:00Z') });
  await addDeposit(db, own, { amount: '5.00', at: new Date('2026-03-01T00:00:00Z') });
  await addDeposit(db, robot, { amount: '1000.00', at: new Date('2026-02-01T00:00:00Z') });
});

describe('the queues of the summary', () => {
  // @rule statistics: The summary names each queue that the user may decide, with worth and age
  it('count what waits, what it is worth in the base currency, since when and its target', async () => {
    const deposits = (await queuesOf(angel)).find(({ queue }) => queue === 'deposit');
    expect(deposits).toEqual({
      queue: 'deposit',
      kind: null,
      count: 2,
      totals: [{ currency: 'USD', count: 2, amount: '15.00' }],
      base: { currency: 'USD', amount: '15.00' },
      oldest_at: '2026-03-01T00:00:00.000Z',
      target_minutes: 120,
    });
  });

  it('are those that the user may decide, empty ones too, in the order of the menu', async () => {
    const named = (await queuesOf(angel)).map(({ queue, kind }) =>
      kind === null || queue === 'order' ? (kind ?? queue) : `${queue} ${kind}`,
    );
    const settled = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'];
    expect(named).toEqual([
      ...['kyc', 'deposit', 'withdrawal', 'loan', 'compensation', 'bonus'],
      ...['stock', 'block', 'ipo', 'daily', 'subscribe', 'ai', 'fund', 'quant'],
      'payment_due ipo',
      ...settled.map((kind) => `awaiting_settlement ${kind}`),
      ...['daily', 'ai', 'quant'].map((kind) => `matured ${kind}`),
      'approval',
    ]);
    const hero = await queuesOf(await server().signIn('hero7'));
    expect(hero.map(({ queue }) => queue)).not.toContain('deposit');
    expect(hero.map(({ kind }) => kind)).toContain('block');
    expect(hero.map(({ queue }) => queue)).toContain('kyc');
  });

  it('are those that a program may read: it watches what people decide', async () => {
    const { api } = await addService(server(), {
      scopes: ['dashboard:read', 'deposit:read', 'stock_trx:read'],
    });
    const queues = await queuesOf(api);
    expect(queues.map(({ queue, kind, count }) => [kind ?? queue, count])).toEqual([
      ['deposit', 2],
      ['stock', 0],
      ['stock', 0],
    ]);
  });

  // @rule statistics: What is unpaid, unsettled or matured is a queue, with what its step moves
  // @in ./order-queues.ts
  it('hold what is to be paid, what awaits settlement and what has matured, each with what its step moves', async () => {
    const { db } = server();
    const client = await addRichClient(db, { agent: 'hero7' });
    const second = await server().signIn('god');
    const trx = tradeCalls(angel, second);
    const god = tradeCalls(second);
    const won = { terms: { funding_model: 'pay_on_win', issue_price: '2.00' } };
    const unpaid = await addTrade(db, client, await addProduct(db, 'ipo', won), {
      quantity: '500',
    });
    await allot(db, unpaid);
    await trx.pay(unpaid, 2, '300.00');
    const of = await addProduct(db, 'quant', { terms: { fee_pct: '0' } });
    const [matured, sold] = [
      await addTrade(db, client, of, { amount: '400.00' }),
      await addTrade(db, client, of),
    ];
    for (const trade of [matured, sold]) await god.approve(trade);
    await makeDue(db, matured);
    await trx.sell(sold, 2, { profit: '5.00' });
    await trx.clear(sold, 3);
    const later = new Date(Date.now() + 86_400_000);
    await db.update(tradeRecord).set({ settleAt: later }).where(eq(tradeRecord.id, sold.id));
    const { body } = await (await server().signIn('hero7')).get('/stat/admin/v1/summary');
    const found = body.queues
      .filter(
        ({ queue, count }: Queue) => count > 0 && !['order', 'kyc', 'approval'].includes(queue),
      )
      .map(
        ({
          queue,
          kind,
          totals,
          oldest_at,
        }: Queue & { totals: { amount: string }[]; oldest_at: string | null }) => [
          queue,
          kind,
          totals.map(({ amount }) => amount),
          oldest_at !== null,
        ],
      );
    expect(found).toEqual([
      ['payment_due', 'ipo', ['700.00'], true],
      ['awaiting_settlement', 'quant', ['1005.00'], false],
      ['matured', 'quant', ['400.00'], true],
    ]);
    const { body: list } = await angel.get(
      `/trx/admin/v1/quant/list?phase=matured&client_id=${client.id}`,
    );
    expect(list.list.map(({ id }: { id: string }) => id)).toEqual([matured.id]);
  });

  it('are counted for the menu alike, without their worth', async () => {
    for (const name of ['angel', 'hero7']) {
      const person = await server().signIn(name);
      const { body } = await person.get('/stat/admin/v1/queues');
      const counts = (await queuesOf(person)).map(({ queue, kind, count }) => ({
        queue,
        kind,
        count,
      }));
      expect(body).toEqual({ list: counts });
    }
  });

  it('give no sum in the base currency as long as a rate is missing', async () => {
    const { db } = server();
    const foreign = await addClient(db, { currencies: ['JPY'] });
    await addDeposit(db, foreign, { amount: '600', currency: 'JPY' });
    const baseOf = async () => (await queuesOf(angel)).find((one) => one.queue === 'deposit')?.base;
    expect(await baseOf()).toBeNull();
    await db.insert(rate).values({
      primary: 'JPY',
      secondary: 'USD',
      mid: '0.002',
      spread: '0',
      final: '0.002',
      source: 'test',
      effectiveAt: new Date('2026-01-01T00:00:00Z'),
    });
    expect(await baseOf()).toEqual({ currency: 'USD', amount: '16.20' });
  });
});
