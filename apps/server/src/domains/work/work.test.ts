import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  amendment,
  auditLog,
  clientQuestion,
  dataException,
  deposit,
  tradeRecord,
  workItem,
} from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { atOnce } from '../../testing/at-once.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { addOverdrawn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  type DepositFixture,
  staffId,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient, addTrade } from '../../testing/trade-fixtures.ts';
import { liftSums, tie } from '../../testing/two-person-fixtures.ts';
import { returnFromAbsent } from './availability.ts';

const server = useTestServer();
const minuteMs = 60_000;
const people = ['god', 'angel', 'angel2', 'superman', 'hero', 'hero5'] as const;
const apis = {} as Record<(typeof people)[number], ApiClient>;
const ids = {} as Record<(typeof people)[number], string>;
let client: ClientFixture;

beforeAll(async () => {
  await liftSums(server().db);
  for (const name of people) {
    apis[name] = await server().signIn(name);
    ids[name] = await staffId(server().db, name);
  }
  client = await addClient(server().db);
});

const book = (options?: DepositFixture) => addDeposit(server().db, client, options);
const at = (what: string, id: string) => `/work/admin/v1/${what}/deposit/${id}`;
const claim = (who: ApiClient, id: string, body = {}) => who.call('PUT', at('claim', id), body);
const release = (who: ApiClient, id: string) => who.call('DELETE', at('claim', id));
const assign = (who: ApiClient, id: string, staff_id: string) =>
  who.call('PUT', at('assign', id), { staff_id });
const next = (who: ApiClient, body: object = { queue: 'deposit' }) =>
  who.call('POST', '/work/admin/v1/next', body);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();
const putBack = (who: ApiClient, id: string, until = inMinutes(60)) =>
  who.call('PUT', at('return', id), { until });
const listed = async (who: ApiClient) => (await who.get('/work/admin/v1/list?type=deposit')).body;
const actionsOf = async (id: string) =>
  (await server().db.select().from(auditLog).where(eq(auditLog.subjectId, id)))
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ action }) => action);

async function emptyQueue() {
  await server().owner.delete(workItem);
  const { body } = await apis.god.get('/deposit/admin/v1/list?status=pending&size=200');
  for (const { id, version } of body.list) {
    await apis.god.call(
      'PUT',
      `/deposit/admin/v1/audit/${id}`,
      { result: 'rejected', reason: 'over', version },
      once(),
    );
  }
}

async function setAvailability(who: ApiClient, id: string, change: object) {
  const url = `/work/admin/v1/availability/${id}`;
  const { body } = await who.get(url);
  const { capacity, version } = body;
  return who.call('PUT', url, { absence: null, capacity, version, ...change });
}
const away = (from: number, to: number, deputy_id: string | null = null) => ({
  absence: { from: inMinutes(from), to: inMinutes(to), deputy_id },
});

