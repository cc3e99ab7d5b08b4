import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../http/contract.ts';
import { auditLog, tradeRecord, withdrawal, workItem } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal } from '../../testing/credit-fixtures.ts';
import { addDeposit, type ClientFixture, staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allocationCalls,
  allot,
  makeDue,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';
import { claimingOperations } from './claim-next.ts';

const server = useTestServer();
let god: ApiClient;
let angel: ApiClient;
let hero: ApiClient;
let angelId: string;
let client: ClientFixture;

beforeAll(async () => {
  const { db, signIn } = server();
  await liftSums(db);
  [god, angel, hero] = [await signIn('god'), await signIn('angel'), await signIn('hero')];
  angelId = await staffId(db, 'angel');
  client = await addRichClient(db);
});

const at = (what: string, type: string, id: string) => `/work/admin/v1/${what}/${type}/${id}`;
const next = async (who: ApiClient, body: Schemas.NextWorkRequest) =>
  (await who.call('POST', '/work/admin/v1/next', body)).body;
const holderOf = async (id: string) => {
  const [row] = await server().db.select().from(workItem).where(eq(workItem.recordId, id));
  return row?.holderId ?? null;
};
const overdueIn = async (queue: Schemas.WorkQueue): Promise<number> =>
  (await god.get('/stat/admin/v1/targets')).body.queues.find(
    (one: Schemas.QueueTargetStat) => one.queue === queue,
  ).overdue;

const longAgo = new Date('2026-01-01T00:00:00Z');
const today = new Date().toISOString().slice(0, 10);

async function toSend(): Promise<string> {
  const { db } = server();
  const { id } = await addWithdrawal(db, await addRichClient(db), { amount: '10.00' });
  const body = { result: 'approved', ...acknowledged, version: 1 };
  const { body: decided } = await god.call('POST', `/withdraw/admin/v1/audit/${id}`, body, once());
  expect(decided.payout).toMatchObject({ phase: 'to_send' });
  return id;
}

describe('a payout to send', () => {
  // @rule work: Payouts to send are claimed, assigned and found by next, until they are sent
  // @in ./work-queues.ts domains/withdrawal/payout.ts
  it('is found by next, assigned, listed by its holder, and free once it is sent', async () => {
    const id = await toSend();
    const found = await next(angel, { queue: 'payout' });
    expect(found.item).toMatchObject({ type: 'withdrawal', id, holder: { id: angelId } });
    expect(await next(god, { queue: 'payout' })).toEqual({ item: null, reason: 'empty' });
    expect(await next(god, { queue: 'withdrawal' })).toEqual({ item: null, reason: 'empty' });
    const own = await angel.get('/withdraw/admin/v1/list?holder=me&payout=to_send');
    expect(own.body.list.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await hero.call('PUT', at('claim', 'withdrawal', id), {})).status).toBe(403);
    const assigned = await god.call('PUT', at('assign', 'withdrawal', id), { staff_id: angelId });
    expect(assigned.body).toMatchObject({
      holder: { id: angelId },
      assigned_by: { name: '高建明' },
    });
    const { list } = (await god.get('/work/admin/v1/list?type=withdrawal')).body;
    expect(list.map(({ item }: Schemas.ListedWork) => item.id)).toEqual([id]);

    const sent = { reference: 'FT-work-1', sent_on: today, version: 2 };
    const { status } = await angel.call(
      'POST',
      `/withdraw/admin/v1/payout/sent/${id}`,
      sent,
      once(),
    );
    expect(status).toBe(200);
    expect(await holderOf(id)).toBeNull();
    expect(
      (await god.call('PUT', at('assign', 'withdrawal', id), { staff_id: angelId })).status,
    ).toBe(403);
  });

  it('is free once it is rolled back', async () => {
    const id = await toSend();
    await angel.call('PUT', at('claim', 'withdrawal', id), {});
    expect(await holderOf(id)).toBe(angelId);
    const body = { reason: 'returned', version: 2 };
    expect((await god.call('PUT', `/withdraw/admin/v1/rollback/${id}`, body, once())).status).toBe(
      200,
    );
    expect(await holderOf(id)).toBeNull();
  });

  it('counts from its approval, and is in the targets when it is late or sent', async () => {
    const id = await toSend();
    const payouts = async (): Promise<Schemas.QueueTargetStat> =>
      (await god.get('/stat/admin/v1/targets')).body.queues.find(
        (one: Schemas.QueueTargetStat) => one.queue === 'payout',
      );
    const before = await payouts();
    await server().db.update(withdrawal).set({ createdAt: longAgo }).where(eq(withdrawal.id, id));
    expect((await payouts()).overdue).toBe(before.overdue);
    const sent = { reference: 'FT-work-2', sent_on: today, version: 2 };
    await angel.call('POST', `/withdraw/admin/v1/payout/sent/${id}`, sent, once());
    expect(await payouts()).toMatchObject({ met: before.met + 1, missed: before.missed });
  });
});

