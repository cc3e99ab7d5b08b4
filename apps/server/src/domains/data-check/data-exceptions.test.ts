import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  auditLog,
  deposit,
  event,
  figure,
  file,
  product,
  tradeEvent,
  tradeRecord,
} from '../../kernel/db/schema.ts';
import { postTransaction } from '../../platform/ledger/ledger.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  staffId,
} from '../../testing/deposit-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';
import { lastCheckAt } from './check-regularly.ts';
import { nextStatus } from './exception-audit.ts';
import { exceptionFilter } from './exception-filter.ts';
import { countExceptions } from './exception-row.ts';
import { runChecks } from './run-checks.ts';
import { summarizeExceptions } from './summarize-exceptions.ts';

const server = useTestServer({ brokenBooks: true });
let god: ApiClient;
let client: ClientFixture;
let usd: string;

beforeAll(async () => {
  god = await server().signIn('god');
  client = await addClient(server().db, { fullName: '例外客户' });
  usd = client.accounts['USD'] ?? '';
});

const run = async (key = randomUUID(), who = god): Promise<Schemas.CheckRun> => {
  const { status, body } = await who.call('POST', '/exception/admin/v1/check', undefined, {
    'idempotency-key': key,
  });
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};
const list = async (query: string): Promise<Schemas.DataException[]> =>
  (await god.get(`/exception/admin/v1/list?size=200&${query}`)).body.list;
const resolve = (id: string, body: object, who = god) =>
  who.call('PUT', `/exception/admin/v1/${id}`, body);
const one = async (check: string, subject: string): Promise<Schemas.DataException> => {
  const found = (await list(`check=${check}`)).filter((e) => e.subject.name === subject);
  expect(found).toHaveLength(1);
  // There is exactly one.
  return found[0] as Schemas.DataException;
};
const accNo = async () =>
  (await server().db.select().from(account).where(eq(account.id, usd)))[0]?.accNo;

async function sameReference(of: ClientFixture = client, other = of): Promise<string> {
  const referenceNo = `REF-${randomUUID()}`;
  for (const owner of [of, other]) await addDeposit(server().db, owner, { referenceNo });
  return referenceNo;
}