describe('a claim', () => {
  // @rule work: Of users who claim a record at once exactly one gets it
  // @in ./claim-work.ts platform/work-item.ts
  it('goes to exactly one of those who claim at once, and names the one to the others', async () => {
    const { id } = await book();
    const users = [apis.god, apis.angel, apis.angel2];
    const answers = await atOnce(12, (n) => claim(users[n % 3] ?? apis.god, id));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const holders = new Set(answers.map(({ body }) => body.item.holder.id));
    expect(holders.size).toBe(1);
    for (const [n, { body }] of answers.entries()) {
      const mine = [ids.god, ids.angel, ids.angel2][n % 3] === body.item.holder.id;
      expect(body.mine).toBe(mine);
    }
    expect((await actionsOf(id)).filter((action) => action === 'work.opened')).toHaveLength(1);
  });

  // @rule work: A decision claims the next record, unless a colleague works on it
  // @in ./claim-next.ts
  it('comes with the decision before it, and takes nothing from a colleague', async () => {
    await emptyQueue();
    const [first, second, third] = (await atOnce(3, () => book())).map(({ id }) => id);
    const decide = async (id = '', following = '') => {
      const url = `/deposit/admin/v1/audit/${id}?claim_next=${following}`;
      const body = { result: 'rejected', reason: 'no', version: 1 };
      const answer = await apis.angel.call('PUT', url, body, once());
      expect(answer.body.status).toBe('rejected');
      return answer.body.claimed_next;
    };
    expect(await decide(first, second)).toMatchObject({
      ...{ mine: true, comments: 0 },
      item: { id: second, holder: { id: ids.angel } },
    });
    expect((await actionsOf(second ?? '')).at(-1)).toBe('work.opened');
    await claim(apis.angel2, third ?? '');
    expect(await decide(second, third)).toMatchObject({
      mine: false,
      item: { holder: { id: ids.angel2 } },
    });
    expect(await decide(third, first)).toBeNull();
    const last = await book();
    expect(await decide(last.id, client.id)).toBeNull();
    expect((await listed(apis.god)).list).toEqual([]);
  });

  it('lasts for 15 minutes, is renewed by its holder, and then is free', async () => {
    const { id } = await book();
    const { body } = await claim(apis.angel, id);
    const lastsMs = Date.parse(body.item.expires_at) - Date.now();
    expect(lastsMs).toBeGreaterThan(14 * minuteMs);
    expect(lastsMs).toBeLessThanOrEqual(15 * minuteMs + 1000);
    const mine = eq(workItem.recordId, id);
    const soon = new Date(Date.now() + minuteMs);
    await server().db.update(workItem).set({ expiresAt: soon }).where(mine);
    const renewed = await claim(apis.angel, id);
    expect(Date.parse(renewed.body.item.expires_at) - Date.now()).toBeGreaterThan(14 * minuteMs);
    expect(renewed.body.item.first_look_at).toBe(body.item.first_look_at);
    const past = new Date(Date.now() - 1000);
    await server().db.update(workItem).set({ expiresAt: past }).where(mine);
    expect((await listed(apis.god)).list.some(({ item }: Listed) => item.id === id)).toBe(false);
    expect((await claim(apis.angel2, id)).body.mine).toBe(true);
  });

  // @rule work: A claim prevents no decision, and ends with it
  // @in ./claim-work.ts domains/approval/reviewed-record.ts
  it('prevents no decision, and ends with it', async () => {
    const { id } = await book({ amount: '5.00' });
    await claim(apis.angel, id);
    const decided = await apis.angel2.call(
      'PUT',
      `/deposit/admin/v1/audit/${id}`,
      { result: 'approved', ...acknowledged, version: 1 },
      once(),
    );
    expect(decided.status).toBe(200);
    const [row] = await server().db.select().from(workItem).where(eq(workItem.recordId, id));
    expect(row).toMatchObject({ holderId: null, firstLookAt: expect.any(Date) });
    expect((await claim(apis.angel, id)).body).toMatchObject({
      mine: false,
      item: { holder: null },
    });
  });

  it('is taken over only if that is asked for, and given up by its holder alone', async () => {
    const { id } = await book();
    await claim(apis.angel, id);
    expect((await claim(apis.angel2, id)).body).toMatchObject({
      mine: false,
      item: { holder: { name: '陈雅静' } },
    });
    await release(apis.angel2, id);
    const taken = await claim(apis.angel2, id, { take_over: true });
    expect(taken.body).toMatchObject({ mine: true, item: { holder: { id: ids.angel2 } } });
    await release(apis.angel2, id);
    expect(await actionsOf(id)).toEqual([
      'deposit.created',
      'work.opened',
      'work.taken_over',
      'work.closed',
    ]);
  });

  it('gives no right: who may not decide the record is refused, and who does not see it finds nothing', async () => {
    const { id } = await book();
    expect((await claim(apis.hero, id)).body.code).toBe('FORBIDDEN');
    expect((await claim(apis.hero5, id)).body.code).toBe('NOT_FOUND');
    expect((await release(apis.hero5, id)).body.code).toBe('NOT_FOUND');
    const list = await apis.hero.get('/work/admin/v1/list?type=deposit');
    expect(list.body.code).toBe('FORBIDDEN');
  });
});

