import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  client as clientTable,
  exportJob,
  exportPiece,
  session,
  staffUser,
} from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, staffId } from '../../testing/deposit-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { depositRoutes } from '../deposit/routes.ts';
import { kycRoutes } from '../kyc/routes.ts';
import { sweep } from '../sweep/sweep.ts';
import { exportRunner } from './export-runner.ts';

const server = useTestServer({ exports: { directRows: 5, keptDays: 7 } });
const path = '/export/admin/v1';
const deposits = '/deposit/admin/v1/export';
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  await addDeposits(8);
  // The runners of the tests alone write files.
  await server().app.exports.stop();
});

async function addDeposits(count: number) {
  const client = await addClient(server().db);
  for (let at = 0; at < count; at += 1) await addDeposit(server().db, client, { amount: '10.00' });
}

const identities = '/identify/admin/v1/export';

async function addHeroClients() {
  const clients = [];
  while (clients.length < 6) {
    clients.push(await addClient(server().db, { agent: 'hero', identity: 'pending' }));
  }
  return clients;
}

const start = (who: ApiClient, body: object = {}, headers = once()) =>
  who.call('POST', `${path}/start`, { path: deposits, query: {}, ...body }, headers);

async function begin(who = angel, body: object = {}): Promise<string> {
  const { status, body: started } = await start(who, body);
  expect([status, started.code]).toEqual([201, undefined]);
  return started.job.id;
}

const read = async (id: string) => {
  const [job] = await server().db.select().from(exportJob).where(eq(exportJob.id, id));
  if (job === undefined) throw new Error('There is no such export.');
  return job;
};

function gatedRunner(gate: Promise<unknown> = Promise.resolve()) {
  const { db, services, app } = server();
  const key = `GET ${deposits}` as const;
  const reached = Promise.withResolvers<void>();
  const runner = exportRunner(
    {
      ...{ db, services, log: app.log },
      routes: {
        ...kycRoutes,
        [key]: async (input, context) => {
          reached.resolve();
          await gate;
          return depositRoutes[key](input, context);
        },
      },
    },
    7,
  );
  return { ...runner, reached: reached.promise };
}

async function write(id: string, runner = gatedRunner()): Promise<Schemas.ExportJob['status']> {
  runner.wake();
  await expect.poll(async () => (await read(id)).finishedAt, { timeout: 20_000 }).not.toBeNull();
  await runner.stop();
  // Deleted jobs are not read here.
  return (await read(id)).status as Schemas.ExportJob['status'];
}

const download = (who: ApiClient, id: string) => who.get(`${path}/file/${id}`);
const actionsOn = async (type: string, id: string) => {
  const about = and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, id));
  return (await server().db.select().from(auditLog).where(about).orderBy(auditLog.seq)).map(
    ({ action }) => action,
  );
};
const piecesOf = (id: string) =>
  server().db.select().from(exportPiece).where(eq(exportPiece.jobId, id));

