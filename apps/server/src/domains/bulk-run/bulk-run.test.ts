import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, bulkItem, deposit } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { readBulk, runBulk, startBulk, stateOfItems } from '../../testing/bulk-runs.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { changeLimits, liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  angel = await server().signIn('angel');
  client = await addClient(server().db);
  await liftSums(server().db);
});

async function addDeposits(count: number, amount = '10.00', of = client): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await addDeposit(server().db, of, { amount })).id);
  return ids;
}

const approving = (ids: readonly string[], more: object = {}): Schemas.BulkRunRequest => ({
  operation: 'auditDeposit',
  body: { result: 'approved' },
  items: ids.map((id) => ({ id, version: 1, body: { ...acknowledged, ...more } })),
});

const statusesOf = async (ids: string[]) => {
  const rows = await server().db.select().from(deposit).where(inArray(deposit.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

const actionsOn = async (type: string, id: string) => {
  const about = and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, id));
  const entries = await server().db.select().from(auditLog).where(about).orderBy(auditLog.seq);
  return entries.map(({ action, actorName }) => `${action} ${actorName}`);
};

describe('a run', () => {
  // @rule lists: A bulk run calls the operation per item, in the user's name, with an entry each
  // @in ./run-item.ts
  it('calls the operation for each item, which leaves the audit entry of a single call', async () => {
    const ids = await addDeposits(6);
    const { run, items } = await runBulk(angel, approving(ids));
    expect(run).toMatchObject({ status: 'finished', counts: { done: 6, refused: 0 }, seen: false });
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(items[0]).toMatchObject({ amount: '10.00', currency: 'USD', client: { id: client.id } });
    expect(await statusesOf(ids)).toEqual(ids.map(() => 'approved'));
    const me = (await angel.get('/auth/admin/v1/userinfo')).body.name;
    expect(await actionsOn('deposit', ids[0] ?? '')).toContain(`deposit.approved ${me}`);
    expect(await actionsOn('bulk_run', run.id)).toEqual([
      `bulk_run.started ${me}`,
      `bulk_run.finished ${me}`,
    ]);
  });

  it('refuses a stale version, a decided record and one outside the scope, each by itself', async () => {
    const hero = await server().signIn('hero');
    const [good = '', stale = '', decided = ''] = await addDeposits(3);
    await runBulk(angel, approving([decided]));
    const request = approving([good, stale, decided, randomUUID()]);
    const items = request.items.map((item) => (item.id === stale ? { ...item, version: 7 } : item));
    const report = await runBulk(angel, { ...request, items });
    expect(stateOfItems(report)).toEqual([
      'done',
      'refused STALE_RECORD',
      'refused ALREADY_DECIDED',
      'refused NOT_FOUND',
    ]);
    expect(report.items[3]).toMatchObject({ label: null, client: null, amount: null });
    expect((await startBulk(hero, request)).body.code).toBe('FORBIDDEN');
  });

  // @rule lists: A bulk run never approves a risk at `stop`, whatever the request says
  // @in ./start-run.ts
  it('is a bulk decision, also if the request denies it: a risk at stop is refused', async () => {
    const reference = { referenceNo: randomUUID() };
    await addDeposit(server().db, client, reference);
    const { id } = await addDeposit(server().db, client, reference);
    const tricks = { bulk: false, override_reason: 'The proof is clear' };
    expect(stateOfItems(await runBulk(angel, approving([id], tricks)))).toEqual([
      'refused RISK_NOT_IN_BULK',
    ]);
  });

  it('checks every body against the contract before it begins', async () => {
    const [id = ''] = await addDeposits(1);
    const ask = async (request: Schemas.BulkRunRequest) => {
      const { status, body } = await startBulk(angel, request);
      return [status, body.errors?.[0].field, body.errors?.[0].code];
    };
    const request = approving([id]);
    expect(await ask({ ...request, body: { result: 'paid' } })).toEqual([
      ...[400, 'items.0.body.result', 'FIELD_INVALID'],
    ]);
    expect(await ask({ ...request, kind: 'stock' })).toEqual([400, 'kind', 'FIELD_FORBIDDEN']);
    expect(await ask({ ...request, operation: 'payTrade' })).toEqual([
      400,
      'kind',
      'FIELD_REQUIRED',
    ]);
    expect(await ask(approving([id, id]))).toEqual([400, 'items', 'NOT_DISTINCT']);
    expect(await statusesOf([id])).toEqual(['pending']);
  });

  it('is seen by the user alone who has started it', async () => {
    const { run } = await runBulk(angel, approving(await addDeposits(1)));
    const other = await server().signIn('angel2');
    for (const [method, path, body] of [
      ['GET', run.id],
      ['PUT', `stop/${run.id}`],
      ['PUT', `retry/${run.id}`, { state: 'refused' }],
      ['PUT', `close/${run.id}`],
    ] as const) {
      expect((await other.call(method, `/bulk/admin/v1/${path}`, body)).status).toBe(404);
    }
    const idsOf = async (who: ApiClient) => {
      const { body } = await who.get('/bulk/admin/v1/list?open=true&size=200');
      return body.list.map(({ id }: Schemas.BulkRun) => id);
    };
    expect(await idsOf(angel)).toContain(run.id);
    expect(await idsOf(other)).not.toContain(run.id);
    await angel.call('PUT', `/bulk/admin/v1/close/${run.id}`);
    expect(await idsOf(angel)).not.toContain(run.id);
  });
});

describe('the limits of the user', () => {
  // @rule second-person: A bulk run adds up under the limits of its user as single calls do
  // @in ./run-item.ts
  it('hold in the middle of a run: what is above them waits for a second person', async () => {
    const { api } = await signedInPerson(server());
    await changeLimits(server().db, { credit: { maker_day: '25.00' } });
    const ids = await addDeposits(5, '10.00', await addClient(server().db));
    const report = await runBulk(api, approving(ids));
    await liftSums(server().db);
    expect(stateOfItems(report).toSorted()).toEqual([
      ...['done', 'done', 'proposed', 'proposed', 'proposed'],
    ]);
    const statuses = await statusesOf(ids);
    expect(statuses.filter((status) => status === 'approved')).toHaveLength(2);
    const path = `/bulk/admin/v1/retry/${report.run.id}`;
    const retried = await api.call('PUT', path, { state: 'refused' });
    expect([retried.body.status, retried.body.version]).toEqual(['finished', report.run.version]);
  });
});

it('an item that was done is never changed, by a guard of the database', async () => {
  const { run } = await runBulk(angel, approving(await addDeposits(1)));
  const again = server()
    .db.update(bulkItem)
    .set({ state: 'waiting' })
    .where(eq(bulkItem.runId, run.id));
  await expect(again).rejects.toThrow();
  expect((await readBulk(angel, run.id)).run.counts.done).toBe(1);
});
