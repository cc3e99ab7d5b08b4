import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { message, messageRecipient } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEvent, once, statusesByRole } from '../../testing/config-calls.ts';
import { addClient, type ClientFixture, staffId } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { nextStatus } from './message-states.ts';

const server = useTestServer();
const people = {} as Record<
  'god' | 'angel' | 'superman' | 'superman2' | 'hero' | 'hero5',
  ApiClient
>;
/** A client of each place in the organisation, and a robot. */
const clients = {} as Record<'hero' | 'hero2' | 'leader' | 'hero5' | 'robot', ClientFixture>;

beforeAll(async () => {
  const { db, signIn } = server();
  for (const name of ['god', 'angel', 'superman', 'superman2', 'hero', 'hero5'] as const) {
    people[name] = await signIn(name);
  }
  clients.hero = await addClient(db, { agent: 'hero' });
  clients.hero2 = await addClient(db, { agent: 'hero2' });
  clients.leader = await addClient(db, { agent: 'superman' });
  clients.hero5 = await addClient(db, { agent: 'hero5' });
  clients.robot = await addClient(db, { agent: 'hero', fake: true });
});

const path = '/message/admin/v1';
const request = (fields: object = {}) => ({
  audience: 'all',
  title_zh: '通知',
  title_en: 'Notice',
  body_zh: '正文',
  body_en: 'Text',
  ...fields,
});
const send = async (who: ApiClient, fields: object = {}, headers = once()) => {
  const answer = await who.call('POST', `${path}/create`, request(fields), headers);
  return { ...answer, body: answer.status === 201 ? answer.body.message : answer.body };
};
const recall = (who: ApiClient, id: string, version: number) =>
  who.call('PUT', `${path}/recall/${id}`, { version });
const remove = (who: ApiClient, id: string, version: number) =>
  who.call('DELETE', `${path}/${id}?version=${version}`);
const seenBy = async (who: ApiClient, id: string) => {
  const { body } = await who.get(`${path}/list?size=200`);
  return body.list.find((one: { id: string }) => one.id === id);
};
const recipients = async (id: string) => {
  const rows = await server()
    .db.select()
    .from(messageRecipient)
    .where(eq(messageRecipient.messageId, id));
  return rows.map(({ clientId }) => clientId).toSorted();
};
const idsOf = (...names: (keyof typeof clients)[]) =>
  names.map((name) => clients[name].id).toSorted();

describe('sending', () => {
  // @rule messages: A message goes to the real clients of the sender's scope only
  // @in ./send-message.ts
  it('reaches every real client of the scope, and no other, if the audience is everyone', async () => {
    const fromAngel = await send(people.angel);
    expect(fromAngel.status).toBe(201);
    expect(await recipients(fromAngel.body.id)).toEqual(idsOf('hero', 'hero2', 'leader', 'hero5'));
    const fromLeader = await send(people.superman);
    expect(await recipients(fromLeader.body.id)).toEqual(idsOf('hero', 'hero2', 'leader'));
    expect(fromLeader.body).toMatchObject({ total: 3, read: 0, status: 'sent', version: 1 });
    expect(await lastEntryAndEvent(server())).toMatchObject({
      entry: { action: 'message.sent', after: { recipientCount: 3 } },
      sent: { topic: 'message', recordId: fromLeader.body.id },
    });
  });

  it("reaches a salesman's own clients, and a team leader's whole team", async () => {
    const to = async (name: 'hero' | 'superman') => {
      const agent_id = await staffId(server().db, name);
      return recipients((await send(people.angel, { audience: 'agent', agent_id })).body.id);
    };
    expect(await to('hero')).toEqual(idsOf('hero'));
    expect(await to('superman')).toEqual(idsOf('hero', 'hero2', 'leader'));
  });

  it('reaches one client of the scope, also a robot; outside of it there is no such client', async () => {
    const one = (name: keyof typeof clients) => ({
      audience: 'client',
      client_id: clients[name].id,
    });
    const sent = await send(people.superman, one('hero'));
    expect(sent.body).toMatchObject({ total: 1, client: { id: clients.hero.id }, agent: null });
    expect((await send(people.superman, one('robot'))).body.total).toBe(1);
    expect((await send(people.superman, one('hero5'))).body.code).toBe('NOT_FOUND');
  });

  it("is refused for a salesman outside the sender's team", async () => {
    const agent_id = await staffId(server().db, 'hero5');
    const answer = await send(people.superman, { audience: 'agent', agent_id });
    expect(answer.body.code).toBe('NOT_FOUND');
  });

  it('is refused without recipients, and stores nothing', async () => {
    const before = await server().db.$count(message);
    const agent_id = await staffId(server().db, 'hero8');
    const answer = await send(people.angel, { audience: 'agent', agent_id });
    expect(answer.body).toMatchObject({ status: 422, code: 'NO_RECIPIENTS' });
    expect(await server().db.$count(message)).toBe(before);
  });

  it.each([
    [{ audience: 'client' }, { client_id: 'FIELD_REQUIRED' }],
    [{ audience: 'agent' }, { agent_id: 'FIELD_REQUIRED' }],
    [{ audience: 'all', client_id: randomUUID() }, { client_id: 'FIELD_INVALID' }],
    [{ audience: 'everyone' }, { audience: 'FIELD_INVALID' }],
    [{ title_en: ' ' }, { title_en: 'FIELD_INVALID' }],
    [{ body_zh: '' }, { body_zh: 'FIELD_REQUIRED' }],
    [{ send_at: '2020-01-01T00:00:00Z' }, { send_at: 'FIELD_INVALID' }],
  ])('names what is wrong with %j', async (fields, errors) => {
    expect(fieldsOf(await send(people.angel, fields))).toMatchObject(errors);
  });

  it('happens once for each key', async () => {
    const key = once();
    const [one, two] = await Promise.all([
      send(people.angel, {}, key),
      send(people.angel, {}, key),
    ]);
    expect(one.body.id).toBe(two.body.id);
    expect((await send(people.angel, { title_zh: '另一条' }, key)).status).toBe(422);
  });
});