describe('a check', () => {
  // @rule data-exceptions: Sound data has no exception; a subject has one per check
  // @in ./run-checks.ts
  it('finds nothing in sound books', async () => {
    const { db } = server();
    const sound = await insertProduct(db, { poolQty: 100, lotSize: 1 });
    await insertTrade(db, client, sound, { appliedQty: '200', allottedQty: '100' });
    const { found, checks } = await run();
    expect([found, checks.length]).toEqual([0, 17]);
  });

  // @rule data-exceptions: Account balance and frozen amount match the ledger
  // @in ./checks.ts
  it('finds a balance and a frozen amount that are not the ledger’s', async () => {
    const where = eq(account.id, usd);
    await server().owner.update(account).set({ balance: '12.50', frozen: '2.00' }).where(where);
    await run();
    await server().owner.update(account).set({ balance: '0', frozen: '0' }).where(where);
    const name = (await accNo()) ?? '';
    expect(await one('ledger_balance', name)).toMatchObject({
      ...{ expected: '0 USD', found: '12.5 USD', present: true, status: 'open', version: 1 },
      ...{ subject: { type: 'account', id: usd }, client: { full_name: '例外客户' } },
    });
    expect(await one('ledger_frozen', name)).toMatchObject({ expected: '0 USD', found: '2 USD' });
    expect((await run()).gone).toBe(3);
    expect(await one('ledger_balance', name)).toMatchObject({ present: false, status: 'open' });
  });

  // @rule data-exceptions: Frozen money is exactly what open orders hold
  // @in ./checks.ts
  it('finds money that is frozen for no order, and is content with what orders hold', async () => {
    const { db } = server();
    const owner = await addClient(db);
    const accountId = owner.accounts['USD'] ?? '';
    const entry = { accountId, currency: 'USD' };
    await db.transaction((tx) =>
      postTransaction(tx, {
        ...{ kind: 'test.frozen', actorId: null },
        reference: { type: 'test', id: randomUUID() },
        entries: [
          { ...entry, bucket: 'frozen', amount: '30.00' },
          { firmAccount: 'clearing', amount: '-30.00', currency: 'USD' },
        ],
      }),
    );
    const order = await insertTrade(db, owner, await insertProduct(db), { frozen: '20.00' });
    const ofOwner = async (check: string) =>
      (await list(`check=${check}&present=true&client_id=${owner.id}`)).map((e) => [
        ...[e.expected, e.found],
      ]);
    await run();
    expect(await ofOwner('frozen_orders')).toEqual([['20 USD', '30 USD']]);
    const set = (columns: Partial<typeof tradeRecord.$inferInsert>) =>
      db.update(tradeRecord).set(columns).where(eq(tradeRecord.id, order.id));
    await set({ frozen: '30.00' });
    await run();
    expect(await ofOwner('frozen_orders')).toEqual([]);
    // The database itself refuses what this check looks for: as if it once had not.
    await server().owner.execute(
      sql`alter table trade_record drop constraint trade_record_frozen_while_open`,
    );
    await set({ status: 'released' });
    await run();
    expect(await ofOwner('frozen_orders')).toEqual([['0 USD', '30 USD']]);
    expect(await ofOwner('released_frozen')).toEqual([['0 USD', '30 USD']]);
    await set({ status: 'awaiting' });
  });

  // @rule data-exceptions: No pool is over-allotted; no order waits on a closed product
  // @in ./checks.ts
  it('finds more allotted than there is, and orders that wait on a closed product', async () => {
    const { db } = server();
    const small = await insertProduct(db, { poolQty: 100, lotSize: 1 });
    const order = { appliedQty: '80', allottedQty: '60' } as const;
    for (const status of ['payment', 'holding', 'released'] as const) {
      await insertTrade(db, client, small, { ...order, status });
    }
    await run();
    expect(await one('allotted_pool', small.code)).toMatchObject({
      ...{ subject: { type: 'product' }, client: null, expected: '≤ 100', found: '120' },
    });
    expect((await run()).checks.find(({ check }) => check === 'closed_product')?.found).toBe(0);
    await db.update(product).set({ status: 'closed' }).where(eq(product.id, small.id));
    const closed = (await run()).checks.find(({ check }) => check === 'closed_product');
    expect(closed).toMatchObject({ found: 1, title: '产品已关闭，订单仍未处理' });
    const [waiting] = await list('check=closed_product');
    expect(waiting?.found).toBe(`payment (${small.code} closed)`);
  });

  // @rule data-exceptions: No order or redemption of a fund is later than its cut-off, nor a daily order
  // @in ./checks.ts
  it('finds an order that came after its cut-off, before the value was known', async () => {
    const { db } = server();
    const minute = (at: number) => new Date(Date.UTC(2026, 10, 20, 7, at));
    const fund = await insertProduct(db, { kind: 'fund' });
    const daily = await insertProduct(db, { kind: 'daily' });
    const order = (of: typeof fund, at: number) =>
      insertTrade(db, client, of, { createdAt: minute(at), cutoffAt: minute(0) });
    const [late, lateDaily] = [await order(fund, 1), await order(daily, 1)];
    for (const product of [fund, daily]) await order(product, -1);
    const columns = { status: 'holding', redeemCutoffAt: minute(60), allottedQty: '5' } as const;
    const held = async (askedAt: number, more: object = {}) => {
      const dates = { createdAt: minute(-1), cutoffAt: minute(0), ...columns, ...more };
      const trade = await insertTrade(db, client, fund, dates);
      const event = { version: 2, action: 'redeem_asked', status: 'holding' } as const;
      await db.insert(tradeEvent).values({ tradeId: trade.id, ...event, at: minute(askedAt) });
      return trade;
    };
    await held(59);
    const redeemedLate = await held(61);
    // The rest of a holding is asked for again after a part was sold.
    const rest = await held(200, { redeemCutoffAt: null });
    const event = { tradeId: rest.id, version: 1, action: 'redeem_asked', status: 'holding' };
    await db
      .insert(tradeEvent)
      .values({ ...event, at: minute(50) } as typeof tradeEvent.$inferInsert);
    await insertTrade(db, client, fund, {
      ...{ ...columns, createdAt: minute(-1), cutoffAt: minute(0), status: 'sold' },
      ...{ parentId: rest.id, soldAt: minute(90) },
    });
    await run();
    const found = (await list('check=order_after_cutoff&present=true')).map((e) => e.subject.id);
    expect(found.toSorted()).toEqual([late.id, lateDaily.id, redeemedLate.id].toSorted());
    const where = sql`id in ${[late.id, lateDaily.id, redeemedLate.id]}`;
    await db.update(tradeRecord).set({ cutoffAt: null, redeemCutoffAt: null }).where(where);
    await run();
  });

  it('finds a day whose statistics are not those of the records', async () => {
    const { db } = server();
    const day = '2019-05-04';
    const line = { counted: 'deposits', fake: false, day, currency: 'USD', rated: true } as const;
    await db.insert(figure).values({ ...line, count: 2, amount: '10.5', baseAmount: '10.5' });
    await run();
    const found = await one('statistics_by_day', day);
    await db.delete(figure).where(eq(figure.day, day));
    expect(found).toMatchObject({
      ...{ subject: { type: 'tally' }, client: null },
      ...{ expected: 'deposits 0 worth 0', found: 'deposits 2 worth 21' },
    });
  });

  // @rule data-exceptions: No two live deposits share a proof, reference or transaction
  // @in ./checks.ts
  it('finds deposits with one proof, reference or transaction, and forgets rejected ones', async () => {
    const { db } = server();
    const other = await addClient(db, { agent: 'hero5' });
    const shared = await sameReference(client, other);
    const txid = randomUUID();
    const made = [];
    for (const owner of [client, other]) {
      const [proof] = await db
        .insert(file)
        .values({
          ...{ purpose: 'deposit_proof', contentType: 'image/png', size: 3, stored: true },
          ...{ sha256: 'b'.repeat(64), expiresAt: new Date() },
        })
        .returning();
      const evidence = { txid, screenshotId: proof?.id ?? '' };
      made.push(await addDeposit(db, owner, evidence));
    }
    await run();
    const numbers = made.map(({ orderNo }) => orderNo).sort();
    const found = { expected: '1', found: `2: ${numbers.join(', ')}`, client: null };
    expect(await one('same_reference', shared)).toMatchObject({ expected: '1', client: null });
    expect(await one('same_txid', txid)).toMatchObject(found);
    expect(await one('same_proof', 'b'.repeat(12))).toMatchObject(found);
    const rejected = { status: 'rejected', checkedAt: new Date() } as const;
    await db
      .update(deposit)
      .set(rejected)
      .where(eq(deposit.id, made[0]?.id ?? ''));
    await run();
    expect(await one('same_txid', txid)).toMatchObject({ present: false });
  });

  it('makes no duplicates, run twice or by many at once, and replays a repeated run', async () => {
    const { db } = server();
    // On connections that are open already, so that they meet; several times, since they may not.
    for (let round = 0; round < 3; round++) {
      await sameReference();
      const runs = await Promise.all(
        Array.from({ length: 5 }, () => db.transaction((tx) => runChecks(tx, null))),
      );
      expect(runs.map(({ opened }) => opened).sort()).toEqual([0, 0, 0, 0, 1]);
    }
    const shared = await sameReference();
    const runs = await Promise.all(Array.from({ length: 5 }, () => run()));
    expect(runs.map(({ opened }) => opened).sort()).toEqual([0, 0, 0, 0, 1]);
    const before = await one('same_reference', shared);
    const key = randomUUID();
    const first = await run(key);
    expect([first.opened, first.reopened, first.gone]).toEqual([0, 0, 0]);
    expect(await run(key)).toEqual(first);
    const after = await one('same_reference', shared);
    expect(after).toEqual({ ...before, last_seen_at: first.checked_at });
  });

  // @rule data-exceptions: Runs, findings and resolutions are audited and sent as events
  // @in ./exception-audit.ts
  it('records the run and each finding in the audit log, and sends an event for each finding', async () => {
    const { db } = server();
    const shared = await sameReference();
    await run();
    const { id } = await one('same_reference', shared);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries).toMatchObject([{ action: 'exception.opened', actorName: '高建明' }]);
    const last = await lastEntry({ db });
    expect(last).toMatchObject({ action: 'exception.checked', after: { opened: 1 } });
    const ofFinding = and(eq(event.topic, 'dataException'), eq(event.recordId, id));
    expect(await db.select().from(event).where(ofFinding)).toMatchObject([{ version: 1 }]);
  });
});