describe('an order that waits for its next step', () => {
  // @rule work: Orders to pay, settle or sell are claimed and found by next until then
  // @in ./work-queues.ts domains/trade/trade-transitions.ts
  it('is found by next when its payment is due, and free once it is paid', async () => {
    const { db } = server();
    const terms = { funding_model: 'pay_on_win', issue_price: '2.00', fee_pct: '0' };
    const of = await addProduct(db, 'ipo', { terms });
    const trade = await addTrade(db, client, of, { quantity: '500' });
    expect((await next(angel, { queue: 'payment_due', kind: 'ipo' })).item).toBeNull();
    await allot(db, trade);
    const found = await next(angel, { queue: 'payment_due', kind: 'ipo' });
    expect(found.item).toMatchObject({ type: 'trade', id: trade.id, holder: { id: angelId } });
    expect((await next(god, { queue: 'payment_due', kind: 'stock' })).item).toBeNull();
    const { trade: read } = (await tradeCalls(god).detail(trade)).body;
    expect((await tradeCalls(god).pay(trade, read.version, read.outstanding)).status).toBe(200);
    expect(await holderOf(trade.id)).toBeNull();
  });

  it('is found by next once its term is over, and free once it is sold', async () => {
    const { db } = server();
    const trade = await addTrade(db, client, await addProduct(db, 'ai'));
    expect((await tradeCalls(angel).approve(trade)).status).toBe(200);
    expect((await next(angel, { queue: 'matured', kind: 'ai' })).item).toBeNull();
    const overdue = await overdueIn('matured');
    await db.update(tradeRecord).set({ settleAt: longAgo }).where(eq(tradeRecord.id, trade.id));
    expect(await overdueIn('matured')).toBe(overdue + 1);
    expect((await next(angel, { queue: 'matured', kind: 'ai' })).item).toMatchObject({
      id: trade.id,
    });
    const { trade: read } = (await tradeCalls(god).detail(trade)).body;
    expect((await tradeCalls(god, angel).sell(trade, read.version)).status).toBe(200);
    expect(await holderOf(trade.id)).toBeNull();
  });

  it('waits for its settlement from the settlement date on', async () => {
    const { db } = server();
    const trade = await addTrade(db, client, await addProduct(db, 'stock'));
    await allot(db, trade);
    const calls = tradeCalls(god);
    const version = async () => (await calls.detail(trade)).body.trade.version;
    expect((await calls.sell(trade, await version())).status).toBe(200);
    expect((await calls.clear(trade, await version())).status).toBe(200);
    const request = { queue: 'awaiting_settlement', kind: 'stock' } as const;
    expect((await next(angel, request)).item).toBeNull();
    await makeDue(db, trade);
    expect((await next(angel, request)).item).toMatchObject({ id: trade.id });
    expect((await angel.get('/trx/admin/v1/stock/list?holder=me')).body.total).toBe(1);
    expect((await calls.complete(trade, await version())).status).toBe(200);
    expect(await holderOf(trade.id)).toBeNull();
  });
});

