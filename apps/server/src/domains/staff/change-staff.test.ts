import { randomUUID } from 'node:crypto';
import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  auditLog,
  event,
  passkey,
  recoveryCode,
  session,
  staffUser,
} from '../../kernel/db/schema.ts';
import { type ApiAnswer, type ApiClient, tryLogin } from '../../testing/api-client.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { decideWaiting } from '../../testing/invitations.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { addPasskey } from '../../testing/passkey-device.ts';
import {
  countOpenSessions,
  createPerson,
  giveAuthenticator,
  hasAuthenticator,
  openSession,
  personPassword,
  signedInPerson,
  type TestPerson,
} from '../../testing/people.ts';
import { testCaptcha, useTestServer } from '../../testing/test-server.ts';
import { auditProposal, withdrawProposal } from '../../testing/two-person-fixtures.ts';
import { labelReferences, references } from './references.ts';
import { nextStatus } from './staff-states.ts';

const server = useTestServer();
type Person = TestPerson & { api: ApiClient };
/** Confirms what `people` ask for. */
let second: Person;
const people = {} as Record<Role, Person>;
let member: TestPerson;

beforeEach(async () => {
  for (const role of ['god', 'angel', 'superman', 'hero'] as const) {
    people[role] ??= await signedInPerson(server(), { role });
  }
  second ??= await signedInPerson(server(), { role: 'god' });
  member = await createPerson(server(), { role: 'hero', leaderId: people.superman.id });
});

const rowOf = async ({ id }: { id: string }) => {
  const [row] = await server().db.select().from(staffUser).where(eq(staffUser.id, id));
  if (row === undefined) throw new Error('There is no such person.');
  return row;
};
const actionsOf = async ({ id }: { id: string }) => {
  const rows = await server().db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  return rows.map(({ action }) => action);
};
const create = (api: ApiClient, body: Record<string, unknown> = {}, key: string = randomUUID()) =>
  api.call(
    'POST',
    '/user/v1/create',
    {
      username: `new-${randomUUID().slice(0, 8)}`,
      name: `新同事 ${randomUUID()}`,
      role: 'hero',
      ...body,
    },
    { 'idempotency-key': key },
  );
const update = async (api: ApiClient, person: TestPerson, body: Record<string, unknown> = {}) => {
  const { name, role, leaderId, version } = await rowOf(person);
  const now = { name, role, leader_id: leaderId, version };
  return api.call('PUT', `/user/v1/${person.id}`, { ...now, ...body });
};
const confirmed = async (answer: ApiAnswer) => {
  expect(answer.body.waiting, JSON.stringify(answer.body)).toHaveLength(1);
  const decision = await decideWaiting(second.api, answer.body);
  expect(decision.body).toMatchObject({ status: 'applied' });
};
const setStatus = async (api: ApiClient, person: TestPerson, status: string, version?: number) =>
  api.call('PUT', `/user/v1/status/${person.id}`, {
    status,
    version: version ?? (await rowOf(person)).version,
  });
const remove = (api: ApiClient, person: TestPerson, headers = {}) =>
  api.call('DELETE', `/user/v1/${person.id}`, undefined, headers);
const renew = (api: ApiClient, person: TestPerson) => api.call('PUT', `/user/v1/code/${person.id}`);
const closeMfa = (api: ApiClient, person: TestPerson) =>
  api.call('PUT', `/user/v1/mfa/close/${person.id}`);