describe('one check alone', () => {
  const runOne = async (check: string, key = randomUUID()) =>
    god.call('POST', `/exception/admin/v1/check?check=${check}`, undefined, {
      'idempotency-key': key,
    });

  it('leaves the findings of the others as they are, and is no check of everything', async () => {
    const { db } = server();
    const shared = await sameReference();
    const small = await insertProduct(db, { poolQty: 10, lotSize: 1 });
    await insertTrade(db, client, small, {
      ...{ appliedQty: '20', allottedQty: '20' },
      status: 'holding',
    });
    await run();
    const last = await lastCheckAt(db);
    await db.update(product).set({ poolQty: 20 }).where(eq(product.id, small.id));
    await server().owner.delete(deposit).where(eq(deposit.referenceNo, shared));
    const { body } = await runOne('allotted_pool');
    expect(body).toMatchObject({ gone: 1, checks: [{ check: 'allotted_pool' }] });
    expect(await one('allotted_pool', small.code)).toMatchObject({
      present: false,
      subject: { kind: 'block' },
    });
    expect(await one('same_reference', shared)).toMatchObject({ present: true });
    expect(await lastCheckAt(db)).toEqual(last);
  });

  it('is one that there is, and another request than a check of everything', async () => {
    expect((await runOne('no_such')).body.errors[0].field).toBe('check');
    const key = randomUUID();
    await run(key);
    expect((await runOne('same_txid', key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('the summary', () => {
  it('counts each check: what is open, gone, reopened and resolved, and since when', async () => {
    const { db } = server();
    const summary = async (): Promise<Schemas.DataExceptionSummary> =>
      (await god.get('/exception/admin/v1/summary')).body;
    const of = async (name: string) =>
      (await summary()).checks.find(({ check }) => check === name) ?? expect.fail(name);
    const before = await of('same_reference');
    const shared = await sameReference();
    const { checked_at } = await run();
    const { id, version } = await one('same_reference', shared);
    const found = await of('same_reference');
    expect(found.open).toBe(before.open + 1);
    await resolve(id, { note: 'known', version });
    expect(await of('same_reference')).toMatchObject({
      open: before.open,
      resolved: before.resolved + 1,
    });
    await addDeposit(db, client, { referenceNo: shared });
    await run();
    expect((await of('same_reference')).reopened).toBe(before.reopened + 1);
    await server().owner.delete(deposit).where(eq(deposit.referenceNo, shared));
    await run();
    expect((await of('same_reference')).gone).toBe(before.gone + 1);
    const all = await summary();
    expect(all.checks).toHaveLength(17);
    expect(Date.parse(all.checked_at ?? '')).toBeGreaterThan(Date.parse(checked_at));
    const open = (await list('status=open&check=same_reference')).map((e) => e.first_seen_at);
    expect((await of('same_reference')).oldest_at).toBe(open.sort()[0]);
    expect((await (await server().signIn('angel')).get('/exception/admin/v1/summary')).status).toBe(
      403,
    );
  });
});

it('a person who approves records of their own is found on the day itself, with how many', async () => {
  const angel = await server().signIn('angel');
  for (const maker of ['angel', 'angel', 'hero'] as const) {
    const { id } = await addDeposit(server().db, client, { maker, amount: '10.00' });
    const body = { result: 'approved', ...acknowledged, version: 1 };
    const path = `/deposit/admin/v1/audit/${id}`;
    const { status } = await angel.call('PUT', path, body, once());
    expect(status).toBe(200);
  }
  await run();
  const [found, ...more] = await list('check=approved_by_maker');
  expect(more).toEqual([]);
  expect(found).toMatchObject({ found: '2', status: 'open', client: null });
  expect(found?.subject.name).toMatch(/^angel \d{4}-\d\d-\d\d$/);
});

describe('a person who reveals much', () => {
  // @rule data-exceptions: Who reveals more than 50 records in a day is found, explained by another
  // @in ./checks.ts
  it('is found on the day itself, and explained by another', async () => {
    const { db } = server();
    const owners = await Promise.all(Array.from({ length: 51 }, () => addClient(db)));
    const reader = await server().signIn('god2');
    const reveal = async (of: ClientFixture | undefined, field = 'mobile') => {
      const path = `/client/admin/v1/reveal/${of?.id}`;
      expect((await reader.call('POST', path, { field })).status).toBe(200);
    };
    for (const of of owners.slice(1)) await reveal(of);
    await reveal(owners[1], 'email');
    await run();
    expect(await list('check=many_revealed')).toEqual([]);

    await reveal(owners[0]);
    await run();
    const [found] = await list('check=many_revealed');
    expect(found).toMatchObject({ expected: '≤ 50', found: '51', client: null, status: 'open' });
    expect(found?.subject.name).toMatch(/^god2 \d{4}-\d\d-\d\d$/);
    const answer = { note: 'called each of them', version: found?.version };
    const own = await resolve(found?.id ?? '', answer, reader);
    expect([own.status, own.body.code]).toEqual([403, 'OWN_ACCOUNT']);
    expect((await resolve(found?.id ?? '', answer)).status).toBe(200);
    expect((await run()).reopened).toBe(0);
    await reveal(await addClient(db));
    expect((await run()).reopened).toBe(1);
  });
});

describe('an exception', () => {
  // @rule data-exceptions: open → resolved with a note, once; a person does nothing else
  // @in ./exception-audit.ts
  it('is resolved once, with a note, in the version that was seen', async () => {
    const { db } = server();
    const shared = await sameReference();
    await run();
    const { id, version } = await one('same_reference', shared);
    const blank = await resolve(id, { note: ' ', version });
    expect([blank.status, blank.body.errors[0].field]).toEqual([400, 'note']);
    const stale = await resolve(id, { note: 'x', version: version + 1 });
    expect([stale.status, stale.body.code, stale.body.current.id]).toEqual([
      ...[409, 'STALE_RECORD', id],
    ]);
    const both = await Promise.all([1, 2].map(() => resolve(id, { note: ' 已核实 ', version })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'ALREADY_DECIDED', changed_by: '高建明' });
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({
      ...{ status: 'resolved', note: '已核实', version: version + 1 },
      resolved_by: { name: '高建明' },
    });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual([
      ...['exception.opened', 'exception.resolved'],
    ]);
    expect((await resolve(randomUUID(), { note: 'x', version: 1 })).status).toBe(404);
  });

  // @rule data-exceptions: Reopened when it recurs (decision 20)
  // @in ./exception-audit.ts
  it('is opened again if it should have been put right and was not, or is back', async () => {
    const { db } = server();
    const closed = await insertProduct(db, { status: 'closed' });
    const order = await insertTrade(db, client, closed);
    const set = async (status: 'awaiting' | 'released') => {
      await db.update(tradeRecord).set({ status }).where(eq(tradeRecord.id, order.id));
      return run();
    };
    await run();
    const found = await one('closed_product', order.orderNo);
    await resolve(found.id, { note: 'released by hand', version: found.version });
    expect((await run()).reopened).toBe(1);
    const again = await one('closed_product', order.orderNo);
    expect(again).toMatchObject({
      ...{ id: found.id, status: 'open', note: 'released by hand', version: found.version + 2 },
      first_seen_at: found.first_seen_at,
    });
    expect(again.reopened_at).not.toBeNull();
    await resolve(found.id, { note: 'now it is', version: again.version });
    expect(await set('released')).toMatchObject({ reopened: 0, gone: 1 });
    expect(await one('closed_product', order.orderNo)).toMatchObject({ status: 'resolved' });
    expect((await set('awaiting')).reopened).toBe(1);
  });

  it('stays explained if it cannot be undone, until it changes', async () => {
    const shared = await sameReference();
    await run();
    const { id, version } = await one('same_reference', shared);
    await resolve(id, { note: 'paid in two halves', version });
    expect((await run()).reopened).toBe(0);
    await addDeposit(server().db, client, { referenceNo: shared });
    expect((await run()).reopened).toBe(1);
    expect(await one('same_reference', shared)).toMatchObject({ status: 'open', present: true });
  });

  it('goes from state to state only as the table says', () => {
    const pairs = (['open', 'resolved'] as const).map((from) =>
      (['resolve', 'reopen'] as const).map((action) => nextStatus(from, action)),
    );
    expect(pairs).toEqual([
      ['resolved', undefined],
      [undefined, 'open'],
    ]);
  });
});

describe('the trend of a check', () => {
  const trendOf = async (check: string, who = god) => {
    const { body } = await who.get('/exception/admin/v1/summary');
    return body.checks.find((one: { check: string }) => one.check === check).trend;
  };
  const runOn = (day: string, only?: string) =>
    server().db.transaction((tx) => runChecks(tx, null, { at: new Date(day), only }));

  it('has one figure a day, of its last run, and keeps those of days that have passed', async () => {
    const check = 'same_reference';
    await runOn('2020-03-01T02:00:00Z');
    const before = (await trendOf(check)).find(({ day }: { day: string }) => day === '2020-03-01');
    await sameReference();
    await runOn('2020-03-01T04:00:00Z', check);
    // Midnight in the app's time zone has passed.
    await runOn('2020-03-02T00:00:00Z', check);
    const trend = await trendOf(check);
    expect(trend.slice(0, 2)).toEqual([
      { day: '2020-03-01', found: before.found + 1 },
      { day: '2020-03-02', found: before.found + 1 },
    ]);
    const others = (await trendOf('ledger_balance')).map(({ day }: { day: string }) => day);
    expect(others).not.toContain('2020-03-02');
  });

  it('is shown only to users who work with all clients', () => {
    const scoped = server().db;
    return expect(
      summarizeExceptions(scoped, 'zh-CN', undefined, false).then(({ checks }) =>
        checks.flatMap(({ trend }) => trend),
      ),
    ).resolves.toEqual([]);
  });
});

describe('the list', () => {
  // @rule data-exceptions: Exceptions need the right and the scope; shared ones need every client
  // @in ./exception-filter.ts
  it('is for those alone whom the policy lets, as are check, resolution and export', async () => {
    const statuses: Record<string, number[]> = {};
    for (const name of ['god', 'angel', 'superman', 'hero']) {
      const who = await server().signIn(name);
      statuses[name] = [
        (await who.get('/exception/admin/v1/list')).status,
        (await who.get('/exception/admin/v1/export')).status,
        (await who.call('POST', '/exception/admin/v1/check', undefined, once())).status,
        (await resolve(randomUUID(), { note: 'x', version: 1 }, who)).status,
      ];
    }
    const no = [403, 403, 403, 403];
    expect(statuses).toEqual({ god: [200, 200, 200, 404], angel: no, superman: no, hero: no });
  });

  it('keeps to the scope: what is about several clients is for who works with all', async () => {
    const { db } = server();
    const mine = await addClient(db, { agent: 'hero6' });
    await sameReference(mine);
    await sameReference(mine, client);
    await run();
    const count = async (name: 'hero6' | 'hero7') => {
      const id = await staffId(db, name);
      const permissions = permissionsOf('hero');
      const actor = { id, permissions, scope: 'own', scopeOwnerId: id } as const;
      return countExceptions(db, exceptionFilter(actor, {}));
    };
    expect([await count('hero6'), await count('hero7')]).toEqual([1, 0]);
  });

  it('filters, sorts and pages, and excludes robots by default', async () => {
    const robot = await addClient(server().db, { fake: true });
    const shared = await sameReference(robot);
    await run();
    const names = async (query: string) => (await list(query)).map((e) => e.subject.name);
    expect(await names('')).not.toContain(shared);
    expect(await names('fake=true')).toEqual([shared]);
    expect(await names(`fake=true&client_id=${robot.id}&status=open&present=true`)).toEqual([
      shared,
    ]);
    expect(await names(`fake=true&q=${shared.slice(0, 20)}`)).toEqual([shared]);
    expect(await names('fake=true&status=resolved')).toEqual([]);
    const checks = (await list('sort=check,-subject')).map((e) => e.check);
    expect(checks).toEqual([...checks].sort());
    const { body } = await god.get('/exception/admin/v1/list?size=2&page=2&sort=first_seen_at');
    expect([body.list.length, body.page, body.total]).toEqual([2, 2, checks.length]);
    for (const [field, query] of [
      ['check', 'check=no_such'],
      ['status', 'status=lost'],
      ['sort', 'sort=found'],
    ] as const) {
      const refused = await god.get(`/exception/admin/v1/list?${query}`);
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
    }
  });

  it('is exported as it is listed, and the export is written to the audit log', async () => {
    const path = '/exception/admin/v1/export?check=same_reference&sort=subject';
    const { body, headers } = await god.get(path, { 'accept-language': 'en-US' });
    expect(headers['content-type']).toContain('text/csv');
    const [heading, ...rows] = String(body).trimEnd().split('\r\n');
    expect(heading).toContain('Check,Status,Subject,Expected,Found');
    const listed = await list('check=same_reference&sort=subject');
    expect(rows.map((row) => row.split(',')[2])).toEqual(listed.map((e) => e.subject.name));
    const where = eq(auditLog.action, 'exception.exported');
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.seq));
    expect(entry?.after).toMatchObject({ count: listed.length });
  });
});