describe('who sees a message', () => {
  // @rule messages: A message's readers look after a recipient, and see own clients' counts
  // @in ./message-row.ts
  it('is who looks after a client that got it, with the numbers of the own clients', async () => {
    const { body } = await send(people.angel);
    await server()
      .db.update(messageRecipient)
      .set({ readAt: new Date() })
      .where(
        sql`${messageRecipient.messageId} = ${body.id} and ${messageRecipient.clientId} in (${clients.hero.id}, ${clients.hero5.id})`,
      );
    expect(await seenBy(people.angel, body.id)).toMatchObject({ total: 4, read: 2 });
    expect(await seenBy(people.superman, body.id)).toMatchObject({ total: 3, read: 1 });
    expect(await seenBy(people.superman2, body.id)).toMatchObject({ total: 1, read: 1 });
    expect(await seenBy(people.hero, body.id)).toMatchObject({ total: 1, read: 1 });
    const { body: own } = await send(people.superman, {
      audience: 'client',
      client_id: clients.hero2.id,
    });
    expect(await seenBy(people.superman2, own.id)).toBeUndefined();
    expect(await seenBy(people.hero, own.id)).toBeUndefined();
    expect(await seenBy(people.hero5, own.id)).toBeUndefined();
  });

  it('the list filters by status, audience, sender, time and text, and is exported so', async () => {
    const title = `Title ${randomUUID().slice(0, 8)}`;
    const { body } = await send(people.angel, { title_en: title });
    const angelId = await staffId(server().db, 'angel');
    const found = async (query: string) => {
      const answer = await people.god.get(`${path}/list?q=${title}&${query}`);
      return answer.body.total;
    };
    expect(
      await found(`status=sent&audience=all&sender_id=${angelId}&from=2020-01-01T00:00:00Z`),
    ).toBe(1);
    expect(await found('status=recalled')).toBe(0);
    expect(await found('audience=client')).toBe(0);
    expect(await found(`sender_id=${randomUUID()}`)).toBe(0);
    expect(await found('to=2020-01-01T00:00:00Z')).toBe(0);
    expect((await people.god.get(`${path}/list?sort=read`)).status).toBe(400);
    const { body: csv } = await people.god.get(`${path}/export?q=${title}`);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
    expect((await lastEntryAndEvent(server())).entry).toMatchObject({ action: 'message.exported' });
    expect(body.title_en).toBe(title);
  });
});

describe('recalling and deleting', () => {
  // @rule messages: A message is sent → recalled → removed from lists, once each; its text is kept
  // @in ./message-states.ts
  it('a message is recalled once, and taken off the lists only after that; what was sent stays', async () => {
    const { body } = await send(people.angel);
    expect((await remove(people.angel, body.id, 1)).body.code).toBe('INVALID_TRANSITION');
    expect((await recall(people.god, body.id, 9)).body.code).toBe('STALE_RECORD');
    const recalled = await recall(people.god, body.id, 1);
    expect(recalled.body).toMatchObject({
      status: 'recalled',
      version: 2,
      recalled_by: { name: '高建明' },
    });
    expect((await recall(people.god, body.id, 2)).body.code).toBe('INVALID_TRANSITION');
    expect((await remove(people.angel, body.id, 1)).body).toMatchObject({
      code: 'STALE_RECORD',
      current: { status: 'recalled' },
      changed_by: '高建明',
    });
    expect((await remove(people.angel, body.id, 2)).body).toEqual({ ok: true });
    expect(await seenBy(people.god, body.id)).toBeUndefined();
    expect((await recall(people.god, body.id, 3)).body.code).toBe('NOT_FOUND');
    expect(await recipients(body.id)).toHaveLength(4);
    expect((await lastEntryAndEvent(server())).entry).toMatchObject({ action: 'message.deleted' });
  });

  it('is done by one of many at once', async () => {
    const { body } = await send(people.angel);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => recall(people.angel, body.id, 1)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('follows the table of states', () => {
    expect([nextStatus('sent', 'recall'), nextStatus('sent', 'delete')]).toEqual([
      'recalled',
      undefined,
    ]);
    expect([nextStatus('recalled', 'recall'), nextStatus('recalled', 'delete')]).toEqual([
      undefined,
      'deleted',
    ]);
  });
});

it('each role may do what its grants say: a salesman reads, a team leader sends', async () => {
  const { body } = await send(people.angel);
  const list = () => ({ method: 'GET' as const, path: `${path}/list` });
  expect(await statusesByRole(server(), list)).toEqual([200, 200, 200, 200]);
  const create = () => ({ method: 'POST' as const, path: `${path}/create`, body: request() });
  expect(await statusesByRole(server(), create)).toEqual([201, 201, 201, 403]);
  const exported = () => ({ method: 'GET' as const, path: `${path}/export` });
  expect(await statusesByRole(server(), exported)).toEqual([200, 200, 403, 403]);
  for (const who of [people.superman, people.hero]) {
    expect((await recall(who, body.id, 1)).status).toBe(403);
    expect((await remove(who, body.id, 1)).status).toBe(403);
  }
});
