import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fundNav, product as productTable, tradeRecord } from '../../kernel/db/schema.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { runBulk, stateOfItems } from '../../testing/bulk-runs.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  holdFund,
  makeDue,
  type ProductFixture,
  passCutoff,
  strike,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { auditProposal, tie } from '../../testing/two-person-fixtures.ts';
import { runChecks } from '../data-check/run-checks.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
let god: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  [angel, angel2, god, hero] = (await Promise.all(
    ['angel', 'angel2', 'god', 'hero'].map((name) => signIn(name as 'angel')),
  )) as [ApiClient, ApiClient, ApiClient, ApiClient];
});

const money = async (of: ClientFixture) => {
  const { balance, frozen } = await readAccount(server().db, of.accounts['USD']);
  return [Number(balance), Number(frozen)];
};
const shown = async (of: { kind: string; id: string }) =>
  (await tradeCalls(angel).detail(of)).body.trade;
const confirm = (who: ApiClient, { id }: ProductFixture, body: object) =>
  tradeCalls(who).confirm(id, body);

async function approved() {
  const { db } = server();
  const client = await addRichClient(db, { money: '5000.00' });
  const fund = await addProduct(db, 'fund');
  const order = await addTrade(db, client, fund);
  expect((await tradeCalls(angel).approve(order)).status).toBe(200);
  return { client, fund, order };
}

async function redeeming() {
  const { db } = server();
  const client = await addRichClient(db, { money: '5000.00' });
  const fund = await addProduct(db, 'fund', { terms: { redeem_days: 1 } });
  const order = await addTrade(db, client, fund);
  await holdFund(db, order);
  const answer = await tradeCalls(angel2).redeem(order, 3);
  expect([answer.status, answer.body.phase]).toEqual([200, 'redeeming']);
  return { client, fund, order };
}

describe('an order for a fund', () => {
  // @rule trade-records: An approved fund order waits, its money frozen, for the NAV of its day
  // @in domains/trade/trade-steps.ts ./fund-dealing.ts
  it('waits with its money frozen once it is approved, and is confirmed at the value of its day', async () => {
    const { client, fund, order } = await approved();
    expect(await shown(order)).toMatchObject({
      ...{ status: 'awaiting', phase: 'confirming', price: null, allotted_qty: null },
      ...{ frozen: '1000.00', paid: '0.00', dealing_day: order.dealingDay },
    });
    expect(await money(client)).toEqual([5000, 1000]);
    const { day, version } = await strike(server().db, order, '2');
    const { body } = await confirm(angel, fund, { day, version });
    expect(body).toMatchObject({
      proposed: false,
      orders: [{ id: order.id, side: 'subscription', units: '500', amount: '1000.00', code: null }],
      dealing: { days: [] },
    });
    expect(await shown(order)).toMatchObject({
      ...{ status: 'holding', phase: null, price: '2', allotted_qty: '500', paid: '1000.00' },
      ...{ frozen: '0.00', steps: ['redeem'] },
    });
    expect(await money(client)).toEqual([4000, 0]);
  });

  it('is not decided twice, and not sold at a typed price', async () => {
    const { order } = await approved();
    const calls = tradeCalls(angel2);
    const refused = [await calls.approve(order, 2), await calls.reject(order, 2)];
    expect(refused.map(({ body }) => body.code)).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED']);
    const held = await holdFund(
      server().db,
      await addTrade(
        server().db,
        await addRichClient(server().db),
        await addProduct(server().db, 'fund'),
      ),
    );
    for (const made of [{ price: '1.2345' }, { profit: '1.00' }, {}]) {
      const { status, body } = await calls.sell(held, 3, made);
      expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
    }
    expect((await calls.detail(held)).body.sale).toBeNull();
  });

  // @rule trade-records: A fund order or redemption is cancelled only until the cut-off of its day
  // @in domains/trade/trade-view.ts
  it('is cancelled until the cut-off, approved or not, and not after it', async () => {
    const { db } = server();
    const early = await approved();
    expect((await tradeCalls(angel).withdraw(early.order, 2)).body).toMatchObject({
      ...{ status: 'released', phase: null, frozen: '0.00' },
    });
    expect(await money(early.client)).toEqual([5000, 0]);
    const late = await approved();
    await passCutoff(db, late.order);
    const { status, body } = await tradeCalls(angel).withdraw(late.order, 2);
    expect([status, body.code]).toEqual([409, 'CUTOFF_PASSED']);
    expect((await shown(late.order)).steps).toEqual([]);
  });

  it('keeps its day, whatever becomes of the cut-off and the status of the fund', async () => {
    const { db } = server();
    const { fund, order } = await approved();
    const terms = { ...fund.terms, cutoff: '00:01', confirm_days: 9 };
    await db
      .update(productTable)
      .set({ terms, status: 'disabled' })
      .where(eq(productTable.id, fund.id));
    const { dealing_day: kept, cutoff_at: cutoffAt } = await shown(order);
    expect([kept, cutoffAt]).toEqual([order.dealingDay, order.cutoffAt?.toISOString()]);
    const struck = await strike(db, order);
    expect((await confirm(angel, fund, struck)).body.orders).toMatchObject([{ code: null }]);
  });

  it('is found by its day and its phase', async () => {
    const { order, fund } = await approved();
    const found = async (query: string) =>
      (await angel.get(`/trx/admin/v1/fund/list?product_id=${fund.id}&${query}`)).body.total;
    expect(await found(`phase=confirming&dealing_day=${order.dealingDay}`)).toBe(1);
    expect(await found('phase=review')).toBe(0);
    expect(await found('dealing_day=2020-01-02')).toBe(0);
  });
});

