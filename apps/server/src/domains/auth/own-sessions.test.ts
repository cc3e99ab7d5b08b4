import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { session, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, sessionOf } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const listPath = '/auth/admin/v1/session/list';
const userinfo = '/auth/admin/v1/userinfo';

const endSession = (client: ApiClient, id: string) =>
  client.call('DELETE', `/auth/admin/v1/session/${id}`);

describe('own sessions', () => {
  it('are listed, the newest first, with device and address, and which is the current one', async () => {
    const older = await server().signIn('hero', {
      headers: { 'x-device': 'os=iOS;type=mobile;incognito=true' },
      from: '10.9.0.1',
    });
    const current = await server().signIn('hero');
    const { body } = await current.get(listPath);
    expect(body).toMatchObject({ total: 2, page: 1, size: 20 });
    expect(body.list.map((row: { id: string; current: boolean }) => [row.id, row.current])).toEqual(
      [
        [sessionOf(current), true],
        [sessionOf(older), false],
      ],
    );
    expect(body.list[1]).toMatchObject({
      device: { os: 'iOS', type: 'mobile', incognito: true },
      ip: '10.9.0.1',
    });
    expect((await current.get(`${listPath}?page=2&size=1`)).body.list).toHaveLength(1);
  });

  it('end at once, for every token of theirs', async () => {
    const lost = await server().signIn('superman');
    const current = await server().signIn('superman');
    expect((await endSession(current, sessionOf(lost))).body).toEqual({ ok: true });
    expect((await lost.get(userinfo)).body).toMatchObject({
      code: 'SESSION_ENDED',
      ended_by: 'owner',
    });
    const { body } = await lost.call('POST', '/auth/admin/v1/token/refresh', {
      refresh_token: lost.tokens?.refresh_token,
    });
    expect(body.status).toBe(401);
    expect((await current.get(userinfo)).status).toBe(200);
    expect((await current.get(listPath)).body.total).toBe(1);
  });

  it("are all that can be ended: another person's is not found, and goes on", async () => {
    const [angel, god] = [await server().signIn('angel'), await server().signIn('god')];
    expect((await endSession(god, sessionOf(angel))).status).toBe(404);
    expect((await angel.get(userinfo)).status).toBe(200);
  });

  it('cannot be ended twice', async () => {
    const [first, second] = [await server().signIn('angel2'), await server().signIn('angel2')];
    expect((await endSession(second, sessionOf(first))).status).toBe(200);
    expect((await endSession(second, sessionOf(first))).status).toBe(404);
  });
});

describe('a session ends at once', () => {
  it('once, if several log out of it at the same time: the others get SESSION_ENDED', async () => {
    const angel = await server().signIn('angel');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => angel.call('POST', '/auth/admin/v1/logout')),
    );
    const codes = answers.map(({ body }) => body.code ?? 'done').toSorted();
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'SESSION_ENDED'), 'done']);
  });

  // @rule tokens: Log-out, disabling and a role change end the session at once
  // @in platform/sessions/sessions.ts
  it('when its person logs out', async () => {
    const angel = await server().signIn('angel');
    expect((await angel.call('POST', '/auth/admin/v1/logout')).body).toEqual({ ok: true });
    expect((await angel.get(userinfo)).body).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
  });

  it.each([
    ['is disabled', 'hero3', { active: false }],
    ['gets another role', 'hero4', { role: 'superman' as const }],
  ])('when its person %s', async (_, username, change) => {
    const hero = await server().signIn(username);
    await server().db.update(staffUser).set(change).where(eq(staffUser.username, username));
    expect((await hero.get(userinfo)).body).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
  });
});

it('a session records its last use, at most once a minute', async () => {
  const { db } = server();
  const angel = await server().signIn('angel');
  const mine = eq(session.id, sessionOf(angel));
  const lastSeen = async () => (await db.select().from(session).where(mine))[0]?.lastSeenAt;
  const secondsAgo = (s: number) => new Date(Date.now() - s * 1000);

  await db
    .update(session)
    .set({ lastSeenAt: secondsAgo(30) })
    .where(mine);
  const recent = await lastSeen();
  await angel.get(userinfo);
  expect(await lastSeen()).toEqual(recent);

  await db
    .update(session)
    .set({ lastSeenAt: secondsAgo(90) })
    .where(mine);
  await angel.get(userinfo);
  expect(Date.now() - Number(await lastSeen())).toBeLessThan(30_000);
});

describe('the permission payload', () => {
  it('is the role table of the policy, for oneself', async () => {
    const hero = await server().signIn('hero');
    const { id } = (await hero.get(userinfo)).body;
    const { body } = await hero.get(`/auth/admin/v1/permission/${id}?role=angel`);
    expect(body).toMatchObject({
      userId: id,
      roles: ['hero'],
      flags: { blockDealsBeta: false, compactSideMenu: true },
      version: 2,
    });
    expect(body.grants).toContainEqual({ resource: 'deposit', actions: ['read'] });
  });

  it("is not found for another person's id", async () => {
    const [hero, god] = [await server().signIn('hero'), await server().signIn('god')];
    const { id } = (await hero.get(userinfo)).body;
    expect((await god.get(`/auth/admin/v1/permission/${id}`)).status).toBe(404);
  });
});
