import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attempt, auditLog, setting, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient, md5, tryLogin } from '../../testing/api-client.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import {
  countOpenSessions,
  openSession,
  personPassword,
  signedInPerson,
} from '../../testing/people.ts';
import { testCaptcha, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const next = 'Another password';
const change = (api: ApiClient, from = personPassword, to = next) =>
  api.call('POST', '/user/v1/change_pwd', { old_password: md5(from), new_password: md5(to) });

describe('changing the own password', () => {
  it('ends every session, and only the new one signs in', async () => {
    const person = await signedInPerson(server(), { role: 'hero' });
    const other = apiClient(server().app, await openSession(server(), person));
    expect(await change(person.api)).toMatchObject({ status: 200, body: { ok: true } });
    for (const api of [person.api, other]) {
      expect((await api.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
    }
    expect(await countOpenSessions(server(), person)).toBe(0);
    const entry = await lastEntry(server());
    expect(entry).toMatchObject({ action: 'user.password_changed', after: { sessions_ended: 2 } });
    const login = (password: string) =>
      tryLogin(server().app, person.username, { password, captcha: testCaptcha });
    expect((await login(personPassword)).status).toBe(401);
    expect((await login(next)).status).toBe(200);
    const [row] = await server().db.select().from(staffUser).where(eq(staffUser.id, person.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(entry) + server().logs.join('')).not.toContain(md5(next));
  });

  // @rule staff: Changing the own password needs the old one and ends every session
  it('needs the old one, written down and counted: five in 15 minutes, then the right one waits too', async () => {
    const { api, id } = await signedInPerson(server(), { role: 'hero' });
    for (let guess = 0; guess < 5; guess++) {
      expect((await change(api, `guess ${guess}`)).body).toMatchObject({
        status: 422,
        code: 'PASSWORD_WRONG',
      });
    }
    const refused = await change(api);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    const failures = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.action, 'user.password_change_failed'));
    expect(failures.filter(({ actorId }) => actorId === id)).toHaveLength(5);
    await server().db.delete(attempt);
    expect((await change(api)).status).toBe(200);
  });

  it('is refused at its field if both are the same', async () => {
    const { api } = await signedInPerson(server(), { role: 'hero' });
    expect((await change(api, personPassword, personPassword)).body.errors).toMatchObject([
      { field: 'new_password', code: 'PASSWORD_UNCHANGED' },
    ]);
  });

  it('is refused at its field for a common one or the user name, and counts as no guess', async () => {
    const { api, id, username } = await signedInPerson(server(), { role: 'hero' });
    for (const to of ['iloveyou', username, username.toUpperCase()]) {
      expect((await change(api, 'not the old one', to)).body.errors).toMatchObject([
        { field: 'new_password', code: 'PASSWORD_TOO_COMMON' },
      ]);
    }
    const counted = eq(attempt.subject, `password:${id}`);
    expect(await server().db.$count(attempt, counted)).toBe(0);
    expect((await change(api)).status).toBe(200);
  });

  it('is refused at its field for a name of the product or of the firm in the settings', async () => {
    const { api } = await signedInPerson(server(), { role: 'hero' });
    const value = { name: 'Acme Markets Ltd.' };
    await server()
      .db.insert(setting)
      .values({ key: 'company', value, updatedAt: new Date() })
      .onConflictDoUpdate({ target: setting.key, set: { value } });
    for (const to of ['Brokerdesk#1', 'Hero2026', 'AcmeMarkets1!', 'acme888']) {
      expect((await change(api, personPassword, to)).body.errors).toMatchObject([
        { field: 'new_password', code: 'PASSWORD_TOO_COMMON' },
      ]);
    }
    expect((await change(api)).status).toBe(200);
  });

  it.each([
    ['old_password', { new_password: md5(next) }],
    ['new_password', { old_password: md5(personPassword) }],
    ['new_password', { old_password: md5(personPassword), new_password: 'typed' }],
  ])('takes both, as MD5: %s is named', async (field, body) => {
    const { api } = await signedInPerson(server(), { role: 'hero' });
    const answer = await api.call('POST', '/user/v1/change_pwd', body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });

  it('twice at once happens once', async () => {
    const { api } = await signedInPerson(server(), { role: 'hero' });
    const answers = await Promise.all([change(api), change(api, personPassword, 'A third one')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});
