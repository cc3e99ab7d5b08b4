import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, staffUser } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { apiClient } from '../../testing/api-client.ts';
import { staffId } from '../../testing/deposit-fixtures.ts';
import { invite } from '../../testing/invitations.ts';
import { createPerson, openSession, signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const people = {} as Record<'god' | 'angel' | 'superman' | 'hero', ApiClient>;

beforeAll(async () => {
  const { app, db } = server();
  for (const name of ['god', 'angel', 'superman', 'hero'] as const) {
    const person = { id: await staffId(db, name), username: name, secret: null };
    people[name] = apiClient(app, await openSession(server(), person));
  }
  await createPerson(server(), {
    role: 'hero',
    mfa: true,
    leaderId: await staffId(db, 'superman'),
  });
  const gone = await createPerson(server(), { role: 'superman' });
  await db.update(staffUser).set({ active: false }).where(eq(staffUser.id, gone.id));
  await invite(people.god);
});

const rowsOf = async (client: ApiClient, query = ''): Promise<Schemas.StaffUser[]> =>
  (await client.get(`/user/v1/list?size=200&${query}`)).body.list;
const usernames = (rows: readonly { username: string }[]) => rows.map(({ username }) => username);

describe('the list of staff', () => {
  // @rule staff: God and angel see all staff, a team leader the own team; otherwise 404
  // @in ./staff-scope.ts
  it.each(['god', 'angel'] as const)('shows everyone to %s', async (name) => {
    const all = await server().db.$count(staffUser);
    expect((await people[name].get('/user/v1/list')).body).toMatchObject({ total: all, page: 1 });
    expect(await rowsOf(people[name])).toHaveLength(all);
  });

  it('shows the own team alone to a team leader', async () => {
    const rows = await rowsOf(people.superman);
    const leader = await staffId(server().db, 'superman');
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.every((row) => row.leader_id === leader && row.superman === '黄国强')).toBe(true);
    expect(await rowsOf(people.superman, 'role=god')).toEqual([]);
    expect(usernames(rows)).not.toContain('hero5');
  });

  // @rule staff: Staff are found by name, username, or the pinyin of the name and its initials
  // @in ./staff-filter.ts
  it.each(['huangguoqiang', 'hgq', '黄国强'])('finds a team leader by %s', async (q) => {
    expect(usernames(await rowsOf(people.god, `q=${encodeURIComponent(q)}`))).toContain('superman');
    const { body } = await people.god.get('/user/v1/trading_list');
    const leader = body.list.find(({ name }: Schemas.StaffChoice) => name === '黄国强');
    expect(leader.spelled).toBe('huangguoqiang hgq');
  });

  it('is not for a salesman', async () => {
    expect((await people.hero.get('/user/v1/list')).status).toBe(403);
    expect((await people.hero.get('/user/v1/export')).status).toBe(403);
    expect((await people.hero.get('/user/v1/role?role=hero')).status).toBe(403);
  });

  it.each([
    ['role=hero', (row: Schemas.StaffUser) => row.role === 'hero'],
    ['status=enabled', (row: Schemas.StaffUser) => row.status === 'enabled'],
    ['status=invited', (row: Schemas.StaffUser) => row.status === 'invited'],
    ['status=disabled', (row: Schemas.StaffUser) => row.status === 'disabled'],
    ['mfa=true', (row: Schemas.StaffUser) => row.mfa],
    ['mfa=false', (row: Schemas.StaffUser) => !row.mfa],
    ['q=HERO', (row: Schemas.StaffUser) => row.username.includes('hero')],
    [`q=${encodeURIComponent('李思')}`, (row: Schemas.StaffUser) => row.username === 'hero'],
    ['from=2100-01-01T00:00:00Z', () => false],
    ['to=2100-01-01T00:00:00Z', () => true],
  ])('holds all that fit and nothing else with %s', async (filter, fits) => {
    const all = await rowsOf(people.god, 'sort=username');
    const found = await rowsOf(people.god, `sort=username&${filter}`);
    expect(usernames(found)).toEqual(usernames(all.filter(fits)));
  });

  it('finds by the whole invitation code and by the leader', async () => {
    const [hero] = await rowsOf(people.god, 'q=hero3');
    expect(usernames(await rowsOf(people.god, `q=${hero?.code.toLowerCase()}`))).toEqual(['hero3']);
    const team = await rowsOf(people.god, `leader_id=${await staffId(server().db, 'superman2')}`);
    expect(usernames(team).toSorted()).toEqual(['hero5', 'hero6', 'hero7', 'hero8']);
  });

  it.each(
    ['created_at', 'username', 'name', 'role', 'last_login_at'].flatMap((key) => [key, `-${key}`]),
  )('sorted by %s holds everyone once over its pages, and so does the export', async (sort) => {
    const names: string[] = [];
    for (let page = 1; page < 10; page++) {
      const { body } = await people.god.get(`/user/v1/list?size=7&page=${page}&sort=${sort}`);
      names.push(...usernames(body.list));
    }
    expect(new Set(names).size).toBe(await server().db.$count(staffUser));
    const { body } = await people.god.get(`/user/v1/export?sort=${sort}`);
    const lines: string[] = body.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(names);
  });

  it('names an unknown sort key and filter value', async () => {
    for (const [field, query] of [
      ['sort', 'sort=password_hash'],
      ['role', 'role=owner'],
      ['status', 'status=gone'],
    ]) {
      const { status, body } = await people.god.get(`/user/v1/list?${query}`);
      expect([status, body.errors[0].field]).toEqual([400, field]);
    }
  });

  it('never sends a password hash or the secret of an authenticator', async () => {
    for (const path of ['list?size=200', 'export', 'trading_list']) {
      const { raw } = await people.god.get(`/user/v1/${path}`);
      expect(raw.toString()).not.toMatch(/argon2|secret|password/i);
    }
  });

  it('is written to the audit log when it is exported, with the filter', async () => {
    await people.superman.get('/user/v1/export?role=hero');
    const rows = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.exported'));
    expect(rows.at(-1)).toMatchObject({ actorName: '黄国强', after: { filter: { role: 'hero' } } });
  });
});