describe('a long export', () => {
  // @rule lists: An export of more rows than are answered at once is written in the background
  // @in ./start-export.ts ./export-runner.ts
  it.each(['csv', 'xlsx'] as const)(
    'is written to a file that is the same as the direct one: %s',
    async (format) => {
      const query = { format, status: 'pending', sort: 'order_no' };
      const { body } = await start(angel, { query });
      expect(body).toMatchObject({ rows: 8, job: { status: 'waiting', expected: 8, format } });
      expect(await write(body.job.id)).toBe('ready');
      const file = await download(angel, body.job.id);
      expect(file.status).toBe(200);
      const direct = await angel.get(`${deposits}?${new URLSearchParams(query)}`);
      if (format === 'csv') expect(file.raw.toString()).toBe(direct.raw.toString());
      else expect(file.raw.subarray(0, 2).toString()).toBe('PK');
      expect(file.headers['content-type']).toBe(direct.headers['content-type']);
      expect(file.headers['content-disposition']).toBe(direct.headers['content-disposition']);
      const { list } = (await angel.get(`${path}/list`)).body;
      expect(list[0]).toMatchObject({ id: body.job.id, rows: 8, size: file.raw.length });
    },
  );

  it('starts nothing if the list is short enough to be answered at once', async () => {
    const { body } = await start(angel, { query: { status: 'rejected' } });
    expect(body).toEqual({ rows: 0, job: null });
  });

  it('is started once for one key, however often it is asked for', async () => {
    const headers = once();
    const [first, second] = [await start(angel, {}, headers), await start(angel, {}, headers)];
    expect(second.body.job.id).toBe(first.body.job.id);
    await write(first.body.job.id);
  });

  it('leaves entries of its start, its end, and each download with filter and rows', async () => {
    const id = await begin(angel, { query: { status: 'pending', columns: 'order_no' } });
    await write(id);
    await download(angel, id);
    expect(await actionsOn('export', id)).toEqual(['export.started', 'export.ready']);
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(
        and(eq(auditLog.action, 'deposit.exported'), sql`${auditLog.after} ->> 'export' = ${id}`),
      );
    expect(entry?.after).toMatchObject({ count: 8, columns: 'order_no', format: 'csv' });
  });

  it('tells its user alone when the file is ready', async () => {
    const person = await signedInPerson(server());
    await write(await begin(person.api));
    const { list } = (await person.api.get('/user/admin/v1/notification/list')).body;
    expect(list[0]).toMatchObject({ kind: 'export_ready', values: { count: '8' } });
  });

  it.each([
    ['a path without an export', { path: '/deposit/admin/v1/list' }],
    ['a path that the contract does not have', { path: '/no/such/export' }],
    ['a filter that the export does not know', { query: { nothing: 'x' } }],
    ['a column that the list does not have', { query: { columns: 'nothing' } }],
  ])('is refused for %s', async (_title, body) => {
    const refused = await start(angel, body);
    expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION']);
  });

  it('is refused while three of the user are under way', async () => {
    const person = await signedInPerson(server());
    const ids = [await begin(person.api), await begin(person.api), await begin(person.api)];
    const refused = await start(person.api);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    for (const id of ids) await person.api.call('PUT', `${path}/stop/${id}`);
    expect((await start(person.api)).status).toBe(201);
    await server()
      .db.update(exportJob)
      .set({ status: 'stopped' })
      .where(eq(exportJob.userId, person.id));
  });
});

