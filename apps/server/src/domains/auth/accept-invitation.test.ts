import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, invitation, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient, tryLogin } from '../../testing/api-client.ts';
import { countHashes } from '../../testing/count-hashes.ts';
import {
  type Accepting,
  acceptInvitation,
  collectCode,
  decideWaiting,
  invite,
  reinvite,
} from '../../testing/invitations.ts';
import {
  countOpenSessions,
  createPerson,
  giveAuthenticator,
  openSession,
  personPassword,
  signedInPerson,
  type TestPerson,
} from '../../testing/people.ts';
import { testCaptcha, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let god: TestPerson & { api: ApiClient };
let second: TestPerson & { api: ApiClient };
let addresses = 0;

beforeAll(async () => {
  god = await signedInPerson(server(), { role: 'god' });
  second = await signedInPerson(server(), { role: 'god' });
});

const nextAddress = () => `10.9.${++addresses >> 8}.${addresses & 255}`;
const accept = (of: Accepting) => acceptInvitation(server(), { from: nextAddress(), ...of });
const login = (username: string, password: string, from = nextAddress()) =>
  tryLogin(server().app, username, { password, captcha: testCaptcha, from });

async function invited() {
  const { id, username } = await invite(god.api);
  await decideWaiting(second.api, { id });
  return { id, username, code: await collectCode(god.api, second.api, { id }) };
}

describe('an invitation', () => {
  // @rule staff: Staff set their own password by invitation; no other person knows it
  it('lets the invited set a password and in, and the password opens from then on', async () => {
    const person = await invited();
    const { status, body } = await accept({ ...person, password: 'Mine alone' });
    expect([status, body.mfa]).toEqual([200, false]);
    const me = await apiClient(server().app, body).get('/auth/admin/v1/userinfo');
    expect(me.body).toMatchObject({ id: person.id, userName: person.username });
    expect((await login(person.username, 'Mine alone')).status).toBe(200);
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, person.id));
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['user.created', god.id],
      ['user.invitation_confirmed', second.id],
      ['user.code_half_collected', god.id],
      ['user.code_half_collected', second.id],
      ['user.invitation_accepted', person.id],
    ]);
  });

  // @rule staff: An invitation code has 160 bits, and works once within 72 hours
  it('has a code of 160 bits that may be typed small, without dashes, and with blanks', async () => {
    const person = await invited();
    expect(person.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){7}[2-9A-HJ-NP-Z]{4}$/);
    const code = ` ${person.code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await accept({ username: ` ${person.username.toUpperCase()}`, code })).status).toBe(
      200,
    );
  });

  it('opens its own account alone', async () => {
    const person = await invited();
    const guessed = await accept({ ...person, code: 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF' });
    expect(guessed.body.code).toBe('INVITATION_INVALID');
    const ofAnother = await accept({ ...(await invited()), code: person.code });
    expect(ofAnother.body.code).toBe('INVITATION_INVALID');
    expect((await accept(person)).status).toBe(200);
  });

  it('works once', async () => {
    const person = await invited();
    await accept({ ...person, password: 'The first' });
    expect((await accept({ ...person, password: 'The second' })).body.code).toBe(
      'INVITATION_INVALID',
    );
    expect((await login(person.username, 'The second')).body.code).toBe('LOGIN_FAILED');
  });

  it('lets one in if many come with its code at once', async () => {
    const person = await invited();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((one) => accept({ ...person, password: `A long one, ${one}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect(await countOpenSessions(server(), { ...person, secret: null })).toBe(1);
  });

  // @rule staff: A wrong name, wrong code and void code answer alike and count as failures
  it('responds alike, and does the same work, whatever is wrong', async () => {
    const { db } = server();
    const [good, expired, gone, disabled] = await Promise.all([
      invited(),
      invited(),
      invited(),
      invited(),
    ]);
    await db
      .update(invitation)
      .set({ expiresAt: new Date() })
      .where(eq(invitation.userId, expired.id));
    expect((await reinvite(god.api, gone)).status).toBe(201);
    await db.update(staffUser).set({ active: false }).where(eq(staffUser.id, disabled.id));
    const waits = await invited();
    await db.update(invitation).set({ confirmedAt: null }).where(eq(invitation.userId, waits.id));
    const wrong = [
      { ...good, username: 'nobody' },
      { ...good, code: disabled.code },
      { ...good, code: 'AAAA' },
      expired,
      gone,
      disabled,
      waits,
    ];
    for (const one of wrong) {
      let answer = { status: 0, body: {} as Record<string, unknown> };
      const hashes = await countHashes(async () => {
        answer = await accept(one);
      });
      const { request_id: _, ...rest } = answer.body;
      expect([hashes, answer.status, rest]).toEqual([
        1,
        401,
        expect.objectContaining({ code: 'INVITATION_INVALID' }),
      ]);
    }
    expect((await accept(good)).status).toBe(200);
  });

  it('takes no password that is common or the user name, and opens with another one after', async () => {
    const person = await invited();
    for (const password of ['iloveyou', person.username]) {
      expect((await accept({ ...person, password })).body.errors).toMatchObject([
        { field: 'new_password', code: 'PASSWORD_TOO_COMMON' },
      ]);
    }
    expect((await accept({ ...person, password: 'Mine alone' })).status).toBe(200);
  });

  it('is slowed down as failed sign-ins are, with which it counts', async () => {
    const person = await invited();
    const from = nextAddress();
    for (let tries = 0; tries < 3; tries++) await accept({ ...person, code: 'WRONG', from });
    for (let tries = 0; tries < 2; tries++) await login(person.username, 'wrong', from);
    expect((await accept({ ...person, from })).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await login(person.username, 'wrong', from)).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('takes a captcha, which is used up', async () => {
    const person = await invited();
    expect((await accept({ ...person, captcha: 'WRONG' })).body.code).toBe('CAPTCHA_WRONG');
  });

  it('is used from addresses that the IP rules allow, and not used up elsewhere', async () => {
    const person = await invited();
    const rule = { cidr: '192.0.2.0/24', kind: 'deny', scope: 'user', user_id: person.id };
    const added = await god.api.call('POST', '/config/admin/v1/ip_access', rule, {
      'idempotency-key': crypto.randomUUID(),
    });
    expect(added.status).toBe(201);
    expect((await accept({ ...person, from: '192.0.2.1' })).body.code).toBe('ADDRESS_REFUSED');
    expect((await accept(person)).status).toBe(200);
  });

  it('leaves its code nowhere: not in the database, the audit log or the server’s own log', async () => {
    const { db, logs } = server();
    const person = await invited();
    await accept(person);
    const rows = [
      await db.select().from(invitation),
      await db.select().from(auditLog),
      await db.select().from(staffUser),
    ];
    const bare = person.code.replaceAll('-', '');
    for (const kept of [JSON.stringify(rows), logs.join('\n')]) {
      expect(kept).not.toContain(person.code);
      expect(kept).not.toContain(bare);
    }
  });
});