describe('next', () => {
  // @rule work: Next takes late records first, then by risk, VIP level and age
  // @in ./claim-work.ts
  it('takes what is late first, then the higher risk, the higher VIP level and the longest wait', async () => {
    await emptyQueue();
    const vip = await addClient(server().db, { vipLevel: 3 });
    const ago = (minutes: number) => ({ at: new Date(Date.now() - minutes * minuteMs) });
    const young = await book(ago(10));
    const old = await book(ago(60));
    const ofVip = await addDeposit(server().db, vip, ago(5));
    const risky = await book(ago(1));
    const late = await book(ago(200));
    for (const { id } of [young, old, ofVip, late]) {
      await server().db.update(deposit).set({ riskLevel: 0 }).where(eq(deposit.id, id));
    }
    await server().db.update(deposit).set({ riskLevel: 2 }).where(eq(deposit.id, risky.id));
    const got: string[] = [];
    for (let n = 0; n < 6; n++) got.push((await next(apis.angel)).body.item?.id);
    expect(got).toEqual([late.id, risky.id, ofVip.id, old.id, young.id, undefined]);
    expect((await next(apis.angel)).body).toEqual({ item: null, reason: 'empty' });
  });

  // @rule work: Users who ask for the next record at once get different ones
  // @in ./claim-work.ts
  it('gives users who ask at once different records, and each once', async () => {
    await emptyQueue();
    await atOnce(6, () => book());
    const users = [apis.god, apis.angel, apis.angel2];
    const answers = await atOnce(9, (n) => next(users[n % 3] ?? apis.god));
    const got = answers.flatMap(({ body }) => (body.item === null ? [] : [body.item.id]));
    expect(new Set(got).size).toBe(got.length);
    while (got.length < 6) got.push((await next(apis.god)).body.item.id);
    expect(new Set(got).size).toBe(6);
  });

  // @rule work: Next never gives users what they made or may not decide
  // @in ./claim-work.ts ./work-records.ts
  it('leaves out what the user made, and is refused without the right', async () => {
    await emptyQueue();
    const { id } = await book({ maker: 'angel' });
    expect((await next(apis.angel)).body.reason).toBe('empty');
    expect((await next(apis.hero)).body.code).toBe('FORBIDDEN');
    expect((await next(apis.angel2)).body.item.id).toBe(id);
    expect(fieldsOf(await next(apis.angel, { queue: 'order' }))).toHaveProperty('kind');
  });

  it('leaves out what is set aside until its time has come', async () => {
    await emptyQueue();
    const { id } = await book();
    await claim(apis.angel, id);
    const { body } = await putBack(apis.angel, id);
    expect(body).toMatchObject({ holder: null, aside_until: expect.any(String) });
    expect((await next(apis.angel2)).body.reason).toBe('empty');
    const past = new Date(Date.now() - 1000);
    await server().db.update(workItem).set({ asideUntil: past }).where(eq(workItem.recordId, id));
    expect((await next(apis.angel2)).body.item.id).toBe(id);
    expect(fieldsOf(await putBack(apis.angel2, id, inMinutes(-1)))).toHaveProperty('until');
  });

  it('leaves out a record whose client was asked, until there is an answer', async () => {
    await emptyQueue();
    const { id } = await book();
    const asks = { template: 'payment_proof', version: 1 };
    await apis.angel2.call('POST', `/deposit/admin/v1/ask/${id}`, asks, once());
    expect((await next(apis.angel)).body).toEqual({ item: null, reason: 'empty' });
    const answered = { answer: 'ok', version: 2 };
    await apis.angel2.call('PUT', `/deposit/admin/v1/answer/${id}`, answered, once());
    expect((await next(apis.angel)).body.item.id).toBe(id);
  });

  // @rule work: Age and target of a record stand still while its client is asked
  // @in ./work-queues.ts domains/question/open-question.ts
  it('counts no time for which the record waited for its client', async () => {
    await emptyQueue();
    const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs);
    const questioned = await book({ at: ago(300) });
    const other = await book({ at: ago(100) });
    const body = { template: 'payment_proof', version: 1 };
    await apis.angel2.call('POST', `/deposit/admin/v1/ask/${questioned.id}`, body, once());
    const question = eq(clientQuestion.recordId, questioned.id);
    const dates = { askedAt: ago(290), dueAt: ago(40) };
    await server().db.update(clientQuestion).set(dates).where(question);
    const { deposit: record } = (await apis.god.get(`/deposit/admin/v1/detail/${questioned.id}`))
      .body;
    const waitedMs = Date.now() - Date.parse(record.waits_since);
    expect(Math.round(waitedMs / minuteMs)).toBe(50);
    const { queues } = (await apis.god.get('/stat/admin/v1/summary')).body;
    const queue = queues.find((one: { queue: string }) => one.queue === 'deposit');
    expect(queue.oldest_at).toBe(other.createdAt.toISOString());
    expect((await next(apis.angel)).body.item.id).toBe(other.id);

    const missed = async () =>
      (await apis.god.get('/stat/admin/v1/targets')).body.queues.find(
        (one: { queue: string }) => one.queue === 'deposit',
      ).missed;
    const before = await missed();
    const decision = { result: 'rejected', reason: 'no', version: 2 };
    await apis.god.call('PUT', `/deposit/admin/v1/audit/${questioned.id}`, decision, once());
    expect(await missed()).toBe(before);
  });

  it('finds records of each kind of queue', async () => {
    for (const queue of [
      ...['kyc', 'withdrawal', 'loan', 'compensation', 'bonus', 'amendment', 'crypto_address'],
      ...['allocation', 'exception'],
    ]) {
      expect((await next(apis.god, { queue })).body).toEqual({ item: null, reason: 'empty' });
    }
    const order = await next(apis.god, { queue: 'order', kind: 'ipo' });
    expect(order.body).toEqual({ item: null, reason: 'empty' });
  });
});

