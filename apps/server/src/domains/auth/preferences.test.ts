import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, staffUser } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const path = '/user/v1/preferences';
const none = {
  language: null,
  theme: null,
  density: null,
  market_colours: null,
  notify_waiting: null,
  timezone: null,
};
const kept = async (client: ApiClient) =>
  (await client.get('/auth/admin/v1/userinfo')).body.preferences;

describe('the own preferences', () => {
  it('are the same wherever the user signs in, and belong to that person alone', async () => {
    const desk = await server().signIn('hero');
    expect(await kept(desk)).toEqual(none);
    await desk.call('PUT', path, { language: 'en-US', theme: 'dark' });
    await desk.call('PUT', path, { theme: null, density: 'compact' });
    const chosen = { ...none, language: 'en-US', density: 'compact' };
    expect(await kept(await server().signIn('hero'))).toEqual(chosen);
    expect(await kept(await server().signIn('angel'))).toEqual(none);
  });

  it('leave the version of the record as it is, and are in the audit log once', async () => {
    const { db } = server();
    const client = await server().signIn('superman');
    const versionOf = async () =>
      (await db.select().from(staffUser).where(eq(staffUser.username, 'superman')))[0]?.version;
    const before = await versionOf();
    for (const _ of [1, 2]) await client.call('PUT', path, { notify_waiting: true });
    expect(await versionOf()).toBe(before);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.preferences_changed'))
      .orderBy(desc(auditLog.seq));
    expect(entries.filter(({ after }) => after?.['notify_waiting'] === true)).toEqual([
      expect.objectContaining({
        before: none,
        after: { ...none, notify_waiting: true },
      }),
    ]);
  });

  // @rule shell: A user may choose a time zone, which follows the user to every device
  // @in domains/auth/preferences.ts ui/time/use-time.ts
  it('take a time zone that the database and the browser know, and give it up again', async () => {
    const client = await server().signIn('superman2');
    const choose = (timezone: string | null) => client.call('PUT', path, { timezone });
    expect((await choose('Europe/London')).body).toMatchObject({ timezone: 'Europe/London' });
    expect(await kept(await server().signIn('superman2'))).toMatchObject({
      timezone: 'Europe/London',
    });
    const refused = await choose('Mars/Olympus');
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'timezone', code: 'FIELD_INVALID' }],
    ]);
    expect((await choose(null)).body).toEqual(none);
  });

  it('take nothing that the console does not know', async () => {
    const client = await server().signIn('god');
    for (const wrong of [{ theme: 'neon' }, { font: 'large' }, {}]) {
      expect((await client.call('PUT', path, wrong)).status).toBe(400);
    }
    expect(await kept(client)).toEqual(none);
  });
});