describe('staff to choose from', () => {
  const choices = async (client: ApiClient, path: string): Promise<Schemas.StaffChoice[]> =>
    (await client.get(`/user/v1/${path}`)).body.list;

  it('are the active ones to whom clients can be assigned', async () => {
    for (const who of [people.god, people.angel]) {
      const all = await choices(who, 'trading_list');
      expect(new Set(all.map(({ role }) => role))).toEqual(new Set(['superman', 'hero']));
      const rows = await rowsOf(people.god);
      const expected = rows.filter(
        ({ active, role }) => active && (role === 'superman' || role === 'hero'),
      );
      expect(usernames(all).toSorted()).toEqual(usernames(expected).toSorted());
    }
  });

  it('are the own team with its leader for a team leader, and oneself for a salesman', async () => {
    const team = await choices(people.superman, 'trading_list');
    expect(usernames(team)).toEqual(expect.arrayContaining(['superman', 'hero', 'hero4']));
    expect(usernames(team)).not.toContain('hero5');
    expect(usernames(await choices(people.hero, 'trading_list'))).toEqual(['hero']);
  });

  it('are those of a role in the scope', async () => {
    expect(usernames(await choices(people.angel, 'role?role=god'))).toContain('god');
    expect(usernames(await choices(people.superman, 'role?role=superman'))).toEqual(['superman']);
    expect(await choices(people.superman, 'role?role=angel')).toEqual([]);
    expect((await people.angel.get('/user/v1/role')).body.errors[0].field).toBe('role');
  });

  it('are refused after the session has ended', async () => {
    const gone = await signedInPerson(server(), { role: 'hero' });
    await server().db.update(staffUser).set({ active: false }).where(eq(staffUser.id, gone.id));
    expect((await gone.api.get('/user/v1/trading_list')).status).toBe(401);
  });
});
