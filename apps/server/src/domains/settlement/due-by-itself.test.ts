import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { account, tradeRecord } from '../../kernel/db/schema.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { lapseUnpaidAllotments, renewSubscriptions } from './payments.ts';

const server = useTestServer({ brokenBooks: true });
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

// @rule trade-records: A due step that fails keeps no other record's from being done
// @in kernel/run-each.ts
it('an allotment that cannot lapse keeps no other from it', async () => {
  const { db, owner, signIn } = server();
  const calls = tradeCalls(await signIn('angel'));
  const [broken, sound] = [await partlyPaid(1), await partlyPaid(2)];
  await owner.update(account).set({ frozen: '0' }).where(eq(account.id, broken.accountId));
  await expect(lapseUnpaidAllotments(db, inDays(3))).rejects.toThrow(AggregateError);
  expect((await calls.detail(broken)).body.trade.status).toBe('outstanding');
  expect((await calls.detail(sound)).body.trade.status).toBe('released');

  async function partlyPaid(days: number) {
    const client = await addRichClient(db, { money: '5000.00' });
    const terms = {
      ...{ funding_model: 'pay_on_win', issue_price: '1.00' },
      pay_deadline: inDays(days).toISOString(),
    };
    const trade = await addTrade(db, client, await addProduct(db, 'ipo', { terms }));
    await allot(db, trade);
    expect((await calls.pay(trade, 2, '300.00')).status).toBe(200);
    return trade;
  }
});

it('a subscription that cannot be billed keeps no other from it', async () => {
  const { db, signIn } = server();
  const calls = tradeCalls(await signIn('angel'));
  const of = await addProduct(db, 'ai');
  const [broken, sound] = [await subscribed(), await subscribed()];
  const [found] = await db.select().from(tradeRecord).where(eq(tradeRecord.id, broken.id));
  if (found?.plan == null) throw new Error('A subscription has a plan.');
  // No one knows when the period after it ends.
  const plan = { ...found.plan, next_bill_at: '2000-01-01T00:00:00Z', period: 1 as never };
  await db.update(tradeRecord).set({ plan }).where(eq(tradeRecord.id, broken.id));
  await expect(renewSubscriptions(db, inDays(40))).rejects.toThrow(AggregateError);
  const { history } = (await calls.detail(sound)).body;
  expect(history.at(-1)).toMatchObject({ action: 'renewed' });

  async function subscribed() {
    const client = await addRichClient(db, { money: '100.00' });
    const trade = await addTrade(db, client, of, { kind: 'subscribe' });
    expect((await calls.approve(trade)).status).toBe(200);
    return trade;
  }
});