describe('the redemption of a fund', () => {
  // @rule trade-records: A redemption waits for the NAV of its dealing day and settles after it
  // @in ./routes.ts ./fund-dealing.ts
  it('waits for the value of its day, and is paid out after the settlement days', async () => {
    const { client, fund, order } = await redeeming();
    const { day, version } = await strike(server().db, order, '1.24');
    expect(await money(client)).toEqual([4000, 0]);
    const { body } = await confirm(angel, fund, { day, version });
    expect(body.orders).toMatchObject([{ side: 'redemption', units: '810.04455245', code: null }]);
    const sold = await shown(order);
    // 810.04455245 units at 1.24 are 1004.455…
    expect(sold).toMatchObject({
      status: 'sold',
      sold_price: '1.24',
      profit: '4.45',
      fee: '15.00',
    });
    const calls = tradeCalls(angel);
    expect((await calls.clear(order, sold.version)).status).toBe(200);
    expect((await calls.complete(order, sold.version + 1)).body.code).toBe('SETTLEMENT_NOT_DUE');
    await makeDue(server().db, order);
    expect((await calls.complete(order, sold.version + 1)).body.status).toBe('completed');
    expect(await money(client)).toEqual([4989.45, 0]);
  });

  it('is asked for once, also at the same time, and can be cancelled until the cut-off', async () => {
    const { order } = await redeeming();
    const held = await shown(order);
    const again = await Promise.all(
      [angel, angel2].map((who) => tradeCalls(who).redeem(order, held.version)),
    );
    expect(again.map(({ body }) => body.code)).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED']);
    const back = (await tradeCalls(angel).withdraw(order, held.version)).body;
    expect(back).toMatchObject({
      status: 'holding',
      phase: null,
      redeem_day: null,
      steps: ['redeem'],
    });
    const answers = await Promise.all(
      [angel, angel2, god].map((who) => tradeCalls(who).redeem(order, back.version)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await passCutoff(server().db, order);
    const late = await tradeCalls(angel).withdraw(order, back.version + 1);
    expect(late.body.code).toBe('CUTOFF_PASSED');
  });

  // @rule trade-records: A redeemed part of a fund is an order of its own; the rest stays
  // @in ./sell-part.ts ./fund-dealing.ts
  it('pays out a part as an order of its own, and leaves the other units as a holding', async () => {
    const { db } = server();
    const client = await addRichClient(db, { money: '5000.00' });
    const fund = await addProduct(db, 'fund', { terms: { redeem_days: 1, fee_pct: '1' } });
    const order = await addTrade(db, client, fund);
    await holdFund(db, order, { nav: '2' });
    const calls = tradeCalls(angel2);
    for (const [quantity, code] of [
      ['500.00000001', 'VALUE_TOO_LARGE'],
      ['0', 'FIELD_INVALID'],
    ]) {
      expect(fieldsOf(await calls.redeem(order, 3, { quantity }))).toEqual({ quantity: code });
    }
    const after = (await calls.redeem(order, 3, { quantity: '125.5' })).body;
    expect(after).toMatchObject({ phase: 'redeeming', redeem_qty: '125.5', allotted_qty: '500' });
    const { day, version } = await strike(db, order, '2.2');
    const { body: dealing } = await tradeCalls(angel).dealing(fund.id);
    expect(dealing.days).toMatchObject([{ redemptions: { count: 1, units: '125.5' } }]);
    const { body } = await confirm(angel, fund, { day, version });
    expect(body.orders).toMatchObject([{ id: order.id, units: '125.5', amount: '276.10' }]);

    const rest = (await calls.detail(order)).body;
    expect(rest.trade).toMatchObject({
      ...{ status: 'holding', phase: null, redeem_day: null, redeem_qty: null, steps: ['redeem'] },
      ...{ allotted_qty: '374.5', paid: '749.00', amount: '749.00', profit: null },
    });
    const [part] = rest.parts;
    expect(part).toMatchObject({ status: 'sold', quantity: '125.5', paid: '251.00' });
    const sold = { kind: 'fund', id: part.id };
    expect(await shown(sold)).toMatchObject({ profit: '25.10', fee: '2.51', redeem_day: day });
    expect((await calls.clear(sold, 1)).status).toBe(200);
    await makeDue(db, sold);
    expect((await calls.complete(sold, 2)).body.status).toBe('completed');
    expect(await money(client)).toEqual([4273.59, 0]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('takes a second person for a part that the user has asked for, and is cancelled as a whole', async () => {
    const { db } = server();
    const { fund, order } = await redeeming();
    const { version } = await shown(order);
    const calls = tradeCalls(angel2);
    const back = (await calls.withdraw(order, version)).body;
    expect(back).toMatchObject({ phase: null, redeem_qty: null, allotted_qty: '810.04455245' });
    expect((await calls.redeem(order, back.version, { quantity: '10' })).status).toBe(200);
    const struck = await strike(db, order, '1.24');
    expect((await confirm(angel2, fund, struck)).body.proposed).toBe(true);
    const [waiting] = (await tradeCalls(angel).dealing(fund.id)).body.waiting;
    expect(await auditProposal(angel, waiting)).toMatchObject({ status: 200 });
    expect(await shown(order)).toMatchObject({ status: 'holding', allotted_qty: '800.04455245' });
  });

  it('is asked for of many holdings in one run, each by itself', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const fund = await addProduct(db, 'fund');
    const held = [await addTrade(db, client, fund), await addTrade(db, client, fund)];
    for (const order of held) await holdFund(db, order);
    const waiting = await addTrade(db, client, fund);
    const report = await runBulk(angel, {
      ...{ operation: 'redeemFundOrder', body: { remark: 'Asked for by telephone' } },
      items: [...held, waiting].map(({ id }) => ({ id, version: id === waiting.id ? 1 : 3 })),
    });
    expect(stateOfItems(report)).toEqual(['done', 'done', 'refused INVALID_TRANSITION']);
    // Units are redeemed at a value that is not known.
    expect(report.items[0]).toMatchObject({ amount: null, currency: 'USD' });
    expect((await shown(held[1] as { kind: string; id: string })).phase).toBe('redeeming');
  });

  // @rule trade-records: A user who made, approved or redeemed a fund order does not confirm it alone
  // @in ./settle-trade.ts
  it('takes a second person if who confirms it has asked for it', async () => {
    const { fund, order } = await redeeming();
    const struck = await strike(server().db, order, '1.24');
    const { body } = await confirm(angel2, fund, struck);
    expect(body).toMatchObject({
      proposed: true,
      orders: [],
      dealing: { days: [{ day: struck.day }] },
    });
    expect((await shown(order)).phase).toBe('redeeming');
    expect((await confirm(angel, fund, struck)).body.code).toBe('PROPOSAL_OPEN');
    const [waiting] = body.dealing.waiting;
    expect(await auditProposal(angel, waiting)).toMatchObject({ status: 200 });
    expect((await shown(order)).status).toBe('sold');
  });

  it('takes a second person if a tied account has asked for it', async () => {
    const { db } = server();
    const { fund, order } = await redeeming();
    await tie(db, 'angel2', 'angel');
    const { body } = await confirm(angel, fund, await strike(db, order, '1.24'));
    await tie(db, 'angel2', null);
    expect(body.proposed).toBe(true);
  });

  // The sums of the limit are kept by client.
  it('takes a second person if it is of several clients', async () => {
    const { db } = server();
    const { fund, order } = await redeeming();
    const other = await addTrade(db, await addRichClient(db), fund);
    await db
      .update(tradeRecord)
      .set({ dealingDay: order.dealingDay })
      .where(eq(tradeRecord.id, other.id));
    await holdFund(db, other);
    expect((await tradeCalls(angel2).redeem(other, 3)).status).toBe(200);
    await passCutoff(db, other);
    expect((await confirm(angel, fund, await strike(db, order))).body.proposed).toBe(true);
  });

  it('takes a second person above the limit of what it makes', async () => {
    const { fund, order } = await redeeming();
    const struck = await strike(server().db, order, '20');
    expect((await confirm(angel, fund, struck)).body.proposed).toBe(true);
  });
});

describe('a dealing day', () => {
  it('is listed with its subscriptions and redemptions apart, as long as they wait', async () => {
    const { db } = server();
    const { fund, order, client } = await redeeming();
    const more = await addTrade(db, client, fund, { amount: '500.00' });
    await addTrade(db, client, fund, { amount: '20.00' });
    expect((await tradeCalls(angel).approve(more)).status).toBe(200);
    const { body } = await tradeCalls(angel).dealing(fund.id);
    const days = body.days.filter(({ day }: { day: string }) => day === more.dealingDay);
    expect([body.may_confirm, body.currency]).toEqual([true, 'USD']);
    expect(days).toMatchObject([
      { nav: null, subscriptions: { count: 1, amount: '500.00', in_review: 1 } },
    ]);
    expect(body.days.map(({ redemptions }: { redemptions: object }) => redemptions)).toContainEqual(
      {
        count: 1,
        units: (await shown(order)).allotted_qty,
      },
    );
  });

  it('is confirmed with its value alone, once, and a repeat changes nothing', async () => {
    const { fund, order, client } = await approved();
    const missing = await confirm(angel, fund, { day: order.dealingDay, version: 1 });
    expect([missing.status, missing.body.code]).toEqual([409, 'NAV_MISSING']);
    const { day, version } = await strike(server().db, order);
    const stale = await confirm(angel, fund, { day, version: version + 1 });
    expect(stale.body).toMatchObject({ code: 'STALE_RECORD', current: { may_confirm: true } });
    const both = await Promise.all(
      [angel, angel2].map((who) => confirm(who, fund, { day, version })),
    );
    const dealt = both.map(({ body }) => body.orders.length).sort();
    expect(dealt).toEqual([0, 1]);
    expect((await confirm(god, fund, { day, version })).body.orders).toEqual([]);
    expect(await money(client)).toEqual([4000, 0]);
    expect(await checkLedger(server().db)).toEqual([]);
  });

  // @rule trade-records: An order that joins a dealing day closes what waits to confirm it
  // @in domains/product/struck-nav.ts
  it('is not confirmed with an order that was approved after the first of two had signed', async () => {
    const { db } = server();
    const { fund, order, client } = await redeeming();
    const late = await addTrade(db, client, fund);
    const struck = await strike(db, order, '1.24');
    const joining = { dealingDay: struck.day };
    await db.update(tradeRecord).set(joining).where(eq(tradeRecord.id, late.id));
    const { body } = await confirm(angel2, fund, struck);
    const [waiting] = body.dealing.waiting;
    const other = await addTrade(db, client, fund);
    expect((await tradeCalls(angel).approve(other)).status).toBe(200);
    const seen = async () => (await angel2.get(`/approval/admin/v1/${waiting.id}`)).body;
    expect((await seen()).status).toBe('pending');
    expect((await tradeCalls(angel).approve(late)).body.phase).toBe('confirming');
    expect(await seen()).toMatchObject({ status: 'expired', reason: expect.any(String) });
    expect((await auditProposal(angel, waiting)).body.code).toBe('PROPOSAL_CLOSED');
    expect((await shown(order)).phase).toBe('redeeming');
    expect((await confirm(angel2, fund, struck)).body.proposed).toBe(true);
  });

  it('is confirmed by those alone who work with all clients', async () => {
    const { fund, order } = await approved();
    const struck = await strike(server().db, order);
    expect((await confirm(hero, fund, struck)).status).toBe(403);
    expect((await tradeCalls(hero).dealing(fund.id)).body.may_confirm).toBe(false);
  });

  // @rule trade-records: No fund order deals at a NAV that was known before its cut-off
  // @in ./fund-dealing.ts domains/product/struck-nav.ts
  it('leaves an order as it is whose value was known before its cut-off', async () => {
    const { db } = server();
    const { fund, order } = await approved();
    const struck = await strike(db, order);
    await db
      .update(tradeRecord)
      .set({ cutoffAt: new Date(Date.now() + 60_000) })
      .where(eq(tradeRecord.id, order.id));
    expect((await confirm(angel, fund, struck)).body.orders).toMatchObject([
      { id: order.id, code: 'NAV_BEFORE_CUTOFF' },
    ]);
    expect((await shown(order)).phase).toBe('confirming');
    const known = { navKnownAt: new Date() };
    await expect(
      db.update(tradeRecord).set(known).where(eq(tradeRecord.id, order.id)),
    ).rejects.toThrow();
  });

  it('is an exception of the data if its value is not that of the order', async () => {
    const { db } = server();
    const { fund, order } = await approved();
    const struck = await strike(db, order);
    await confirm(angel, fund, struck);
    const found = async () => {
      await db.transaction((tx) => runChecks(tx, null));
      const { body } = await god.get(
        '/exception/admin/v1/list?size=200&check=nav_after_cutoff&status=open',
      );
      return body.list?.map(({ subject }: { subject: { id: string } }) => subject.id) ?? [];
    };
    expect(await found()).not.toContain(order.id);
    await db.update(fundNav).set({ nav: '9' }).where(eq(fundNav.productId, fund.id));
    expect(await found()).toContain(order.id);
    await db.update(fundNav).set({ nav: '1.2345' }).where(eq(fundNav.productId, fund.id));
    await db.transaction((tx) => runChecks(tx, null));
  });
});

describe('the value of a dealing day', () => {
  const now = () => new Date(Date.now() - 1000).toISOString();
  async function fundWithOrder() {
    const made = (
      await angel.call(
        'POST',
        '/fund/admin/v1/create',
        { ...productBody('fund'), nav_at: new Date(Date.now() - 3 * 86_400_000).toISOString() },
        once(),
      )
    ).body;
    const { status } = await angel.call('PUT', `/fund/admin/v1/status/${made.id}`, {
      status: 'enabled',
      version: made.version,
    });
    expect(status).toBe(200);
    const { db } = server();
    const [fund] = await db.select().from(productTable).where(eq(productTable.id, made.id));
    const order = await addTrade(db, await addRichClient(db), fund as ProductFixture);
    return { fund: fund as ProductFixture, order };
  }
  const enter = (who: ApiClient, fund: ProductFixture, body: object) =>
    who.call('PUT', `/fund/admin/v1/nav/${fund.id}`, { version: fund.version, ...body });
  const moveTo = (id: string, day: string, cutoffAt: Date) =>
    server()
      .db.update(tradeRecord)
      .set({ dealingDay: day, cutoffAt })
      .where(eq(tradeRecord.id, id));
  const dayOf = (iso: string) => iso.slice(0, 10);

  it('is struck by two people after the cut-off, known since the first of them, and stays once orders are confirmed', async () => {
    const { fund, order } = await fundWithOrder();
    const at = now();
    await moveTo(order.id, dayOf(at), new Date(Date.now() + 60_000));
    expect(fieldsOf(await enter(angel, fund, { nav: '2', nav_at: at }))).toEqual({
      nav_at: 'NAV_BEFORE_CUTOFF',
    });
    await moveTo(order.id, dayOf(at), new Date(Date.now() - 60_000));
    const proposed = await enter(angel, fund, { nav: '2', nav_at: at });
    const between = new Date();
    await auditProposal(angel2, proposed.body.waiting[0]);
    const [struck] = await server()
      .db.select()
      .from(fundNav)
      .where(and(eq(fundNav.productId, fund.id), eq(fundNav.day, dayOf(at))));
    expect(struck && struck.knownAt <= between).toBe(true);
    expect((await tradeCalls(angel).approve(order)).status).toBe(200);
    const day = dayOf(at);
    const { body } = await confirm(angel, fund, { day, version: struck?.version });
    expect(body.orders).toMatchObject([{ code: null }]);
    const again = { nav: '3', nav_at: now(), version: fund.version + 1 };
    expect(fieldsOf(await enter(angel, fund, again))).toEqual({ nav_at: 'NAV_CONFIRMED' });
  });

  it('closes what waits to confirm its day when it is struck again', async () => {
    const { fund, order } = await fundWithOrder();
    const at = now();
    await holdFund(server().db, order, { by: 'angel' });
    await server()
      .db.update(tradeRecord)
      .set({
        ...{ phase: 'redeeming', redeemDay: dayOf(at) },
        redeemCutoffAt: new Date(Date.now() - 60_000),
      })
      .where(eq(tradeRecord.id, order.id));
    const strikeAt = async (nav: string, version: number) => {
      const { body } = await enter(angel, fund, { nav, nav_at: at, version });
      const value = body.waiting.find((one: { limit: string }) => one.limit === 'config');
      expect((await auditProposal(angel2, value)).status).toBe(200);
    };
    await strikeAt('2', fund.version);
    const { body } = await confirm(angel, fund, { day: dayOf(at), version: 1 });
    const [waiting] = body.dealing.waiting;
    await strikeAt('3', fund.version + 1);
    expect((await angel.get(`/approval/admin/v1/${waiting.id}`)).body.status).toBe('expired');
    expect((await confirm(angel, fund, { day: dayOf(at), version: 2 })).body.proposed).toBe(true);
  });

  it('is not struck before that of an earlier day that waits', async () => {
    const { fund, order } = await fundWithOrder();
    await moveTo(
      order.id,
      dayOf(new Date(Date.now() - 2 * 86_400_000).toISOString()),
      new Date(Date.now() - 60_000),
    );
    expect(fieldsOf(await enter(angel, fund, { nav: '2', nav_at: now() }))).toEqual({
      nav_at: 'NAV_DAY_MISSING',
    });
  });

  it('moves an order to the next day as soon as a user has proposed it', async () => {
    const { fund, order } = await fundWithOrder();
    const at = now();
    await moveTo(order.id, dayOf(at), new Date(Date.now() - 60_000));
    expect((await enter(angel, fund, { nav: '2', nav_at: at })).body.waiting).toHaveLength(1);
    const later = await addTrade(server().db, await addRichClient(server().db), fund);
    expect(later.dealingDay && later.dealingDay > dayOf(at)).toBe(true);
  });
});