type Listed = { item: { id: string } };

describe('an assignment', () => {
  // @rule work: A record is assigned only to a colleague who could decide it
  // @in ./assign-work.ts
  it('is made by who sees all clients, to who could decide the record alone', async () => {
    const { id } = await book({ maker: 'angel2', amount: '900000.00' });
    expect((await assign(apis.hero, id, ids.angel)).body.code).toBe('FORBIDDEN');
    for (const other of [ids.hero, ids.superman, ids.angel2]) {
      expect(fieldsOf(await assign(apis.god, id, other))).toEqual({
        staff_id: 'ASSIGNEE_CANNOT_DECIDE',
      });
    }
    const { status, body } = await assign(apis.god, id, ids.angel);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      holder: { id: ids.angel },
      assigned_by: { id: ids.god },
      expires_at: null,
    });
    const { list } = (await apis.god.get(at('assignees', id))).body;
    const choices = list.map((one: { id: string }) => one.id);
    expect(choices).toContain(ids.angel);
    expect(choices).not.toContain(ids.angel2);
    expect(choices).not.toContain(ids.hero);
  });

  it('stays when its holder leaves the record, and is audited with who has it now', async () => {
    const { id } = await book();
    await assign(apis.god, id, ids.angel);
    await claim(apis.angel, id);
    await release(apis.angel, id);
    expect((await claim(apis.angel2, id)).body.mine).toBe(false);
    const entries = await server().db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.find(({ action }) => action === 'work.assigned')).toMatchObject({
      after: { assignee_id: ids.angel, assignee: '陈雅静' },
    });
    expect((await putBack(apis.angel, id)).status).toBe(200);
    expect((await claim(apis.angel2, id)).body.mine).toBe(true);
  });

  // @rule work: Assigning and next respect the most open records of a user
  // @in ./assign-work.ts ./availability.ts
  it('respects how many records the user may have open, and so does next', async () => {
    await emptyQueue();
    const [first, second, third] = await atOnce(3, () => book());
    await setAvailability(apis.god, ids.angel, { capacity: 1 });
    expect((await assign(apis.god, first?.id ?? '', ids.angel)).status).toBe(200);
    expect(fieldsOf(await assign(apis.god, second?.id ?? '', ids.angel))).toEqual({
      staff_id: 'ASSIGNEE_FULL',
    });
    expect((await next(apis.angel)).body).toEqual({ item: null, reason: 'capacity' });
    await setAvailability(apis.god, ids.angel, { capacity: 3 });
    const both = [second, third].map((one) => assign(apis.god, one?.id ?? '', ids.angel));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    await setAvailability(apis.god, ids.angel, { capacity: null });
    await emptyQueue();
    const { body } = await apis.angel.get(`/work/admin/v1/availability/${ids.angel}`);
    expect(body).toMatchObject({ open: 0, capacity: null, default_capacity: 20 });
  });
});