describe('a new member of staff', () => {
  it('is invited without a password, has a code of the own, is audited, and sends an event', async () => {
    const { status, body } = await create(people.god.api, {
      username: 'New.Colleague',
      role: 'angel',
    });
    expect([status, body.username, body.role, body.active, body.mfa, body.version]).toEqual([
      201,
      'new.colleague',
      'angel',
      true,
      false,
      1,
    ]);
    expect(body.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(body).toMatchObject({
      status: 'invited',
      created_by: 'Ada Person',
      invitation: { purpose: 'first_sign_in', state: 'waiting', confirmed: false },
    });
    expect(await rowOf(body)).toMatchObject({ passwordHash: null, createdById: people.god.id });
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'user.created'), eq(auditLog.subjectId, body.id)));
    expect(entries).toHaveLength(1);
    const events = await server().db.select().from(event).where(eq(event.recordId, body.id));
    expect(events).toMatchObject([{ topic: 'staff', version: 1 }]);
  });

  // @rule staff: A login name is unique, in any spelling
  // @in ./create-staff.ts
  it('has a unique username, in any spelling, also if two are created at the same moment', async () => {
    const username = `twin-${randomUUID().slice(0, 8)}`;
    const answers = await Promise.all(
      [username, username.toUpperCase(), username].map((name) =>
        create(people.god.api, { username: name }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.errors).toMatchObject([
      { field: 'username', code: 'USERNAME_TAKEN' },
    ]);
  });

  it('is added once for a key, whose other use is refused', async () => {
    const key = randomUUID();
    const body = { username: `once-${key.slice(0, 8)}`, name: key };
    const first = await create(people.god.api, body, key);
    const again = await create(people.god.api, body, key);
    expect(again.body).toEqual(first.body);
    const other = await create(people.god.api, { ...body, name: 'Another' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  // @rule staff: No user grants a role above the own or changes a superior
  // @in ./rank.ts
  it.each([
    ['angel', { role: 'god' }, 403, 'ROLE_ABOVE_OWN'],
    ['superman', { role: 'angel' }, 403, 'ROLE_ABOVE_OWN'],
    ['superman', { role: 'superman' }, 400, 'VALIDATION'],
    ['superman', { role: 'hero', leader_id: null }, 400, 'VALIDATION'],
    ['hero', { role: 'hero' }, 403, 'FORBIDDEN'],
    ['god', { role: 'angel', leader_id: 'superman' }, 400, 'VALIDATION'],
    ['god', { role: 'hero', leader_id: 'angel' }, 400, 'VALIDATION'],
    ['god', { username: 'a b' }, 400, 'VALIDATION'],
    ['god', { password: 'c'.repeat(32) }, 400, 'VALIDATION'],
    ['god', { name: ' ' }, 400, 'VALIDATION'],
  ] as const)('is refused where %s asks for %j', async (who, body, status, code) => {
    const leader = 'leader_id' in body && body.leader_id;
    const leaderId = leader ? { leader_id: people[leader].id } : {};
    const answer = await create(people[who].api, { ...body, ...leaderId });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('belongs to the own team if a team leader adds it', async () => {
    const { status, body } = await create(people.superman.api);
    expect([status, body.leader_id]).toEqual([201, people.superman.id]);
  });
});

describe('changing a member of staff', () => {
  it('returns the record as it stands, and is recorded in the audit log', async () => {
    const { status, body } = await update(people.angel.api, member, { name: ' 新名字 ' });
    expect([status, body.name, body.version]).toEqual([200, '新名字', 2]);
    expect(await lastEntry(server())).toMatchObject({
      action: 'user.changed',
      actorId: people.angel.id,
      before: { name: 'Ada Person' },
      after: { name: '新名字' },
    });
  });

  // @rule staff: A role change or disabling ends every session at once
  // @in ./save-staff.ts
  it('ends every session if the role changes, and only then', async () => {
    await openSession(server(), member);
    await update(people.god.api, member, { name: 'X' });
    expect(await countOpenSessions(server(), member)).toBe(1);
    const proposed = await update(people.god.api, member, { role: 'superman', leader_id: null });
    expect([proposed.body.role, await countOpenSessions(server(), member)]).toEqual(['hero', 1]);
    await confirmed(proposed);
    expect(await rowOf(member)).toMatchObject({ role: 'superman', leaderId: null });
    expect(await countOpenSessions(server(), member)).toBe(0);
    const rows = await server().db.select().from(session).where(eq(session.userId, member.id));
    expect(rows.map(({ endReason }) => endReason)).toEqual(['role_changed']);
  });

  it('refuses another version, with the record and who changed it', async () => {
    await update(people.angel.api, member, { name: 'Y' });
    const wrong = { password: 'wrong', captcha: testCaptcha };
    const failed = await tryLogin(server().app, member.username, wrong);
    expect(failed.body.code).toBe('LOGIN_FAILED');
    const { status, body } = await update(people.god.api, member, { name: 'Z', version: 1 });
    expect([status, body]).toMatchObject([
      409,
      { code: 'STALE_RECORD', current: { name: 'Y', version: 2 }, changed_by: 'Ada Person' },
    ]);
    expect(Date.parse(body.changed_at)).not.toBeNaN();
  });

  it('is not confirmed in another version than the first of two people signed', async () => {
    const proposed = await update(people.god.api, member, { role: 'superman', leader_id: null });
    const { version } = proposed.body;
    const isMember = eq(staffUser.id, member.id);
    await server()
      .db.update(staffUser)
      .set({ version: version + 1 })
      .where(isMember);
    expect((await decideWaiting(second.api, proposed.body)).body.code).toBe('STALE_RECORD');
    expect(await rowOf(member)).toMatchObject({ role: 'hero', version: version + 1 });
  });

  it('takes one of fifty changes of one version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        people[at % 2 === 0 ? 'god' : 'angel'].api.call('PUT', `/user/v1/${member.id}`, {
          name: `Name ${at}`,
          role: 'hero',
          leader_id: people.superman.id,
          version: 1,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'STALE_RECORD')).toHaveLength(49);
  });

  it('responds with 404 for a user outside the scope', async () => {
    const other = await createPerson(server(), { role: 'hero' });
    const { api } = people.superman;
    const answers = [
      await update(api, other),
      await update(api, people.angel),
      await update(api, people.superman),
      await setStatus(api, other, 'disabled'),
      await remove(api, other),
      await renew(api, other),
      await closeMfa(api, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await update(api, member, { name: 'Mine' })).status).toBe(200);
    expect((await update(api, member, { leader_id: null })).body.errors[0].field).toBe('leader_id');
    expect((await update(api, member, { role: 'superman', leader_id: null })).status).toBe(400);
  });

  it('is not for a salesman', async () => {
    const { api } = people.hero;
    const answers = [
      await update(api, member),
      await setStatus(api, member, 'disabled'),
      await remove(api, member),
      await renew(api, member),
      await closeMfa(api, member),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403));
  });

  it('above the own role is refused, whatever it is', async () => {
    const { api } = people.angel;
    const answers = [
      await update(api, people.god, { name: 'X' }),
      await setStatus(api, people.god, 'disabled'),
      await remove(api, people.god),
      await renew(api, people.god),
      await closeMfa(api, people.god),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('STAFF_ABOVE_OWN'));
    expect((await update(api, member, { role: 'god', leader_id: null })).body.code).toBe(
      'ROLE_ABOVE_OWN',
    );
  });

  // @rule staff: No user disables, removes or promotes themselves, or drops MFA without a code
  // @in ./lock-staff.ts
  it('allows only the name for the own account', async () => {
    const { api } = people.god;
    expect((await update(api, people.god, { name: 'Ada Person' })).status).toBe(200);
    const answers = [
      await update(api, people.god, { role: 'angel' }),
      await setStatus(api, people.god, 'disabled'),
      await remove(api, people.god),
      await closeMfa(api, people.god),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('OWN_ACCOUNT'));
  });

  // @rule staff: A role without clients or a team is refused to who still has them
  // @in ./apply-role.ts
  it("is refused if the new role does not see the user's clients or team", async () => {
    const leader = await createPerson(server(), { role: 'superman' });
    const hero = await createPerson(server(), { role: 'hero', leaderId: leader.id });
    await addClient(server().db, { agent: null, agentId: leader.id });
    const english = { 'accept-language': 'en-US' };
    const { version } = await rowOf(leader);
    const body = { name: 'X', role: 'angel', leader_id: null, version };
    const refused = await people.god.api.call('PUT', `/user/v1/${leader.id}`, body, english);
    expect([refused.status, refused.body.code]).toEqual([409, 'STILL_REFERRED_TO']);
    expect(refused.body.message).toContain('Client, Team members');
    await update(people.god.api, hero, { leader_id: null });
    await confirmed(await update(people.god.api, leader, { role: 'hero' }));
  });
});

describe('what takes two people', () => {
  // @rule staff: Creating, resetting, promoting or enabling staff takes two people
  // @in ./sign-for-staff.ts
  it('waits once, is refused to its own subject, and ends with another change', async () => {
    const angel = await signedInPerson(server(), { role: 'angel' });
    const proposed = await update(people.god.api, angel, { role: 'god' });
    const again = await update(people.god.api, angel, { role: 'god' });
    expect([again.status, again.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
    expect((await decideWaiting(angel.api, proposed.body)).body.code).toBe('OWN_ACCOUNT');
    await update(people.god.api, angel, { name: 'Renamed' });
    await expect(decideWaiting(second.api, proposed.body)).rejects.toThrow('Nothing waits');
    expect(await rowOf(angel)).toMatchObject({ role: 'angel', name: 'Renamed' });
  });

  it('is seen of the own team alone by a team leader, who may be the second for it', async () => {
    const hero = await createPerson(server(), { role: 'hero', leaderId: people.superman.id });
    await giveAuthenticator(server(), hero);
    await closeMfa(people.god.api, hero);
    expect((await decideWaiting(people.superman.api, hero)).body.status).toBe('applied');
    const angel = await createPerson(server(), { role: 'angel', mfa: true });
    await closeMfa(people.god.api, angel);
    await expect(decideWaiting(people.superman.api, angel)).rejects.toThrow('Nothing waits');
  });

  it('takes back two colleagues at once without either waiting in a circle', async () => {
    const [one, other] = await Promise.all([create(people.god.api), create(second.api)]);
    const answers = await Promise.all(
      [one.body, other.body, one.body, other.body].map((body, at) =>
        withdrawProposal((at % 2 === 0 ? people.god : second).api, body.waiting[0]),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  });
});

describe('the status', () => {
  // @rule staff: Staff is enabled or disabled; repeating a status is refused
  // @in ./staff-states.ts
  it.each([
    ['enabled', 'enabled', false],
    ['enabled', 'disabled', true],
    ['disabled', 'enabled', true],
    ['disabled', 'disabled', false],
  ] as const)('goes from %s to %s: %s', async (from, to, possible) => {
    const active = from === 'enabled';
    await server().db.update(staffUser).set({ active }).where(eq(staffUser.id, member.id));
    expect(nextStatus(from, to === 'enabled' ? 'enable' : 'disable') !== undefined).toBe(possible);
    const answer = await setStatus(people.superman.api, member, to);
    const { status, body } = answer;
    if (possible) {
      expect([status, body.status]).toEqual([200, 'disabled']);
      if (to === 'enabled') await confirmed(answer);
      const now = await rowOf(member);
      expect([now.active, now.disabledAt === null]).toEqual(Array(2).fill(to === 'enabled'));
    }
    if (!possible) expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('disabled ends every session at once, and enabled opens none again', async () => {
    const hero = await signedInPerson(server(), { role: 'hero' });
    await setStatus(people.angel.api, hero, 'disabled');
    expect((await hero.api.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
    expect(await lastEntry(server())).toMatchObject({
      action: 'user.disabled',
      after: { status: 'disabled', sessions_ended: 1 },
    });
    await confirmed(await setStatus(people.angel.api, hero, 'enabled'));
    expect((await hero.api.get('/auth/admin/v1/userinfo')).status).toBe(401);
  });

  // @rule staff: One user disables one colleague in 24 hours; another one takes two people
  // @in ./change-staff-status.ts
  it('disabled by a user who has disabled another within 24 hours waits for a second person', async () => {
    const maker = await signedInPerson(server(), { role: 'god' });
    const others: TestPerson[] = [];
    while (others.length < 4) others.push(await signedInPerson(server(), { role: 'angel' }));
    const [first, next, last, another] = others as [TestPerson, TestPerson, TestPerson, TestPerson];
    expect((await setStatus(maker.api, first, 'disabled')).body.status).toBe('disabled');
    const proposed = await setStatus(maker.api, next, 'disabled');
    expect(proposed.body).toMatchObject({ status: 'enabled', waiting: [{ limit: 'staff' }] });
    await confirmed(proposed);
    expect(await rowOf(next)).toMatchObject({ active: false });
    expect((await setStatus(maker.api, last, 'disabled')).body.status).toBe('enabled');
    const tied = await signedInPerson(server(), { role: 'god' });
    await server()
      .db.update(staffUser)
      .set({ createdById: maker.id })
      .where(eq(staffUser.id, tied.id));
    expect((await setStatus(tied.api, another, 'disabled')).body.status).toBe('enabled');
  });

  it('disabled by one user at once for two colleagues leaves one of them enabled', async () => {
    const maker = await signedInPerson(server(), { role: 'god' });
    const others = [
      await signedInPerson(server(), { role: 'hero' }),
      await signedInPerson(server(), { role: 'hero' }),
    ];
    const answers = await Promise.all(
      others.map((one) => setStatus(maker.api, one, 'disabled', 1)),
    );
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['disabled', 'enabled']);
  });

  it('refuses another version', async () => {
    const { body } = await setStatus(people.god.api, member, 'disabled', 7);
    expect(body.code).toBe('STALE_RECORD');
  });

  const activeGods = and(eq(staffUser.role, 'god'), eq(staffUser.active, true));
  const revive = (ids: readonly string[]) =>
    server().db.update(staffUser).set({ active: true }).where(inArray(staffUser.id, ids));
  /** Returns how to bring the other administrators back. */
  async function onlyAdministrators(count: number) {
    const made: Person[] = [];
    while (made.length < count) made.push(await signedInPerson(server(), { role: 'god' }));
    const all = await server()
      .db.update(staffUser)
      .set({ active: false })
      .where(activeGods)
      .returning({ id: staffUser.id });
    await revive(made.map(({ id }) => id));
    return { made, bringBack: () => revive(all.map(({ id }) => id)) };
  }

  // @rule staff: One active administrator always remains, also under simultaneous disabling
  // @in ./lock-staff.ts
  it('stays for the last active administrator, and so do the role and the account', async () => {
    const { made, bringBack } = await onlyAdministrators(1);
    const last = made[0] as Person; // One was asked for.
    const answers = [
      await setStatus(last.api, last, 'disabled'),
      await update(last.api, last, { role: 'angel' }),
      await remove(last.api, last),
    ];
    await bringBack();
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([409, 'LAST_ADMINISTRATOR']),
    );
    expect((await setStatus(last.api, last, 'disabled')).body.code).toBe('OWN_ACCOUNT');
    expect(await rowOf(last)).toMatchObject({ role: 'god', active: true });
  });

  // @rule staff: Disabling, resetting or demoting an administrator takes two others, or is refused
  // @in ./sign-for-staff.ts
  it('stays for two administrators, as do their roles and factors, if no third user could confirm', async () => {
    const { made, bringBack } = await onlyAdministrators(2);
    const [first, second] = made as [Person, Person]; // Two were asked for.
    const supervisors = and(ne(staffUser.role, 'god'), eq(staffUser.active, true));
    const others = await server()
      .db.update(staffUser)
      .set({ active: false })
      .where(supervisors)
      .returning({ id: staffUser.id });
    await giveAuthenticator(server(), second);
    const once = { 'idempotency-key': randomUUID() };
    const attempts = () => [
      setStatus(first.api, second, 'disabled', 1),
      update(first.api, second, { role: 'hero', version: 1 }),
      first.api.call('POST', `/user/v1/invitation/${second.id}`, undefined, once),
      first.api.call('PUT', `/user/v1/mfa/close/${second.id}`),
    ];
    const refused = await Promise.all(attempts());
    const removed = await remove(first.api, second);
    // An account in the same hands as the caller is no third user.
    const tied = await signedInPerson(server(), { role: 'angel' });
    await server()
      .db.update(staffUser)
      .set({ createdById: first.id })
      .where(eq(staffUser.id, tied.id));
    const stillRefused = await setStatus(first.api, second, 'disabled', 1);
    const third = await signedInPerson(server(), { role: 'angel' });
    const proposed = await setStatus(first.api, second, 'disabled', 1);
    await revive(others.map(({ id }) => id));
    await bringBack();
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([409, 'ADMINISTRATOR_NEEDS_TWO']),
    );
    expect([removed.status, removed.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect(stillRefused.body.code).toBe('ADMINISTRATOR_NEEDS_TWO');
    expect(proposed.body).toMatchObject({ status: 'enabled', waiting: [{ effective_at: null }] });
    expect(await rowOf(second)).toMatchObject({ role: 'god', active: true });
    const [waiting] = proposed.body.waiting;
    expect((await auditProposal(tied.api, waiting)).body.code).toBe('TIED_APPROVAL');
    expect((await auditProposal(third.api, waiting)).body.status).toBe('applied');
    expect(await rowOf(second)).toMatchObject({ active: false });
  });

  it('never leaves the platform without an active administrator, also when two are to be disabled at once', async () => {
    const { db } = server();
    const { made, bringBack } = await onlyAdministrators(2);
    const [first, second] = made as [Person, Person]; // Two were asked for.
    const supervisor = people.angel.api;
    const proposed = await Promise.all([
      setStatus(first.api, second, 'disabled', 1),
      setStatus(second.api, first, 'disabled', 1),
    ]);
    const confirmed = await Promise.all(
      proposed.flatMap(({ body }) =>
        body.waiting.map((one: Schemas.WaitingProposal) => auditProposal(supervisor, one)),
      ),
    );
    const left = await db.$count(staffUser, activeGods);
    await bringBack();
    expect(confirmed).toHaveLength(2);
    expect(confirmed.every(({ status }) => status < 500)).toBe(true);
    expect(left).toBe(1);
  });
});

describe('removing a member of staff', () => {
  it('is possible without records, removes the sessions, and is recorded', async () => {
    await openSession(server(), member);
    expect(await remove(people.superman.api, member)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    await expect(rowOf(member)).rejects.toThrow();
    expect(await lastEntry(server())).toMatchObject({
      action: 'user.deleted',
      subjectId: member.id,
      before: { username: member.username },
    });
    expect((await remove(people.god.api, member)).status).toBe(404);
  });

  // @rule staff: Who has ever signed in is disabled, never removed by one person
  // @in ./delete-staff.ts
  it('is refused after a sign-in: a user who could stop a change is disabled, and counts for 30 days', async () => {
    const person = await createPerson(server(), { role: 'god' });
    await server().signIn(person.username, { password: personPassword });
    const refused = await remove(people.god.api, person);
    expect([refused.status, refused.body.code]).toEqual([409, 'STILL_REFERRED_TO']);
  });

  // @rule staff: Staff is removed only without references; the refusal names them
  // @in ./delete-staff.ts
  it('is refused while clients or records refer to the user, and says which', async () => {
    await addClient(server().db, { agent: null, agentId: member.id });
    const english = await remove(people.god.api, member, { 'accept-language': 'en-US' });
    expect([english.status, english.body.code]).toEqual([409, 'STILL_REFERRED_TO']);
    expect(english.body.message).toMatch(/: Client$/);
    await update(people.superman.api, member, { name: 'Changed by the leader' });
    const leader = await remove(people.god.api, people.superman, { 'accept-language': 'zh-CN' });
    expect(leader.body.message).toMatch(/：审计日志、邀请、.*团队成员$/);
  });

  it('calls no record by the name of its table', () => {
    const calledByTable = references.filter(
      ({ name }) => labelReferences([name], 'zh-CN') === name,
    );
    expect(calledByTable.map(({ name }) => name)).toEqual([]);
    expect(labelReferences(['signature', 'signed_statement'], 'en-US')).toBe('Approvals');
  });
});

describe('the invitation code', () => {
  it('is a new one each time, no other person has it, and the log shows the one before', async () => {
    const before = (await rowOf(member)).code;
    const { status, body } = await renew(people.superman.api, member);
    expect([status, body.version]).toEqual([200, 2]);
    expect(body.code).not.toBe(before);
    expect(await lastEntry(server())).toMatchObject({
      action: 'user.code_renewed',
      before: { code: before },
      after: { code: body.code },
    });
    const twin = server()
      .db.update(staffUser)
      .set({ code: body.code })
      .where(eq(staffUser.id, people.hero.id));
    await expect(twin).rejects.toThrow();
  });
});

describe('closing the authenticator of another user', () => {
  it('removes it with its recovery codes, ends every session, and is written down', async () => {
    const { db } = server();
    const hero = await signedInPerson(server(), { role: 'hero', leaderId: people.superman.id });
    await giveAuthenticator(server(), hero);
    await db.insert(recoveryCode).values({ userId: hero.id, codeHash: randomUUID() });
    const proposed = await closeMfa(people.superman.api, hero);
    expect([proposed.status, proposed.body.mfa]).toEqual([200, true]);
    expect((await hero.api.get('/auth/admin/v1/userinfo')).status).toBe(200);
    await confirmed(proposed);
    expect(await hasAuthenticator(server(), hero)).toBe(false);
    expect(await db.$count(recoveryCode, eq(recoveryCode.userId, hero.id))).toBe(0);
    expect((await hero.api.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
    expect(await actionsOf(hero)).toContain('user.mfa_closed');
  });

  it('removes passkeys as well, also without an authenticator', async () => {
    const hero = await signedInPerson(server(), { role: 'hero', leaderId: people.superman.id });
    await addPasskey(hero.api);
    const proposed = await closeMfa(people.superman.api, hero);
    expect([proposed.status, proposed.body.mfa]).toEqual([200, true]);
    await confirmed(proposed);
    const { db } = server();
    expect(await db.$count(passkey, eq(passkey.userId, hero.id))).toBe(0);
    const { body } = await people.superman.api.get(`/user/v1/list?q=${hero.username}`);
    expect(body.list).toMatchObject([{ id: hero.id, mfa: false }]);
  });

  it('needs one', async () => {
    expect((await closeMfa(people.god.api, member)).body.code).toBe('NO_AUTHENTICATOR');
  });
});
