import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, savedView, staffUser } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/view/admin/v1';
let god: ApiClient;
let superman: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  [god, superman, hero] = await Promise.all([
    server().signIn('god'),
    server().signIn('superman'),
    server().signIn('hero'),
  ]);
});

const input = (more: Partial<Schemas.SavedViewInput> = {}): Schemas.SavedViewInput => ({
  list: 'deposit',
  name: randomUUID(),
  search: { status: 'pending', sort: '-amount', size: 50 },
  layout: { shown: { agent: false }, order: [], pinned: {}, widths: {} },
  standard: false,
  sharing: 'private',
  ...more,
});

async function save(who: ApiClient, more: Partial<Schemas.SavedViewInput> = {}, id = randomUUID()) {
  return { id, ...(await who.call('PUT', `${path}/${id}`, input(more))) };
}

const listOf = async (who: ApiClient, list = 'deposit'): Promise<Schemas.SavedViews> =>
  (await who.get(`${path}/list?list=${list}`)).body;
const namesOf = (views: readonly { name: string }[]) => views.map(({ name }) => name);

describe('the own views of a list', () => {
  it('are kept on the server, and one of a list at most is its standard', async () => {
    const { api } = await signedInPerson(server());
    const first = await save(api, { name: ' First ', standard: true });
    expect(first.body).toMatchObject({ name: 'First', standard: true, version: 1 });
    await save(api, { name: 'Second', standard: true });
    await save(api, { name: 'First', list: 'withdrawal' });
    expect((await listOf(api)).own.map(({ name, standard }) => [name, standard])).toEqual([
      ['First', false],
      ['Second', true],
    ]);
    expect(namesOf((await listOf(api, 'withdrawal')).own)).toEqual(['First']);
    const again = await save(api, { name: 'Renamed' }, first.id);
    expect(again.body).toMatchObject({ name: 'Renamed', version: 2 });
    expect((await api.call('DELETE', `${path}/${first.id}`)).body).toEqual({ ok: true });
    expect(namesOf((await listOf(api)).own)).toEqual(['Second']);
  });

  it('have names of 1 to 40 characters, each once in a list', async () => {
    const { api } = await signedInPerson(server());
    await save(api, { name: 'Taken' });
    for (const [name, code] of [
      ['Taken', 'FIELD_TAKEN'],
      ['   ', 'FIELD_INVALID'],
      ['x'.repeat(41), 'FIELD_INVALID'],
    ] as const) {
      const refused = await save(api, { name });
      expect([refused.status, refused.body.errors[0]]).toMatchObject([
        400,
        { field: 'name', code },
      ]);
    }
    expect((await save(api, { name: 'x'.repeat(40) })).status).toBe(200);
  });

  // @rule lists: A user keeps at most 50 views
  // @in ./saved-views.ts
  it('are at most 50, also when they are saved at once', async () => {
    const { api, id } = await signedInPerson(server());
    const rows = Array.from({ length: 49 }, () => ({ id: randomUUID(), ownerId: id, ...input() }));
    await server().db.insert(savedView).values(rows);
    const saved = await Promise.all([save(api), save(api), save(api)]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const refused = saved.find(({ status }) => status === 400);
    expect(refused?.body.errors[0].code).toBe('VIEWS_FULL');
    expect((await save(api, {}, rows[0]?.id)).status).toBe(200);
  });
});

describe('a shared view', () => {
  // @rule lists: Administrators and supervisors share views with everyone, team leaders with their team
  // @in ./saved-views.ts
  it('is seen with its owner by everyone, or by the team of its leader', async () => {
    const toAll = await save(god, { sharing: 'everyone', standard: true });
    const toTeam = await save(superman, { sharing: 'team' });
    const other = await server().signIn('superman2');
    const stranger = await server().signIn('hero5');
    const seen = async (who: ApiClient) => (await listOf(who)).shared.map(({ id }) => id);
    expect(await seen(hero)).toEqual(expect.arrayContaining([toAll.id, toTeam.id]));
    for (const who of [other, stranger]) {
      expect(await seen(who)).toContain(toAll.id);
      expect(await seen(who)).not.toContain(toTeam.id);
    }
    expect(await seen(god)).not.toContain(toTeam.id);
    const { shared } = await listOf(hero);
    const { body: me } = await god.get('/auth/admin/v1/userinfo');
    expect(shared.find(({ id }) => id === toAll.id)).toMatchObject({
      ...{ owner: me.name, standard: false },
    });
  });

  it.each([
    ['hero', 'team'],
    ['hero', 'everyone'],
    ['superman', 'everyone'],
    ['god', 'team'],
  ] as const)('is refused to %s for %s', async (name, sharing) => {
    const who = await server().signIn(name);
    const refused = await save(who, { sharing });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('is not changed or deleted by others, who may copy it', async () => {
    const { id } = await save(god, { sharing: 'everyone' });
    const changed = await save(hero, {}, id);
    const deleted = await hero.call('DELETE', `${path}/${id}`);
    expect([changed.status, deleted.status]).toEqual([404, 404]);
    const found = (await listOf(hero)).shared.find((one) => one.id === id);
    const copy = await save(hero, { name: randomUUID(), search: found?.search ?? {} });
    expect(copy.body).toMatchObject({ sharing: 'private', search: found?.search });
  });

  it('is private again once its owner has another role, and gone with a disabled owner', async () => {
    const person = await signedInPerson(server(), { role: 'angel' });
    const { id } = await save(person.api, { sharing: 'everyone' });
    const seen = async () => (await listOf(hero)).shared.some((one) => one.id === id);
    const change = (values: Partial<typeof staffUser.$inferInsert>) =>
      server().db.update(staffUser).set(values).where(eq(staffUser.id, person.id));
    expect(await seen()).toBe(true);
    await change({ role: 'hero' });
    expect(await seen()).toBe(false);
    await change({ role: 'angel', active: false });
    expect(await seen()).toBe(false);
  });

  // @rule statistics: A report is saved, seen and shared only by users who may open its page
  // @in ./saved-views.ts
  it('is for users who may open the page, if it is a report', async () => {
    const list = 'statistics-product';
    const shared = await save(god, { list, sharing: 'everyone' });
    const team = await save(god, { list: 'statistics-team', sharing: 'everyone' });
    expect([shared.status, team.status]).toEqual([200, 200]);
    const idsOf = async (who: ApiClient, of: string) =>
      (await listOf(who, of)).shared.map(({ id }) => id);
    const angel = await server().signIn('angel');
    expect(await idsOf(angel, list)).toContain(shared.id);
    expect(await idsOf(superman, 'statistics-team')).toContain(team.id);
    for (const [who, of] of [
      [superman, list],
      [hero, list],
      [hero, 'statistics-team'],
    ] as const) {
      const seen = await who.get(`${path}/list?list=${of}`);
      const saved = await save(who, { list: of });
      expect([seen.status, saved.status]).toEqual([403, 403]);
    }
  });

  it('leaves entries when it is shared, taken back and deleted', async () => {
    const { id } = await save(god, { sharing: 'everyone' });
    await save(god, {}, id);
    await god.call('DELETE', `${path}/${id}`);
    const about = and(eq(auditLog.subjectType, 'view'), eq(auditLog.subjectId, id));
    const entries = await server().db.select().from(auditLog).where(about).orderBy(auditLog.seq);
    expect(entries.map(({ action }) => action)).toEqual([
      ...['view.shared', 'view.unshared', 'view.deleted'],
    ]);
  });
});
