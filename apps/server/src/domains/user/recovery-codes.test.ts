import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, recoveryCode, staffUser } from '../../kernel/db/schema.ts';
import { apiClient } from '../../testing/api-client.ts';
import { bind, forgetAuthenticators, signInWithCode } from '../../testing/authenticator.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const recoveryCodes = '/user/v1/mfa/recovery_codes';

beforeEach(() => forgetAuthenticators(server().db));

describe('recovery codes', () => {
  // @rule tokens: Recovery codes have 140 random bits, in characters that do not look alike
  it('are ten, all different, of 28 characters that are not taken for others', async () => {
    const angel = await server().signIn('angel');
    await bind(angel);
    const { status, body } = await angel.call('POST', recoveryCodes);
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes) {
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){6}$/);
    }
  });

  // @rule tokens: Ten recovery codes, stored as keyed hashes, shown only in the setup session
  it('are kept as keyed hashes, and are in no log', async () => {
    const angel = await server().signIn('angel');
    await bind(angel);
    const codes: string[] = (await angel.call('POST', recoveryCodes)).body.recovery_codes;
    const rows = await server().db.select().from(recoveryCode);
    expect(rows).toHaveLength(10);
    const entries = await server().db.select().from(auditLog).orderBy(auditLog.seq);
    expect(entries.at(-1)).toMatchObject({
      action: 'user.mfa_recovery_codes_made',
      after: { count: 10 },
    });
    const written = JSON.stringify([rows, entries]) + server().logs.join('');
    for (const code of codes) {
      expect(written).not.toContain(code);
      expect(written).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('replace those made before', async () => {
    const angel = await server().signIn('angel');
    await bind(angel);
    const [first] = (await angel.call('POST', recoveryCodes)).body.recovery_codes;
    const [second] = (await angel.call('POST', recoveryCodes)).body.recovery_codes;
    expect(await server().db.select().from(recoveryCode)).toHaveLength(10);
    const disable = (code: string) =>
      angel.call('POST', '/user/v1/mfa/disable', { recovery_code: code });
    expect((await disable(first)).status).toBe(422);
    expect((await disable(second)).status).toBe(200);
  });

  it('are ten also if they are made several times at once', async () => {
    const angel = await server().signIn('angel');
    await bind(angel);
    const answers = await Promise.all([1, 2, 3].map(() => angel.call('POST', recoveryCodes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await server().db.select().from(recoveryCode)).toHaveLength(10);
  });

  it('are made by the session that set the authenticator up, and no other', async () => {
    const angel = await server().signIn('angel');
    const authenticator = await bind(angel);
    const { body } = await signInWithCode(server(), 'angel', authenticator.code(1));
    const later = apiClient(server().app, body);
    expect((await later.call('POST', recoveryCodes)).body).toMatchObject({
      status: 403,
      code: 'RECOVERY_CODES_ONLY_ONCE',
    });
    expect((await angel.call('POST', recoveryCodes)).status).toBe(200);
  });

  it('need an authenticator', async () => {
    const angel = await server().signIn('angel');
    const missing = { status: 409, code: 'MFA_NOT_ENABLED' };
    expect((await angel.call('POST', recoveryCodes)).body).toMatchObject(missing);
    await bind(angel);
    await server()
      .db.update(staffUser)
      .set({ mfaSecret: null })
      .where(eq(staffUser.username, 'angel'));
    expect((await angel.call('POST', recoveryCodes)).body).toMatchObject(missing);
  });
});