describe('the notification of an assignment', () => {
  const told = async (who: ApiClient): Promise<Schemas.Notification[]> =>
    (await who.get('/user/admin/v1/notification/list')).body.list;
  const give = (type: string, id: string) =>
    apis.god.call('PUT', `/work/admin/v1/assign/${type}/${id}`, { staff_id: ids.angel });

  // @rule work: The notification of assigned work names the record and leads to its page
  // @in ./assign-work.ts platform/notifications.ts
  it('names the record, and the kind of an order or a credit', async () => {
    const { db } = server();
    const inQueue = await book();
    const credit = await addOverdrawn(db, client, { kind: { subType: 'bonus' } });
    const rich = await addRichClient(db);
    const order = await addTrade(db, rich, await addProduct(db, 'ipo'));
    const cases = [
      { type: 'deposit', record: inQueue, values: {} },
      { type: 'overdrawn', record: credit, values: { kind: 'bonus' } },
      { type: 'trade', record: order, values: { kind: 'ipo' } },
    ];
    for (const { type, record, values } of cases) {
      expect((await give(type, record.id)).status).toBe(200);
      expect((await told(apis.angel))[0]).toMatchObject({
        ...{ kind: 'work_assigned', subject_type: type, subject_id: record.id },
        values: { record: record.orderNo, by: '高建明', ...values },
      });
    }
  });

  // @rule work: Users are told that a record which they assigned was set aside or freed
  // @in ./availability.ts platform/notifications.ts
  it('is followed by one to the assigner when the record is set aside or the holder goes away', async () => {
    const [aside, freed] = await atOnce(2, () => book());
    await give('deposit', aside?.id ?? '');
    await give('deposit', freed?.id ?? '');
    expect((await putBack(apis.angel, aside?.id ?? '')).status).toBe(200);
    const returned = { kind: 'work_returned', subject_type: 'deposit' };
    expect((await told(apis.god))[0]).toMatchObject({
      ...{ ...returned, subject_id: aside?.id },
      values: { record: aside?.orderNo, by: '陈雅静' },
    });
    await setAvailability(apis.angel, ids.angel, away(-1, 60));
    expect(await told(apis.god)).toContainEqual(
      expect.objectContaining({
        ...{ ...returned, subject_id: freed?.id },
        values: { record: freed?.orderNo, by: '陈雅静', change: 'absence' },
      }),
    );
    await setAvailability(apis.angel, ids.angel, {});
  });

  it('is followed by one to the holder and the assigner when a third user sets the record aside', async () => {
    const { id } = await book();
    await give('deposit', id);
    const before = (await told(apis.angel2)).length;
    await putBack(apis.angel2, id);
    for (const who of [apis.god, apis.angel]) {
      expect((await told(who))[0]).toMatchObject({ kind: 'work_returned', subject_id: id });
    }
    expect(await told(apis.angel2)).toHaveLength(before);
  });
});

