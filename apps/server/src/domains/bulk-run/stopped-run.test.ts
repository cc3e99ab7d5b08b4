import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkItem, bulkRun, deposit, ipRule, session, staffUser } from '../../kernel/db/schema.ts';
import { forgetIpRules } from '../../platform/ip-access/gate.ts';
import { endSessions } from '../../platform/sessions/sessions.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { endOfBulk, readBulk, startBulk } from '../../testing/bulk-runs.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';
import { depositRoutes } from '../deposit/routes.ts';
import { bulkRunner } from './bulk-runner.ts';

const server = useTestServer();
const auditKey = 'PUT /deposit/admin/v1/audit/{id}';
const path = '/bulk/admin/v1';
let client: ClientFixture;

beforeAll(async () => {
  client = await addClient(server().db);
  await liftSums(server().db);
  // The runners of the tests alone work on runs.
  await server().app.bulkRuns.stop();
});

const lanes = 3;

function gatedRunner(first: number) {
  let calls = 0;
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { db, services, app } = server();
  const { wake, stop } = bulkRunner({
    ...{ db, services, log: app.log },
    routes: {
      [auditKey]: async (input, context) => {
        calls += 1;
        if (calls > first) {
          // All of its lanes wait, so that the first ones are done.
          if (calls === first + lanes) reached.resolve();
          await gate.promise;
        }
        return depositRoutes[auditKey](input, context);
      },
    },
  });
  return { wake, stop, reached: reached.promise, open: gate.resolve };
}

interface Begun extends TestPerson {
  api: ApiClient;
  runId: string;
  ids: string[];
}

async function begin(count = 8): Promise<Begun> {
  const person = await signedInPerson(server());
  const ids: string[] = [];
  while (ids.length < count) {
    ids.push((await addDeposit(server().db, client, { amount: '10.00' })).id);
  }
  const { body } = await startBulk(person.api, {
    operation: 'auditDeposit',
    body: { result: 'approved' },
    items: ids.map((id) => ({ id, version: 1, body: acknowledged })),
  });
  return { ...person, ids, runId: body.id };
}

async function endOf({ runId, ids }: Begun) {
  const read = () => server().db.select().from(bulkRun).where(eq(bulkRun.id, runId));
  await expect
    .poll(async () => (await read())[0]?.status, { timeout: 20_000 })
    .toMatch(/^(stopped|finished)$/);
  const [run] = await read();
  const items = await server().db.select().from(bulkItem).where(eq(bulkItem.runId, runId));
  const approved = await server().db.select().from(deposit).where(inArray(deposit.id, ids));
  const count = (state: string) => items.filter((item) => item.state === state).length;
  return {
    ...{ status: run?.status, reason: run?.stopReason, done: count('done') },
    skipped: count('skipped'),
    approved: approved.filter(({ status }) => status === 'approved').length,
  };
}