describe('a proposal', () => {
  // @rule work: Proposals are claimed, assigned and found by next, by users who may decide them
  // @in ./work-queues.ts domains/approval/close-proposal.ts
  it('is found by next, listed by its holder, and free once it is decided', async () => {
    const { id: depositId } = await addDeposit(server().db, client, { amount: '900000.00' });
    const body = { result: 'approved', ...acknowledged, version: 1 };
    const signed = await god.call('PUT', `/deposit/admin/v1/audit/${depositId}`, body, once());
    const { id, version } = signed.body.decision.second_person.waiting;
    expect(await next(god, { queue: 'approval' })).toEqual({ item: null, reason: 'empty' });
    const found = await next(angel, { queue: 'approval' });
    expect(found.item).toMatchObject({ type: 'proposal', id, holder: { id: angelId } });
    const list = async (who: ApiClient, holder: string): Promise<string[]> =>
      (await who.get(`/approval/admin/v1/list?status=pending&holder=${holder}`)).body.list.map(
        (one: { id: string }) => one.id,
      );
    expect([await list(angel, 'me'), await list(god, 'others')]).toEqual([[id], [id]]);
    expect((await hero.call('PUT', at('claim', 'proposal', id), {})).status).toBe(404);
    const { body: listed } = await god.get('/work/admin/v1/list?type=proposal');
    expect(listed.list).toMatchObject([{ item: { id }, name: expect.stringMatching(/^D/) }]);
    const met = async () =>
      (await god.get('/stat/admin/v1/targets')).body.queues.find(
        (one: Schemas.QueueTargetStat) => one.queue === 'approval',
      ).met;
    const before = await met();
    const decision = { result: 'approved', version, ...acknowledged };
    const decided = await angel.call('PUT', `/approval/admin/v1/audit/${id}`, decision, once());
    expect(decided.status).toBe(200);
    expect(await holderOf(id)).toBeNull();
    expect(await met()).toBe(before + 1);
  });
});

describe('an allocation', () => {
  async function applied() {
    const of = await addProduct(server().db, 'ipo', {
      poolQty: 1000,
      terms: { issue_price: '1.00' },
    });
    return { of, trade: await addTrade(server().db, client, of, { quantity: '500' }) };
  }
  const holders = async (who: ApiClient, query: string): Promise<string[]> =>
    (await who.get(`/allocation/admin/v1/list?${query}`)).body.list.map(
      (one: { id: string }) => one.id,
    );

  // @rule work: Allocations are claimed, assigned and found by next, until they are published
  // @in domains/allocation/list-allocated-products.ts domains/allocation/publish-allocation.ts
  it('is found by next, listed by its holder, assigned, and free once it is published', async () => {
    const { of, trade } = await applied();
    const found = await next(angel, { queue: 'allocation' });
    expect(found.item).toMatchObject({ type: 'allocation', id: of.id, holder: { id: angelId } });
    expect(Date.parse(found.item.expires_at)).toBeGreaterThan(Date.now());
    expect(await next(god, { queue: 'allocation' })).toEqual({ item: null, reason: 'empty' });
    expect(await holders(angel, 'holder=me')).toEqual([of.id]);
    expect(await holders(god, 'holder=others')).toEqual([of.id]);
    expect((await god.call('PUT', at('claim', 'allocation', of.id), {})).body).toMatchObject({
      mine: false,
      item: { holder: { id: angelId } },
    });
    const assigned = await god.call('PUT', at('assign', 'allocation', of.id), {
      staff_id: angelId,
    });
    expect(assigned.body).toMatchObject({ holder: { id: angelId }, expires_at: null });
    const { list } = (await god.get('/work/admin/v1/list?type=allocation')).body;
    expect(list).toMatchObject([{ item: { id: of.id }, name: of.name }]);

    await allocationCalls(god).save(of, 0, [[trade.id, 500]]);
    expect(await holderOf(of.id)).toBe(angelId);
    expect((await allocationCalls(angel).publish(of, 1)).status).toBe(200);
    expect(await holderOf(of.id)).toBeNull();
    expect((await angel.call('PUT', at('claim', 'allocation', of.id), {})).body.mine).toBe(false);
    const entries = await server().db.select().from(auditLog).where(eq(auditLog.subjectId, of.id));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['work.opened', 'work.assigned', 'allocation.published']),
    );
  });

  it('is for users who may allot to every client, and who see its kind', async () => {
    const { of } = await applied();
    const superman = await server().signIn('superman');
    for (const who of [hero, superman]) {
      const { status, body } = await who.call('PUT', at('claim', 'allocation', of.id), {});
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
      expect((await who.get('/work/admin/v1/list?type=allocation')).body.list ?? []).toEqual([]);
    }
    const stock = await addProduct(server().db, 'stock');
    expect((await god.call('PUT', at('claim', 'allocation', stock.id), {})).status).toBe(404);
    const empty = await addProduct(server().db, 'ipo');
    expect((await god.call('PUT', at('claim', 'allocation', empty.id), {})).body.mine).toBe(false);
    const superId = await staffId(server().db, 'superman');
    const given = await god.call('PUT', at('assign', 'allocation', of.id), { staff_id: superId });
    expect(given.body.errors).toMatchObject([{ code: 'ASSIGNEE_CANNOT_DECIDE' }]);
  });
});