describe('a list', () => {
  // @rule work: Lists are filtered by who works on the records that wait
  // @in platform/work-item.ts
  it('is filtered by who works on the records that wait, for users who may decide them', async () => {
    await emptyQueue();
    const [free, mine, theirs] = await atOnce(3, () => book());
    await claim(apis.angel, mine?.id ?? '');
    await assign(apis.god, theirs?.id ?? '', ids.angel2);
    const listedAs = async (who: ApiClient, holder: string) =>
      (await who.get(`/deposit/admin/v1/list?size=200&holder=${holder}`)).body.list.map(
        (one: { id: string }) => one.id,
      );
    expect(await listedAs(apis.angel, 'none')).toEqual([free?.id]);
    expect(await listedAs(apis.angel, 'me')).toEqual([mine?.id]);
    expect(await listedAs(apis.angel, 'others')).toEqual([theirs?.id]);
    expect(await listedAs(apis.angel2, 'me')).toEqual([theirs?.id]);
    const file = await apis.angel.get('/deposit/admin/v1/export?format=csv&holder=me');
    expect(file.raw.toString()).toContain(mine?.orderNo);
    expect(file.raw.toString()).not.toContain(free?.orderNo);
    expect((await apis.hero.get('/deposit/admin/v1/list?holder=me')).body.code).toBe('FORBIDDEN');

    await server()
      .db.update(workItem)
      .set({ expiresAt: new Date(Date.now() - minuteMs) })
      .where(eq(workItem.recordId, mine?.id ?? ''));
    expect(await listedAs(apis.angel, 'me')).toEqual([]);
    expect((await listedAs(apis.angel, 'none')).toSorted()).toEqual(
      [free?.id, mine?.id].toSorted(),
    );
  });

  it.each([
    ['/withdraw/admin/v1/list', 403],
    ['/overdrawn/admin/v1/record/list', 403],
    ['/identify/admin/v1/list', 200],
    ['/trx/admin/v1/ipo/list', 200],
    ['/emergency/admin/v1/list', 403],
    ['/crypto_address/admin/v1/list', 403],
    ['/exception/admin/v1/list', 403],
    ['/approval/admin/v1/list', 200],
  ])('has this filter at %s, which returns %i to a salesman', async (path, ofHero) => {
    for (const holder of ['me', 'others']) {
      const { status, body } = await apis.god.get(`${path}?holder=${holder}`);
      expect([status, body.total]).toEqual([200, 0]);
    }
    expect((await apis.god.get(`${path}?holder=none`)).status).toBe(200);
    const { status } = await apis.hero.get(`${path}?holder=none`);
    expect(status).toBe(ofHero);
  });
});