describe('a reset', () => {
  // @rule staff: A reset takes effect on confirmation and then ends every session
  // @in domains/staff/confirm-invitation.ts
  it('changes nothing before it is confirmed; then the password and all sessions are gone', async () => {
    const person = await createPerson(server(), { role: 'hero' });
    await openSession(server(), person);
    const proposed = await reinvite(god.api, person);
    expect(proposed.body).toMatchObject({
      status: 'enabled',
      invitation: { purpose: 'reset', state: 'waiting', confirmed: false },
    });
    expect((await login(person.username, personPassword)).status).toBe(200);

    await decideWaiting(second.api, person);
    expect(await countOpenSessions(server(), person)).toBe(0);
    expect((await login(person.username, personPassword)).body.code).toBe('LOGIN_FAILED');
    const [row] = await server().db.select().from(staffUser).where(eq(staffUser.id, person.id));
    expect(row).toMatchObject({ passwordHash: null, lastResetById: god.id });

    const code = await collectCode(god.api, second.api, person);
    expect((await accept({ ...person, code, password: 'A new one' })).status).toBe(200);
    expect((await login(person.username, 'A new one')).status).toBe(200);
  });

  it('leaves the authenticator, which is asked for after the code', async () => {
    const person = await createPerson(server(), { role: 'hero' });
    await giveAuthenticator(server(), person);
    await reinvite(god.api, person);
    await decideWaiting(second.api, person);
    const code = await collectCode(god.api, second.api, person);
    const { body } = await accept({ ...person, code });
    expect(body.mfa).toBe(true);
    const { status } = await apiClient(server().app, body).get('/auth/admin/v1/userinfo');
    expect(status).toBe(401);
  });

  it('does the work of a failed sign-in if there is no password', async () => {
    const person = await invited();
    const hashes = await countHashes(() => login(person.username, 'wrong'));
    expect(hashes).toBe(1);
  });
});