describe('a decision with `claim_next`', () => {
  // @rule work: Decisions of every desk claim the record that opens next
  // @in ./claim-next.ts
  it('claims a withdrawal, and a record of another kind that is named with it', async () => {
    const { db } = server();
    const pending = async () => (await addWithdrawal(db, await addRichClient(db))).id;
    const [first, second] = [await pending(), await pending()];
    const { id: other } = await addDeposit(db, client);
    const decide = async (id: string, query: string) => {
      const body = { result: 'rejected', reason: 'no', version: 1 };
      const url = `/withdraw/admin/v1/audit/${id}?${query}`;
      return (await angel.call('POST', url, body, once())).body.claimed_next;
    };
    expect(await decide(first, `claim_next=${second}`)).toMatchObject({
      ...{ mine: true, comments: 0 },
      item: { type: 'withdrawal', id: second, holder: { id: angelId } },
    });
    const asOther = `claim_next=${other}&claim_next_type=deposit`;
    expect(await decide(second, asOther)).toMatchObject({
      item: { type: 'deposit', id: other, holder: { id: angelId } },
    });
  });

  it('is taken by every operation that declares it', () => {
    const declaring = readContract().filter(
      ({ query }) => 'claim_next' in ((query?.['properties'] ?? {}) as object),
    );
    const keys = declaring.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(Object.keys(claimingOperations).toSorted());
  });

  it('claims a proposal, with the comments on what it is about', async () => {
    const { db } = server();
    const proposed = async () => {
      const { id } = await addDeposit(db, client, { amount: '900000.00' });
      const signed = { result: 'approved', ...acknowledged, version: 1 };
      const { body } = await god.call('PUT', `/deposit/admin/v1/audit/${id}`, signed, once());
      return { depositId: id, ...body.decision.second_person.waiting };
    };
    const [first, second] = [await proposed(), await proposed()];
    const comment = {
      subject: { type: 'deposit', id: second.depositId },
      text: 'see',
      mentions: [],
    };
    expect((await god.call('POST', '/comment/admin/v1/add', comment, once())).status).toBe(201);
    const decision = { result: 'rejected', reason: 'no', version: first.version };
    const url = `/approval/admin/v1/audit/${first.id}?claim_next=${second.id}`;
    const { body } = await angel.call('PUT', url, decision, once());
    expect(body.claimed_next).toMatchObject({
      ...{ mine: true, comments: 1 },
      item: { type: 'proposal', id: second.id },
    });
  });
});