describe('an absence', () => {
  // @rule work: An absent user gets no records, and the open ones are free
  // @in ./availability.ts platform/work-item.ts
  it('frees what the user has, at once or when it begins, and keeps everything else away', async () => {
    await emptyQueue();
    const { id } = await book();
    const later = await book();
    await assign(apis.god, id, ids.angel);
    const set = await setAvailability(apis.angel, ids.angel, away(-1, 60, ids.angel2));
    expect(set.body.absence.deputy).toMatchObject({ id: ids.angel2 });
    expect((await listed(apis.god)).list).toEqual([]);
    expect((await actionsOf(id)).at(-1)).toBe('work.returned');
    expect((await next(apis.angel)).body.reason).toBe('away');
    const refused = await assign(apis.god, id, ids.angel);
    expect(fieldsOf(refused)).toEqual({ staff_id: 'ASSIGNEE_AWAY' });

    await setAvailability(apis.angel, ids.angel, {});
    await assign(apis.god, later.id, ids.angel);
    await setAvailability(apis.angel, ids.angel, away(30, 60));
    expect((await listed(apis.god)).list).toHaveLength(1);
    const past = new Date(Date.now() - 10 * minuteMs);
    await server()
      .db.update(workItem)
      .set({ takenAt: past })
      .where(eq(workItem.recordId, later.id));
    await setAvailability(apis.angel, ids.angel, away(-5, 60));
    expect((await listed(apis.god)).list).toEqual([]);
    await returnFromAbsent(server().db);
    await setAvailability(apis.angel, ids.angel, {});
    expect((await next(apis.angel)).body.item).not.toBeNull();
  });

  it('is set by the user, or by who may change the user; the own capacity is not', async () => {
    const url = `/work/admin/v1/availability/${ids.angel}`;
    expect((await apis.hero.get(url)).body.code).toBe('NOT_FOUND');
    const own = await setAvailability(apis.hero, ids.hero, { capacity: 500 });
    expect(own.body.code).toBe('FORBIDDEN');
    expect((await setAvailability(apis.superman, ids.hero, { capacity: 5 })).status).toBe(200);
    const outside = `/work/admin/v1/availability/${ids.hero5}`;
    const none = { absence: null, capacity: null, version: 1 };
    expect((await apis.superman.call('PUT', outside, none)).status).toBe(404);
    const wrong = await setAvailability(apis.hero, ids.hero, away(60, 30, ids.angel));
    expect(Object.keys(fieldsOf(wrong))).toEqual(['absence.to', 'absence.deputy_id']);
    const stale = await apis.hero.call('PUT', `/work/admin/v1/availability/${ids.hero}`, {
      ...{ absence: null, capacity: 5, version: 99 },
    });
    expect(stale.body).toMatchObject({ code: 'STALE_RECORD', current: { capacity: 5 } });
  });

  it('leaves the user out of the possible approvers, and names the deputy unless tied to the maker', async () => {
    const { id } = await book({ amount: '900000.00', maker: 'hero' });
    const mayApprove = async (): Promise<Schemas.PossibleApprover[]> =>
      (await apis.god.get(`/deposit/admin/v1/detail/${id}`)).body.deposit.decision.second_person
        .may;
    expect((await mayApprove()).map((one) => one.id)).toContain(ids.angel);
    await setAvailability(apis.angel, ids.angel, away(-1, 60, ids.angel2));
    const named = await mayApprove();
    expect(named.map((one) => one.id)).not.toContain(ids.angel);
    expect(named[0]).toMatchObject({ id: ids.angel2, deputy_of: ['陈雅静'] });
    await tie(server().db, 'angel2', 'hero');
    const independent = await mayApprove();
    expect(independent.map((one) => one.id)).not.toContain(ids.angel2);
    expect(independent.every((one) => one.deputy_of === undefined)).toBe(true);
    await tie(server().db, 'angel2', null);
    await setAvailability(apis.angel, ids.angel, {});
  });

  // @rule work: A deputy never counts as the absent user
  // @in ./availability.ts
  it('lets no deputy approve in place of the absent user what the deputy has made', async () => {
    const made = await book({ amount: '900000.00', maker: 'angel2' });
    await setAvailability(apis.angel, ids.angel, away(-1, 60, ids.angel2));
    const approve = (who: ApiClient, version: number) =>
      who.call(
        'PUT',
        `/deposit/admin/v1/audit/${made.id}`,
        { result: 'approved', ...acknowledged, version },
        once(),
      );
    expect((await approve(apis.angel2, 1)).body.code).toBe('SELF_APPROVAL');
    expect((await claim(apis.angel2, made.id)).body.item.holder.id).toBe(ids.angel2);
    expect((await approve(apis.angel2, 1)).body.code).toBe('SELF_APPROVAL');
    await setAvailability(apis.angel, ids.angel, {});
  });
});

