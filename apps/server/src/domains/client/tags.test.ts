import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, client } from '../../kernel/db/schema.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { runBulk, startBulk, stateOfItems } from '../../testing/bulk-runs.ts';
import { fieldsOf } from '../../testing/config-calls.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let angel: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  hero = await server().signIn('hero');
});

const change = (who: ApiClient, id: string, body: object): Promise<ApiAnswer> =>
  who.call('POST', `/client/admin/v1/tags/${id}`, { version: 1, ...body });

const entriesOf = (id: string) =>
  server()
    .db.select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'client'), eq(auditLog.subjectId, id)))
    .orderBy(desc(auditLog.seq));

const namesOf = async (who: ApiClient, query: string) =>
  (await who.get(`/client/admin/v1/list?size=200&${query}`)).body.list.map(
    ({ username }: { username: string }) => username,
  );

describe('the tags of a client', () => {
  // @rule clients: Tags are compared without case, and a known tag keeps its spelling
  // @in ./tags.ts
  it('are stored in one spelling, whatever the case and the width of the letters', async () => {
    const first = await addClient(server().db);
    const second = await addClient(server().db);
    const { body } = await change(hero, first.id, { add: ['  Ｇala   Dinner ', 'gala dinner'] });
    expect([body.tags, body.version]).toEqual([['Gala Dinner'], 2]);
    expect((await change(hero, second.id, { add: ['GALA DINNER'] })).body.tags).toEqual([
      'Gala Dinner',
    ]);
    expect(await namesOf(angel, 'tag=gala%20dinner')).toHaveLength(2);
    const { body: removed } = await change(hero, second.id, {
      remove: ['gala DINNER'],
      version: 2,
    });
    expect(removed.tags).toEqual([]);
    expect(await namesOf(angel, 'tag=Gala%20Dinner')).toEqual([first.username]);
  });

  it('are in the audit log, and a change that changes nothing is not', async () => {
    const { id } = await addClient(server().db, { tags: ['Old'], tagKeys: ['old'] });
    await change(hero, id, { add: ['New'], remove: ['old'] });
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({
      ...{ action: 'client.tagged', before: { tags: 'Old' }, after: { tags: 'New' } },
    });
    const { status, body } = await change(hero, id, { add: ['NEW'], version: 2 });
    expect([status, body.version, (await entriesOf(id)).length]).toEqual([200, 2, 1]);
  });

  // @rule clients: A client has at most 10 tags of 30 visible characters
  // @in ./tags.ts
  it.each([
    ['eleven of them', { add: ['11th'] }, { add: 'TAGS_OVER_10' }],
    ['an invisible character', { add: ['VI\u200bP'] }, { 'add.0': 'FIELD_INVALID' }],
    ['a blank that is a letter', { add: ['ok', '\u3164'] }, { 'add.1': 'FIELD_INVALID' }],
    ['a text that grows when normalized', { add: ['\ufdfa\ufdfa'] }, { 'add.0': 'FIELD_INVALID' }],
    ['31 characters', { add: ['x'.repeat(31)] }, { 'add.0': 'FIELD_INVALID' }],
  ])('are refused with %s', async (_, body, errors) => {
    const tags = Array.from({ length: 10 }, (__, at) => `tag ${at}`);
    const { id } = await addClient(server().db, { tags, tagKeys: tags });
    expect(fieldsOf(await change(hero, id, body))).toEqual(errors);
    expect((await change(hero, id, { add: ['11th'], remove: ['TAG 0'] })).body.tags).toHaveLength(
      10,
    );
  });

  it('are changed once by two at a time, and never outside the scope', async () => {
    const { id } = await addClient(server().db);
    const both = await Promise.all([
      change(hero, id, { add: ['One'] }),
      change(angel, id, { add: ['Two'] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = await addClient(server().db, { agent: 'hero5' });
    expect((await change(hero, other.id, { add: ['Mine'] })).status).toBe(404);
  });

  it('are offered with their number, only those of clients in the scope', async () => {
    const tag = `Own ${randomUUID().slice(0, 8)}`;
    const foreign = `Foreign ${randomUUID().slice(0, 8)}`;
    const of = (name: string) => ({ tags: [name], tagKeys: [name.toLowerCase()] });
    for (let number = 0; number < 2; number += 1) await addClient(server().db, of(tag));
    await addClient(server().db, { ...of(foreign), agent: 'hero5' });
    const { body } = await hero.get('/client/admin/v1/tags');
    expect(body.list).toContainEqual({ name: tag, count: 2 });
    expect(JSON.stringify(body)).not.toContain(foreign);
    expect(JSON.stringify((await angel.get('/client/admin/v1/tags')).body)).toContain(foreign);
  });
});

describe('a bulk run over clients', () => {
  const fixtures = async (...all: Parameters<typeof addClient>[1][]) => {
    const clients = [];
    for (const options of all) clients.push(await addClient(server().db, options));
    return clients;
  };
  const items = (clients: readonly { id: string }[]) =>
    clients.map(({ id }) => ({ id, version: 1 }));

  // @rule clients: Clients are locked in bulk with a reason, each with an audit entry of its own
  // @in ./client-state.ts domains/bulk-run/bulk-operations.ts
  it('locks each of them with the reason, and refuses what one call would refuse', async () => {
    const clients = await fixtures({}, { locked: true }, { agent: 'hero5' }, {});
    const [first, , foreign, stale] = clients;
    await change(angel, stale?.id ?? '', { add: ['Seen'] });
    const body = { status: 'locked', reason: 'Suspicious sign-ins' };
    const request = { operation: 'setClientStatus' as const, body, items: items(clients) };
    const report = await runBulk(hero, request);
    expect(stateOfItems(report)).toEqual([
      ...['done', 'refused INVALID_TRANSITION', 'refused NOT_FOUND', 'refused STALE_RECORD'],
    ]);
    const [entry] = await entriesOf(first?.id ?? '');
    expect(entry).toMatchObject({
      ...{ action: 'client.locked', before: { locked: false } },
      after: { locked: true, reason: 'Suspicious sign-ins' },
    });
    const isLocked = async (id = '') =>
      (await server().db.select().from(client).where(eq(client.id, id)))[0]?.locked;
    expect([await isLocked(first?.id), await isLocked(foreign?.id)]).toEqual([true, false]);
    const unlocking = {
      ...request,
      body: { status: 'unlocked' },
      items: [{ ...items(clients)[0], version: 2 }],
    };
    expect(stateOfItems(await runBulk(hero, unlocking as typeof request))).toEqual(['done']);
    expect(await isLocked(first?.id)).toBe(false);
  });

  it('tags each of them, and leaves one that would have too many as it is', async () => {
    const tags = Array.from({ length: 10 }, (_, at) => `full ${at}`);
    const clients = await fixtures({}, { tags, tagKeys: tags });
    const operation = 'changeClientTags' as const;
    const report = await runBulk(hero, {
      operation,
      body: { add: ['Bulk'] },
      items: items(clients),
    });
    expect(stateOfItems(report)).toEqual(['done', 'refused VALIDATION']);
    const tooLong = { operation, body: { add: ['x'.repeat(40)] }, items: items(clients) };
    expect(fieldsOf(await startBulk(hero, tooLong))).toHaveProperty('items.0.body.add.0');
  });
});
