import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { auditLog, notification, passkeyChallenge, session } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient, md5, sessionOf } from '../../testing/api-client.ts';
import { addPasskey, askForPasskey, passkeyDevice } from '../../testing/passkey-device.ts';
import { openSession, personPassword, signedInPerson } from '../../testing/people.ts';
import { startTestServer, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

const start = (client: ApiClient) => client.call('POST', '/user/v1/passkey/start');
const challengeFor = async (client: ApiClient): Promise<string> =>
  (await start(client)).body.challenge;
const add = (client: ApiClient, response: object, name = 'Laptop') =>
  client.call('POST', '/user/v1/passkey/add', { name, response });
const listOf = async (client: ApiClient) => (await client.get('/user/v1/passkey/list')).body.list;
const age = (client: ApiClient) =>
  server()
    .db.update(session)
    .set({ signedInAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(session.id, sessionOf(client)));

describe('adding a passkey', () => {
  // @rule sign-in: A passkey is added with the user verified, for one offer of this session
  // @in ./passkeys.ts domains/auth/passkeys.ts
  it('stores what the device made, and offers it to no device again', async () => {
    const { api } = await signedInPerson(server());
    const device = passkeyDevice();
    const offer = (await start(api)).body;
    expect(offer).toMatchObject({
      rp: { id: 'desk.example' },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const { status, body } = await add(api, device.make(offer), '  Laptop ');
    expect([status, body.name, body.last_used_at]).toEqual([200, 'Laptop', null]);
    expect(await listOf(api)).toEqual([body]);
    expect((await start(api)).body.excludeCredentials).toMatchObject([
      { id: device.id, transports: ['internal'] },
    ]);
  });

  it.each([
    ['with another challenge', { challenge: 'b3RoZXI' }],
    ['on another page', { origin: 'https://desk.example.evil' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without the user verified', { verified: false }],
  ])('refuses one that was made %s, and uses the offer up', async (_how, wrong) => {
    const { api } = await signedInPerson(server());
    const device = passkeyDevice();
    const challenge = await challengeFor(api);
    const refused = await add(api, device.make({ challenge, ...wrong }));
    expect(refused.body).toMatchObject({ status: 422, code: 'PASSKEY_WRONG' });
    expect((await add(api, device.make({ challenge }))).body.code).toBe('PASSKEY_WRONG');
    expect(await listOf(api)).toEqual([]);
  });

  it('refuses an attestation with certificates, which would be looked up on the network', async () => {
    const { api } = await signedInPerson(server());
    const attStmt = new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(70)],
      ['x5c', [new Uint8Array(300)]],
    ]);
    const made = passkeyDevice().make(
      { challenge: await challengeFor(api) },
      { fmt: 'packed', attStmt },
    );
    expect((await add(api, made)).body.code).toBe('PASSKEY_WRONG');
    expect(server().logs.join('')).toContain('An attestation with certificates was not asked for');
  });

  it('refuses the offer of another session, an older one, and one of five minutes ago', async () => {
    const { api, ...person } = await signedInPerson(server());
    const other = apiClient(server().app, await openSession(server(), person));
    const device = passkeyDevice();
    const [older, elsewhere] = [await challengeFor(api), await challengeFor(other)];
    await challengeFor(api);
    expect((await add(api, device.make({ challenge: older }))).body.code).toBe('PASSKEY_WRONG');
    await challengeFor(api);
    expect((await add(api, device.make({ challenge: elsewhere }))).body.code).toBe('PASSKEY_WRONG');
    const late = await challengeFor(api);
    await server()
      .db.update(passkeyChallenge)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passkeyChallenge.sessionId, sessionOf(api)));
    expect((await add(api, device.make({ challenge: late }))).body.code).toBe('PASSKEY_WRONG');
  });

  it('takes one of two that are made for one offer at once', async () => {
    const { api } = await signedInPerson(server());
    const challenge = await challengeFor(api);
    const made = [passkeyDevice(), passkeyDevice()].map((device) => device.make({ challenge }));
    const answers = await Promise.all(made.map((one) => add(api, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await listOf(api)).toHaveLength(1);
  });

  it('refuses a passkey that another user has', async () => {
    const [owner, thief] = [await signedInPerson(server()), await signedInPerson(server())];
    const device = await addPasskey(owner.api);
    const challenge = await challengeFor(thief.api);
    expect((await add(thief.api, device.make({ challenge }))).body.code).toBe('PASSKEY_WRONG');
    expect(await listOf(owner.api)).toHaveLength(1);
  });

  // @rule sign-in: Adding or removing a passkey asks for a password or factor of 10 minutes
  // @in http/authenticate.ts
  it('asks a thief at an open console for the password, at both steps', async () => {
    const { api } = await signedInPerson(server());
    const challenge = await challengeFor(api);
    await age(api);
    expect((await start(api)).body.code).toBe('SIGN_IN_AGAIN');
    const made = passkeyDevice().make({ challenge });
    expect((await add(api, made)).body.code).toBe('SIGN_IN_AGAIN');
    expect(await listOf(api)).toEqual([]);
  });

  // @rule sign-in: A user with a second factor changes factors with it, not with the password alone
  // @in platform/sessions/recent.ts
  it('asks a user who has a factor for it: the password of a thief makes none', async () => {
    const { api } = await signedInPerson(server());
    const { passkeyId, ...device } = await addPasskey(api);
    const offered = await challengeFor(api);
    const forget = () =>
      server()
        .db.update(session)
        .set({ factorAt: new Date(Date.now() - 11 * 60_000) })
        .where(eq(session.id, sessionOf(api)));
    await forget();
    const refusal = { status: 403, code: 'SIGN_IN_AGAIN', ask_for: 'factor' };
    const password = { password: md5(personPassword) };
    const again = (body: object) => api.call('POST', '/auth/admin/v1/sign_in_again', body);
    expect((await again(password)).status).toBe(200);
    const path = `/user/v1/passkey/${passkeyId}`;
    expect((await start(api)).body).toMatchObject(refusal);
    expect((await add(api, passkeyDevice().make({ challenge: offered }))).body).toMatchObject(
      refusal,
    );
    expect((await api.call('DELETE', path)).body).toMatchObject(refusal);
    expect((await api.call('POST', '/user/v1/mfa/bind/start')).body).toMatchObject(refusal);
    const challenge = await askForPasskey(api);
    expect((await again({ passkey: device.sign({ challenge }) })).status).toBe(200);
    expect((await start(api)).status).toBe(200);
    expect((await api.call('DELETE', path)).status).toBe(200);

    const other = await signedInPerson(server(), { mfa: true });
    expect((await start(other.api)).body).toMatchObject(refusal);
    const secret = Secret.fromBase32(other.secret ?? '');
    const code = new TOTP({ secret }).generate();
    await other.api.call('POST', '/auth/admin/v1/sign_in_again', { code });
    expect((await start(other.api)).status).toBe(200);
  });

  it('ends the other sessions, notifies the user, and is recorded with the public key', async () => {
    const { api, ...person } = await signedInPerson(server());
    const other = apiClient(server().app, await openSession(server(), person));
    const device = await addPasskey(api);
    expect((await other.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
    expect((await api.get('/auth/admin/v1/userinfo')).status).toBe(200);
    const { db } = server();
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, person.id), eq(auditLog.action, 'user.passkey_added')));
    expect(entry?.after).toEqual({
      name: 'Laptop',
      credential_id: device.id,
      public_key: device.plainKey,
      sessions_ended: 1,
    });
    const notices = await db.select().from(notification).where(eq(notification.userId, person.id));
    expect(notices).toMatchObject([{ values: { change: 'passkey_added' } }]);
  });

  it('stops at ten', async () => {
    const { api } = await signedInPerson(server());
    for (let count = 0; count < 10; count++) await addPasskey(api);
    expect((await start(api)).body).toMatchObject({ status: 409, code: 'PASSKEYS_FULL' });
  });
});

describe('a passkey of the user', () => {
  it('is renamed and removed by its owner alone', async () => {
    const [owner, other] = [await signedInPerson(server()), await signedInPerson(server())];
    const { passkeyId } = await addPasskey(owner.api);
    const path = `/user/v1/passkey/${passkeyId}`;
    expect((await other.api.call('PUT', path, { name: 'Mine' })).status).toBe(404);
    expect((await other.api.call('DELETE', path)).status).toBe(404);
    expect((await owner.api.call('PUT', path, { name: ' Desk ' })).body.name).toBe('Desk');
    expect((await owner.api.call('PUT', path, { name: ' ' })).status).toBe(400);
    expect((await owner.api.call('DELETE', path)).body).toEqual({ ok: true });
    expect((await owner.api.call('DELETE', path)).status).toBe(404);
    expect(await listOf(owner.api)).toEqual([]);
  });

  it('is removed after a fresh sign-in, which ends the other sessions and notifies the user', async () => {
    const { api, ...person } = await signedInPerson(server());
    const { passkeyId } = await addPasskey(api);
    const other = apiClient(server().app, await openSession(server(), person));
    await age(api);
    const remove = () => api.call('DELETE', `/user/v1/passkey/${passkeyId}`);
    expect((await remove()).body.code).toBe('SIGN_IN_AGAIN');
    await server().db.update(session).set({ signedInAt: new Date() });
    expect((await remove()).status).toBe(200);
    expect((await other.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
    const notices = await server()
      .db.select()
      .from(notification)
      .where(eq(notification.userId, person.id))
      .orderBy(notification.createdAt);
    expect(notices.at(-1)?.values).toEqual({ change: 'passkey_removed' });
  });
});

it('a server that does not know the address of its console has no passkeys', async () => {
  const off = await startTestServer({ passkeySite: null });
  try {
    const hero = await off.signIn('hero');
    expect((await hero.get('/user/v1/passkey/list')).body).toEqual({ list: [], address: null });
    const made = passkeyDevice().make({ challenge: 'YW55' });
    for (const answer of [await start(hero), await add(hero, made)]) {
      expect(answer.body).toMatchObject({ status: 409, code: 'PASSKEYS_OFF' });
    }
    const answer = await hero.call('POST', '/auth/admin/v1/passkey/start');
    expect(answer.body).toEqual({ options: null, code: false });
    const signed = passkeyDevice().sign({ challenge: 'YW55' });
    const again = await hero.call('POST', '/auth/admin/v1/sign_in_again', { passkey: signed });
    expect(again.body.code).toBe('PASSKEY_WRONG');
  } finally {
    await off.close();
  }
});