describe('the targets', () => {
  // @rule work: Targets count met, missed and reversed decisions from stored facts
  // @in ./target-stat.ts
  it('count what was decided in time and late, by hour, with the times to first look and decision', async () => {
    const before = (await apis.god.get('/stat/admin/v1/targets')).body.queues;
    const of = (queues: { queue: string }[]) =>
      queues.find(({ queue }) => queue === 'deposit') as unknown as Record<string, number> & {
        hours: { hour: number; met: number; missed: number }[];
      };
    const decide = (id: string, result: 'approved' | 'rejected') =>
      apis.god.call(
        'PUT',
        `/deposit/admin/v1/audit/${id}`,
        { result, ...(result === 'rejected' ? { reason: 'no' } : acknowledged), version: 1 },
        once(),
      );
    const prompt = await book({ at: new Date(Date.now() - 30 * minuteMs), amount: '1.00' });
    const late = await book({ at: new Date(Date.now() - 300 * minuteMs) });
    await claim(apis.god, prompt.id);
    expect((await decide(prompt.id, 'approved')).status).toBe(200);
    await decide(late.id, 'rejected');
    const rollback = { reason: 'returned', version: 2 };
    await apis.god.call('PUT', `/deposit/admin/v1/rollback/${prompt.id}`, rollback, once());
    const after = (await apis.god.get('/stat/admin/v1/targets')).body.queues;
    const [was, is] = [of(before), of(after)];
    expect(is['met']).toBe((was['met'] ?? 0) + 1);
    expect(is['missed']).toBe((was['missed'] ?? 0) + 1);
    expect(is['reversed']).toBe((was['reversed'] ?? 0) + 1);
    expect(is['look_p90']).toBeGreaterThan(0);
    expect(is['decision_p90']).toBeGreaterThanOrEqual(is['decision_median'] ?? 0);
    const hours = is.hours.reduce((sum, { met, missed }) => sum + met + missed, 0);
    expect(hours).toBe((is['met'] ?? 0) + (is['missed'] ?? 0));
    expect(after).toHaveLength(16);
  });

  const statOf = async (queue: string): Promise<Schemas.QueueTargetStat> =>
    (await apis.god.get('/stat/admin/v1/targets')).body.queues.find(
      (one: Schemas.QueueTargetStat) => one.queue === queue,
    );

  // @rule work: Targets count amended and reopened decisions as reversed, and late records that still wait
  // @in ./target-stat.ts ./work-records.ts
  it('count an amended order and a reopened exception as reversed', async () => {
    const { db } = server();
    const rich = await addRichClient(db);
    const decided = { checkedAt: new Date(), checkerId: ids.angel };
    const order = await addTrade(db, rich, await addProduct(db, 'ai'));
    await db.update(tradeRecord).set(decided).where(eq(tradeRecord.id, order.id));
    const [orders, exceptions] = [await statOf('order'), await statOf('exception')];
    await db.insert(amendment).values({
      ...{ kind: 'trade', targetId: order.id, orderNo: order.orderNo, clientId: rich.id },
      ...{ baseVersion: 1, before: { remark: null }, after: { remark: 'x' } },
      ...{ reasonCode: 'other', reason: 'typing error', status: 'applied' as const },
      ...{ makerId: ids.god, checkerId: ids.angel, checkedAt: new Date(Date.now() + 1000) },
    });
    const at = new Date();
    await db.insert(dataException).values({
      ...{ checkName: 'test', subjectType: 'account', subjectId: 'A', subjectName: 'A' },
      ...{ expected: '1', found: '2', firstSeenAt: at, lastSeenAt: at },
      ...{ resolvedAt: at, resolvedById: ids.angel, reopenedAt: new Date(at.getTime() + 1000) },
    });
    expect((await statOf('order')).reversed).toBe(orders.reversed + 1);
    expect((await statOf('exception')).reversed).toBe(exceptions.reversed + 1);
  });

  it('count records that wait for longer than the target, without those whose client was asked', async () => {
    await emptyQueue();
    const { overdue } = await statOf('deposit');
    expect(overdue).toBe(0);
    const late = { at: new Date(Date.now() - 300 * minuteMs) };
    const [, questioned] = [await book(late), await book(late)];
    expect((await statOf('deposit')).overdue).toBe(2);
    const body = { template: 'payment_proof', version: 1 };
    await apis.angel2.call('POST', `/deposit/admin/v1/ask/${questioned.id}`, body, once());
    expect((await statOf('deposit')).overdue).toBe(1);
  });
});