describe('rights and scope of an export', () => {
  // @rule lists: A background export checks rights and scope when it is written and downloaded
  // @in ./export-runner.ts ./export-job.ts
  it('holds the clients of the user alone', async () => {
    const [own] = await addHeroClients();
    const other = await addClient(server().db, { agent: 'hero2', identity: 'pending' });
    const hero = await server().signIn('hero');
    const id = await begin(hero, { path: identities });
    expect(await write(id)).toBe('ready');
    const text = (await download(hero, id)).raw.toString();
    expect(text).toContain(own?.username);
    expect(text).not.toContain(other.username);
  });

  it('a client who has moved away takes the file along, until it comes back', async () => {
    const [moved] = await addHeroClients();
    const hero = await server().signIn('hero');
    const id = await begin(hero, { path: identities });
    await write(id);
    const give = async (to: 'hero' | 'hero2') => {
      const agentId = await staffId(server().db, to);
      await server()
        .db.update(clientTable)
        .set({ agentId })
        .where(eq(clientTable.id, moved?.id ?? ''));
    };
    await give('hero2');
    const refused = await download(hero, id);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    await give('hero');
    expect((await download(hero, id)).status).toBe(200);
  });

  it('another role gets nothing of a file that was written before', async () => {
    const person = await signedInPerson(server());
    const id = await begin(person.api);
    await write(id);
    await server().db.update(exportJob).set({ role: 'god' }).where(eq(exportJob.id, id));
    expect((await download(person.api, id)).body.code).toBe('FORBIDDEN');
  });

  it('a list that the role may not export is refused at the start', async () => {
    const hero = await server().signIn('hero');
    const refused = await start(hero, { path: '/audit/admin/v1/export' });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('a role that changes before the file is written gets none, and is told', async () => {
    const person = await signedInPerson(server());
    const id = await begin(person.api);
    await server().db.update(staffUser).set({ role: 'hero' }).where(eq(staffUser.id, person.id));
    expect(await write(id)).toBe('failed');
    expect(await read(id)).toMatchObject({ reason: 'access', bytes: 0 });
    expect(await piecesOf(id)).toEqual([]);
  });

  it('a session that was ended by another user while the file is written leaves none', async () => {
    const person = await signedInPerson(server());
    const id = await begin(person.api);
    const gate = Promise.withResolvers<void>();
    const runner = gatedRunner(gate.promise);
    runner.wake();
    await runner.reached;
    await server()
      .db.update(session)
      .set({ endedAt: new Date(), endReason: 'ended_by_other' })
      .where(eq(session.userId, person.id));
    gate.resolve();
    expect(await write(id, runner)).toBe('failed');
    expect((await read(id)).reason).toBe('access');
  });

  it('the export of another user is not found, by any call', async () => {
    const id = await begin();
    const god = await server().signIn('god');
    const calls = [
      await download(god, id),
      await god.call('PUT', `${path}/stop/${id}`),
      await god.call('DELETE', `${path}/${id}`),
    ];
    expect(calls.map(({ body }) => body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect((await god.get(`${path}/list`)).body.total).toBe(0);
    await write(id);
  });
});

describe('the end of an export', () => {
  it('a server that stops in the middle leaves the file to another one, which begins it again', async () => {
    const id = await begin();
    const gate = Promise.withResolvers<void>();
    const first = gatedRunner(gate.promise);
    first.wake();
    await first.reached;
    const ended = first.stop();
    gate.resolve();
    await ended;
    expect(await read(id)).toMatchObject({ status: 'running', leasedUntil: null, attempt: 1 });
    expect(await write(id)).toBe('ready');
    expect(await read(id)).toMatchObject({ attempt: 2, rows: (await read(id)).expected });
    expect((await download(angel, id)).status).toBe(200);
  });

  it('a replica that has lost its lease writes nothing into the file of the next', async () => {
    const id = await begin();
    const gate = Promise.withResolvers<void>();
    const first = gatedRunner(gate.promise);
    first.wake();
    await first.reached;
    await server().db.update(exportJob).set({ leasedUntil: null }).where(eq(exportJob.id, id));
    expect(await write(id)).toBe('ready');
    const pieces = await piecesOf(id);
    gate.resolve();
    await first.stop();
    expect(await piecesOf(id)).toEqual(pieces);
    expect((await download(angel, id)).status).toBe(200);
  });

  it('a stop ends it and removes what was written; a late one changes nothing', async () => {
    const id = await begin();
    const gate = Promise.withResolvers<void>();
    const runner = gatedRunner(gate.promise);
    runner.wake();
    await runner.reached;
    const stopped = await angel.call('PUT', `${path}/stop/${id}`);
    expect(stopped.body).toMatchObject({ status: 'stopped' });
    gate.resolve();
    await runner.stop();
    expect(await read(id)).toMatchObject({ status: 'stopped' });
    expect(await piecesOf(id)).toEqual([]);
    const refused = await download(angel, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    const ready = await begin();
    await write(ready);
    expect((await angel.call('PUT', `${path}/stop/${ready}`)).body.status).toBe('ready');
  });

  it('a deleted export is gone with its file, and the clock removes its row', async () => {
    const id = await begin();
    await write(id);
    const [piece] = await piecesOf(id);
    expect((await angel.call('DELETE', `${path}/${id}`)).body).toEqual({ ok: true });
    expect((await download(angel, id)).body.code).toBe('NOT_FOUND');
    const bytes = server().services.files.read(piece?.fileId ?? randomUUID());
    await expect(bytes.toArray()).rejects.toThrow('ENOENT');
    await sweep(server().db, server().services.files, new Date());
    expect(await server().db.$count(exportJob, eq(exportJob.id, id))).toBe(0);
    expect(await actionsOn('export', id)).toContain('export.deleted');
  });

  // @rule lists: The file of a background export is removed after seven days
  // @in ./export-job.ts
  it('a file is there for seven days, and removed by the clock after them', async () => {
    const id = await begin();
    await write(id);
    const { expiresAt } = await read(id);
    const days = ((expiresAt?.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(7, 2);
    const pieces = await piecesOf(id);
    expect(pieces).toHaveLength(1);
    const { db, services } = server();
    await sweep(db, services.files, new Date((expiresAt?.getTime() ?? 0) - 60_000));
    expect((await download(angel, id)).status).toBe(200);
    await db.update(exportJob).set({ expiresAt: new Date() }).where(eq(exportJob.id, id));
    expect((await download(angel, id)).body.code).toBe('NOT_FOUND');
    await sweep(db, services.files, new Date());
    expect(await db.$count(exportJob, eq(exportJob.id, id))).toBe(0);
    const left = pieces.map(({ fileId }) => fileId);
    expect(await db.$count(exportPiece, inArray(exportPiece.fileId, left))).toBe(0);
    await expect(services.files.read(left[0] ?? '').toArray()).rejects.toThrow('ENOENT');
  });
});
