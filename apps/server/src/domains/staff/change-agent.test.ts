import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, client, event, staffUser } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, type ClientFixture, staffId } from '../../testing/deposit-fixtures.ts';
import { createPerson, signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let angel: ApiClient;
let one: ClientFixture;

beforeAll(async () => {
  angel = (await signedInPerson(server(), { role: 'angel' })).api;
});
beforeEach(async () => {
  one = await addClient(server().db, { agent: 'hero' });
});

const transfer = (api: ApiClient, id: string, body: Record<string, unknown>) =>
  api.call('POST', `/user/v1/change_agent/${id}`, body);

describe('transferring a client', () => {
  it('returns the client as it stands, sends an event, and is audited once', async () => {
    const { db } = server();
    const to = await staffId(db, 'hero5');
    const { status, body } = await transfer(angel, one.id, { user_id: to, version: 1 });
    expect([status, body.agent_id, body.agent_name, body.superman, body.version]).toEqual([
      200,
      to,
      'Priya Singh',
      'Marcus Teo',
      2,
    ]);
    const again = await transfer(angel, one.id, { user_id: to });
    expect([again.status, again.body.version]).toEqual([200, 2]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, one.id));
    expect(entries).toMatchObject([
      {
        action: 'client.transferred',
        before: { agent_id: await staffId(db, 'hero') },
        after: { agent_id: to },
      },
    ]);
    const [sent] = await db.select().from(event).orderBy(desc(event.seq)).limit(1);
    expect(sent).toMatchObject({ topic: 'client', recordId: one.id, clientId: one.id, version: 2 });
  });

  it('moves the client into the scope of the new salesman, and out of that of the old one', async () => {
    const old = await signedInPerson(server(), { role: 'hero' });
    const next = await signedInPerson(server(), { role: 'hero' });
    await transfer(angel, one.id, { user_id: old.id });
    expect((await old.api.get(`/client/admin/v1/detail/${one.id}`)).status).toBe(200);
    await transfer(angel, one.id, { user_id: next.id });
    expect((await old.api.get(`/client/admin/v1/detail/${one.id}`)).status).toBe(404);
    expect((await next.api.get(`/client/admin/v1/detail/${one.id}`)).status).toBe(200);
  });

  // @rule staff: A client is transferred to an active salesman or team leader only
  it('goes to active salesmen and team leaders alone', async () => {
    const { db } = server();
    const gone = await createPerson(server(), { role: 'hero' });
    await db.update(staffUser).set({ active: false }).where(eq(staffUser.id, gone.id));
    for (const id of [await staffId(db, 'angel2'), gone.id, randomUUID()]) {
      const { status, body } = await transfer(angel, one.id, { user_id: id });
      expect([status, body.errors]).toMatchObject([400, [{ field: 'user_id' }]]);
    }
    const leader = await transfer(angel, one.id, { user_id: await staffId(db, 'superman2') });
    expect(leader.body).toMatchObject({ agent_name: 'Marcus Teo', superman: 'Marcus Teo' });
  });

  it('refuses another version and an unknown client', async () => {
    const user_id = await staffId(server().db, 'hero5');
    const stale = await transfer(angel, one.id, { user_id, version: 9 });
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([
      409,
      'STALE_RECORD',
      1,
    ]);
    expect((await transfer(angel, randomUUID(), { user_id })).status).toBe(404);
  });

  it('says who changed the client since the version that was seen', async () => {
    const { db } = server();
    await transfer(angel, one.id, { user_id: await staffId(db, 'hero6'), version: 1 });
    const user_id = await staffId(db, 'hero5');
    const { body } = await transfer(angel, one.id, { user_id, version: 1 });
    expect(body).toMatchObject({ code: 'STALE_RECORD', changed_by: 'Ada Person' });
    expect(Date.parse(body.changed_at)).not.toBeNaN();
  });

  it.each(['superman', 'hero'] as const)('needs a right that %s has not', async (role) => {
    const { api } = await signedInPerson(server(), { role });
    const user_id = await staffId(server().db, 'hero5');
    expect((await transfer(api, one.id, { user_id })).body.code).toBe('FORBIDDEN');
    const [row] = await server().db.select().from(client).where(eq(client.id, one.id));
    expect(row?.version).toBe(1);
  });

  it('lets one of many through if all come at once with one version', async () => {
    const { db } = server();
    const to = await Promise.all((['hero5', 'hero6', 'hero7'] as const).map((n) => staffId(db, n)));
    const answers = await Promise.all(
      [...to, ...to, ...to].map((user_id) => transfer(angel, one.id, { user_id, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'STALE_RECORD')).toHaveLength(8);
  });
});
