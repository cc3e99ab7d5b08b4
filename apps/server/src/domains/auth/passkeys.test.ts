import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempt, auditLog, session, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient, sessionOf, totpCode } from '../../testing/api-client.ts';
import { addPasskey, askForPasskey, type PasskeyDevice } from '../../testing/passkey-device.ts';
import { personPassword, signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

beforeEach(() => server().db.delete(attempt));

async function withPasskey(): Promise<{
  person: TestPerson & { api: ApiClient };
  device: PasskeyDevice & { passkeyId: string };
}> {
  const person = await signedInPerson(server());
  return { person, device: await addPasskey(person.api) };
}

const half = ({ username }: TestPerson) =>
  server().signIn(username, { password: personPassword, verifyMfa: false });
const verify = (client: ApiClient, passkey: object) =>
  client.call('POST', '/auth/admin/v1/mfa/verify', { passkey });
const again = (client: ApiClient, passkey: object) =>
  client.call('POST', '/auth/admin/v1/sign_in_again', { passkey });
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

describe('a sign-in with a passkey', () => {
  // @rule sign-in: A passkey completes the sign-in in place of a code
  // @in ./passkeys.ts ./mfa.ts
  it('is asked for after the password, and completes it', async () => {
    const { person, device } = await withPasskey();
    const waiting = await half(person);
    expect(waiting.tokens?.mfa).toBe(true);
    const { body } = await waiting.call('POST', '/auth/admin/v1/passkey/start');
    expect(body).toMatchObject({
      code: false,
      options: {
        rpId: 'desk.example',
        userVerification: 'required',
        allowCredentials: [{ id: device.id }],
      },
    });
    const done = await verify(waiting, device.sign(body.options));
    expect([done.status, done.body.mfa]).toEqual([200, false]);
    const whole = apiClient(server().app, done.body);
    expect((await whole.get('/auth/admin/v1/userinfo')).body).toMatchObject({ mfa: false });
    const [listed] = (await whole.get('/user/v1/passkey/list')).body.list;
    expect(listed.last_used_at).not.toBeNull();
  });

  it.each([
    ['for another challenge', { challenge: 'b3RoZXI' }],
    ['on another page', { origin: 'http://desk.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without the user verified', { verified: false }],
    ['with a counter that went back', { counter: 1 }],
    ['of a device that may be copied, as this one was not', { synced: true }],
  ])('is refused for a signature %s', async (_how, wrong) => {
    const { person, device } = await withPasskey();
    const waiting = await half(person);
    const challenge = await askForPasskey(waiting);
    expect(await codeOf(verify(waiting, device.sign({ challenge, ...wrong })))).toBe(
      'PASSKEY_WRONG',
    );
    expect((await waiting.get('/auth/admin/v1/userinfo')).body.code).toBe('MFA_REQUIRED');
  });

  it('happens once by one signature, also in two calls at once', async () => {
    const { person, device } = await withPasskey();
    const waiting = await half(person);
    const signed = device.sign({ challenge: await askForPasskey(waiting) });
    const answers = await Promise.all([verify(waiting, signed), verify(waiting, signed)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await half(person);
    await askForPasskey(other);
    expect(await codeOf(verify(other, signed))).toBe('PASSKEY_WRONG');
  });

  it('takes no challenge of another session, and no passkey of another user', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const [one, two] = [await half(mine.person), await half(mine.person)];
    const challenge = await askForPasskey(one);
    await askForPasskey(two);
    expect(await codeOf(verify(two, mine.device.sign({ challenge })))).toBe('PASSKEY_WRONG');
    expect(await codeOf(verify(one, theirs.device.sign({ challenge })))).toBe('PASSKEY_WRONG');
  });

  it('takes no signature that was made to sign in again', async () => {
    const { person, device } = await withPasskey();
    const assertion = device.sign({ challenge: await askForPasskey(person.api) });
    const waiting = await half(person);
    await askForPasskey(waiting);
    expect(await codeOf(verify(waiting, assertion))).toBe('PASSKEY_WRONG');
  });

  it('is tried five times at most, together with codes', async () => {
    const { person, device } = await withPasskey();
    const waiting = await half(person);
    for (let count = 0; count < 5; count++) {
      expect(await codeOf(verify(waiting, device.sign({ challenge: 'd3Jvbmc' })))).toBe(
        'PASSKEY_WRONG',
      );
    }
    const right = device.sign({ challenge: await askForPasskey(waiting) });
    expect(await codeOf(verify(waiting, right))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is recorded with the name of the passkey, and ends ties as an authenticator does', async () => {
    const { person, device } = await withPasskey();
    const waiting = await half(person);
    await verify(waiting, device.sign({ challenge: 'd3Jvbmc' }));
    await verify(waiting, device.sign({ challenge: await askForPasskey(waiting) }));
    const { db } = server();
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, sessionOf(waiting)))
      .orderBy(auditLog.seq);
    expect(entries.map(({ action, after }) => [action, after]).slice(-2)).toEqual([
      ['session.mfa_failed', { by: 'passkey' }],
      ['session.mfa_verified', { by: 'passkey', passkey: 'Laptop' }],
    ]);
    const [row] = await db.select().from(staffUser).where(eq(staffUser.id, person.id));
    expect(row?.ownFactorAt).not.toBeNull();
  });

  it('is asked for alone, and without a passkey there is nothing to sign', async () => {
    const { person, device } = await withPasskey();
    const waiting = await half(person);
    const signed = device.sign({ challenge: await askForPasskey(waiting) });
    const both = await waiting.call('POST', '/auth/admin/v1/mfa/verify', {
      passkey: signed,
      code: '000000',
    });
    expect(both.status).toBe(400);
    const code = await server().signIn('mfa', { verifyMfa: false });
    expect((await code.call('POST', '/auth/admin/v1/passkey/start')).body).toEqual({
      options: null,
      code: true,
    });
    expect((await verify(waiting, signed)).status).toBe(200);
  });

  it('is not needed any more once the last passkey is removed', async () => {
    const { person, device } = await withPasskey();
    await person.api.call('DELETE', `/user/v1/passkey/${device.passkeyId}`);
    expect((await half(person)).tokens?.mfa).toBe(false);
  });
});

describe('signing in again with a passkey', () => {
  const age = (client: ApiClient) =>
    server()
      .db.update(session)
      .set({ signedInAt: new Date(0) })
      .where(eq(session.id, sessionOf(client)));

  it('opens what asks for a password of the last ten minutes', async () => {
    const { person, device } = await withPasskey();
    await age(person.api);
    const start = () => codeOf(person.api.call('POST', '/user/v1/passkey/start'));
    expect(await start()).toBe('SIGN_IN_AGAIN');
    const signed = device.sign({ challenge: await askForPasskey(person.api) });
    expect((await again(person.api, signed)).body).toEqual({ ok: true });
    expect(await start()).toBeUndefined();
    expect(await codeOf(again(person.api, signed))).toBe('PASSKEY_WRONG');
  });

  it('is asked for alone', async () => {
    const { person, device } = await withPasskey();
    const passkey = device.sign({ challenge: await askForPasskey(person.api) });
    const both = { passkey, code: totpCode() };
    const answer = await person.api.call('POST', '/auth/admin/v1/sign_in_again', both);
    expect(answer.body.errors).toMatchObject([{ field: 'passkey', code: 'FIELD_INVALID' }]);
  });
});