describe('stopping a run', () => {
  // @rule lists: A stopped bulk run finishes what has begun and skips the rest, which can be retried
  // @in ./bulk-runner.ts
  it('a stopped run skips what has not begun, and a retry does it', async () => {
    const begun = await begin();
    const runner = gatedRunner(2);
    runner.wake();
    await runner.reached;
    const stopped = await begun.api.call('PUT', `${path}/stop/${begun.runId}`);
    expect(stopped.body).toMatchObject({ status: 'stopping', stop_reason: 'user' });
    runner.open();
    expect(await endOf(begun)).toEqual({
      ...{ status: 'stopped', reason: 'user', done: 2, skipped: 6, approved: 2 },
    });
    const retry = (state: string) =>
      begun.api.call('PUT', `${path}/retry/${begun.runId}`, { state });
    expect((await retry('refused')).body.status).toBe('stopped');
    expect((await retry('skipped')).body).toMatchObject({ status: 'running', stop_reason: null });
    gatedRunner(99).wake();
    expect(await endOf(begun)).toMatchObject({ status: 'finished', done: 8, approved: 8 });
    const { run } = await endOfBulk(begun.api, begun.runId);
    expect(run.counts).toMatchObject({ done: 8, skipped: 0 });
  });

  it('a stop is too late after the end; a run under way is neither retried nor closed', async () => {
    const begun = await begin(1);
    const steps = { retry: { state: 'refused' }, close: undefined };
    for (const [step, body] of Object.entries(steps)) {
      const refused = await begun.api.call('PUT', `${path}/${step}/${begun.runId}`, body);
      expect([refused.status, refused.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    }
    gatedRunner(99).wake();
    await endOf(begun);
    const late = await begun.api.call('PUT', `${path}/stop/${begun.runId}`);
    expect(late.body.status).toBe('finished');
  });

  it('a server that stops in the middle leaves the run to another one', async () => {
    const begun = await begin();
    const first = gatedRunner(2);
    first.wake();
    await first.reached;
    const ended = first.stop();
    first.open();
    await ended;
    expect((await readBulk(begun.api, begun.runId)).run).toMatchObject({
      ...{ status: 'running', counts: { done: 5, waiting: 3 } },
    });
    gatedRunner(99).wake();
    expect(await endOf(begun)).toMatchObject({ status: 'finished', done: 8, approved: 8 });
  });
});

describe('the user of a run', () => {
  it('an ordinary sign-out lets the run go on', async () => {
    const begun = await begin();
    const runner = gatedRunner(2);
    runner.wake();
    await runner.reached;
    expect((await begun.api.call('POST', '/auth/admin/v1/logout')).status).toBe(200);
    runner.open();
    expect(await endOf(begun)).toMatchObject({ status: 'finished', done: 8 });
  });

  // @rule lists: A bulk run goes on while its user is idle, although the session has ended
  // @in platform/sessions/sessions.ts
  it('a session that was idle for too long lets the run go on, and nothing else', async () => {
    const begun = await begin();
    const runner = gatedRunner(2);
    runner.wake();
    await runner.reached;
    await server()
      .db.update(session)
      .set({ idleUntil: new Date(Date.now() - 1000) })
      .where(eq(session.userId, begun.id));
    const late = await begun.api.get('/auth/admin/v1/userinfo');
    expect([late.status, late.body.code]).toEqual([401, 'UNAUTHORIZED']);
    runner.open();
    expect(await endOf(begun)).toMatchObject({ status: 'finished', done: 8, approved: 8 });
  });

  // @rule lists: A bulk run stops when its user is disabled, signed out by another or kept out
  // @in platform/sessions/sessions.ts
  it.each([
    ['is disabled', { active: false }],
    ['gets another role', { role: 'hero' }],
  ] as const)(
    'a user who %s stops the run: nothing more is done in that name',
    async (_title, change) => {
      const begun = await begin();
      const runner = gatedRunner(2);
      runner.wake();
      await runner.reached;
      await server().db.update(staffUser).set(change).where(eq(staffUser.id, begun.id));
      runner.open();
      expect(await endOf(begun)).toEqual({
        ...{ status: 'stopped', reason: 'access', done: 2, skipped: 6, approved: 2 },
      });
    },
  );

  it('a session that another user has ended stops the run', async () => {
    const begun = await begin();
    const runner = gatedRunner(2);
    runner.wake();
    await runner.reached;
    await server()
      .db.update(session)
      .set({ endedAt: new Date(), endReason: 'ended_by_other' })
      .where(eq(session.userId, begun.id));
    runner.open();
    expect(await endOf(begun)).toMatchObject({ status: 'stopped', reason: 'access', done: 2 });
  });

  it('an account that is reset after signing out stops the run', async () => {
    const begun = await begin();
    await begun.api.call('POST', '/auth/admin/v1/logout');
    await server().db.transaction((tx) => endSessions(tx, { userId: begun.id }, 'reset'));
    gatedRunner(99).wake();
    expect(await endOf(begun)).toMatchObject({ status: 'stopped', reason: 'access', done: 0 });
  });

  it('an IP rule that keeps the user out stops the run', async () => {
    const begun = await begin();
    const { db } = server();
    const rule = { cidr: '127.0.0.1/32', kind: 'deny', scope: 'user', userId: begun.id } as const;
    const [made] = await db.insert(ipRule).values(rule).returning();
    forgetIpRules(db);
    gatedRunner(99).wake();
    expect(await endOf(begun)).toMatchObject({ status: 'stopped', reason: 'access', done: 0 });
    await db.delete(ipRule).where(eq(ipRule.id, made?.id ?? ''));
    forgetIpRules(db);
  });

  it('a user has at most 20 runs under way', async () => {
    const begun = await begin(1);
    const [row] = await server().db.select().from(bulkRun).where(eq(bulkRun.id, begun.runId));
    if (row === undefined) throw new Error('There is no run.');
    const others = Array.from({ length: 19 }, () => ({ ...row, id: crypto.randomUUID() }));
    await server().db.insert(bulkRun).values(others);
    const refused = await startBulk(begun.api, {
      ...{ operation: 'auditDeposit', body: { result: 'approved' } },
      items: [{ id: begun.ids[0] ?? '', version: 1 }],
    });
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    await server().db.delete(bulkRun).where(eq(bulkRun.userId, begun.id));
  });
});
