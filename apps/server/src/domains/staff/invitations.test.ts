import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, event, idempotencyKey, invitation, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import {
  acceptInvitation,
  collectCode,
  collectHalf,
  decideWaiting,
  invite,
  reinvite,
} from '../../testing/invitations.ts';
import { createPerson, signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, withdrawProposal } from '../../testing/two-person-fixtures.ts';
import { areTied, readColleagues } from '../approval/colleagues.ts';

const server = useTestServer();
type Person = TestPerson & { api: ApiClient };
let god: Person;
let other: Person;

beforeAll(async () => {
  god = await signedInPerson(server(), { role: 'god' });
  other = await signedInPerson(server(), { role: 'god' });
});

const rowOf = async ({ id }: { id: string }) => {
  const [row] = await server().db.select().from(staffUser).where(eq(staffUser.id, id));
  return row;
};
const shown = async ({ id }: { id: string }) => {
  const { body } = await god.api.get('/user/v1/list?size=200');
  return body.list.find((one: { id: string }) => one.id === id);
};
const actionsOf = async ({ id }: { id: string }) => {
  const rows = await server().db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  return rows.map(({ action }) => action);
};
const confirm = (of: { id: string }) => decideWaiting(other.api, of);
const discard = (of: { id: string }) => decideWaiting(other.api, of, 'rejected');
let addresses = 0;
const accept = (username: string, code: string) => {
  addresses += 1;
  return acceptInvitation(server(), { username, code, from: `10.8.0.${addresses}` });
};

describe('inviting anew', () => {
  it('makes the code before count no more, and counts itself once it is confirmed', async () => {
    // Accounts of their own: two users who have held a code of the same account are tied afterwards.
    const maker = await signedInPerson(server(), { role: 'god' });
    const second = await signedInPerson(server(), { role: 'god' });
    const person = await invite(maker.api);
    await decideWaiting(second.api, person);
    const before = await collectCode(maker.api, second.api, person);
    const { status, body } = await reinvite(second.api, person);
    expect([status, body.invitation]).toEqual([
      201,
      expect.objectContaining({ purpose: 'first_sign_in', state: 'waiting', halves: [] }),
    ]);
    expect((await accept(person.username, before)).status).toBe(401);
    await decideWaiting(god.api, person);
    // Anybody who has had a half of the code is tied to the account, regardless of who created it.
    expect(await rowOf(person)).toMatchObject({ createdById: maker.id, lastResetById: second.id });
    const code = await collectCode(second.api, god.api, person);
    expect((await accept(person.username, code)).status).toBe(200);
  });

  // @rule second-person: The 14 days of a tie run from the last code, not from the account
  // @in ./confirm-invitation.ts
  it('ties the account for 14 days from its code, also if its maker lets the first one lapse', async () => {
    const person = await invite(god.api);
    await confirm(person);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const { db } = server();
    const set = (columns: Partial<typeof staffUser.$inferInsert>) =>
      db.update(staffUser).set(columns).where(eq(staffUser.id, person.id));
    await set({ tiedAt: daysAgo(14) });
    const lapsed = { expiresAt: daysAgo(11) };
    await db.update(invitation).set(lapsed).where(eq(invitation.userId, person.id));
    await reinvite(god.api, person);
    await confirm(person);
    const code = await collectCode(god.api, other.api, person);
    expect((await accept(person.username, code)).status).toBe(200);
    await set({ ownFactorAt: new Date() });
    const tied = async () => areTied(await readColleagues(db), god.id, person.id);
    expect(await tied()).toBe(true);
    await set({ tiedAt: daysAgo(14) });
    expect(await tied()).toBe(false);
  });

  it('waits for its decision before another one is made, also by its maker', async () => {
    const person = await invite(god.api);
    for (const { api } of [god, other]) {
      const refused = await reinvite(api, person);
      expect([refused.status, refused.body.code]).toEqual([409, 'PROPOSAL_OPEN']);
    }
  });

  it('is not for oneself, nor for who is above, outside of the scope or unknown', async () => {
    const angel = await signedInPerson(server(), { role: 'angel' });
    const leader = await signedInPerson(server(), { role: 'superman' });
    const answers = [
      await reinvite(god.api, god),
      await reinvite(angel.api, god),
      await reinvite(leader.api, angel),
      await reinvite(god.api, { id: randomUUID() }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'OWN_ACCOUNT',
      'STAFF_ABOVE_OWN',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  it('leaves one valid invitation if several users ask at once', async () => {
    const person = await createPerson(server(), { role: 'hero' });
    const answers = await Promise.all(
      [god, other, god, other, god].map(({ api }) => reinvite(api, person)),
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const rows = await server()
      .db.select()
      .from(invitation)
      .where(eq(invitation.userId, person.id));
    expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
  });
});

describe('the code of an invitation or a reset', () => {
  // @rule staff: Maker and approver each collect one half of the code, after approval
  // @in ./collect-half.ts
  it('is in no answer: its maker collects the first half, its approver the second, after approval', async () => {
    const person = await createPerson(server(), { role: 'hero' });
    await reinvite(god.api, person);
    const third = await signedInPerson(server(), { role: 'god' });
    const early = await collectHalf(god.api, person, 'first');
    expect([early.status, early.body.code]).toEqual([403, 'NOT_YOUR_HALF']);
    await confirm(person);
    const refused = [
      await collectHalf(god.api, person, 'second'),
      await collectHalf(other.api, person, 'first'),
      await collectHalf(third.api, person, 'first'),
      await collectHalf(third.api, person, 'second'),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('NOT_YOUR_HALF'));
    expect((await shown(person)).invitation.halves).toEqual(['first']);
    const [first, second] = [
      await collectHalf(god.api, person, 'first'),
      await collectHalf(other.api, person, 'second'),
    ];
    const halfOfCode = /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/;
    for (const { body } of [first, second]) expect(body.code).toMatch(halfOfCode);
    expect((await accept(person.username, first.body.code)).status).toBe(401);
    expect((await accept(person.username, second.body.code)).status).toBe(401);
    const swapped = `${second.body.code}-${first.body.code}`;
    expect((await accept(person.username, swapped)).status).toBe(401);
    expect((await accept(person.username, `${first.body.code}-${second.body.code}`)).status).toBe(
      200,
    );
  });

  // @rule staff: Neither half of the code is stored or logged
  // @in domains/auth/code-halves.ts
  it('leaves neither half in the database, the audit log or the log of the server', async () => {
    const { db, logs } = server();
    const person = await invite(god.api);
    await confirm(person);
    const code = await collectCode(god.api, other.api, person);
    const kept = [
      await db.select().from(invitation),
      await db.select().from(auditLog),
      await db.select().from(idempotencyKey),
      await db.select().from(event),
      logs,
    ].map((rows) => JSON.stringify(rows));
    for (const half of [code.slice(0, 19), code.slice(20)]) {
      for (const text of kept) {
        expect(text).not.toContain(half);
        expect(text).not.toContain(half.replaceAll('-', ''));
      }
    }
    expect(await actionsOf(person)).toEqual([
      'user.created',
      'user.invitation_confirmed',
      'user.code_half_collected',
      'user.code_half_collected',
    ]);
  });

  it('has a new half each time one is collected, and the previous one is void', async () => {
    const person = await invite(god.api);
    await confirm(person);
    const lost = await collectCode(god.api, other.api, person);
    const again = await collectHalf(god.api, person, 'first');
    expect((await accept(person.username, lost)).status).toBe(401);
    const code = `${again.body.code}-${lost.slice(20)}`;
    expect((await accept(person.username, code)).status).toBe(200);
    expect((await collectHalf(god.api, person, 'first')).body.code).toBe('NOT_YOUR_HALF');
  });

  // @rule staff: One user who asked for two resets enters neither account
  // @in domains/auth/code-halves.ts
  it('opens neither account for a user who asked for two resets', async () => {
    const puppets = [
      await createPerson(server(), { role: 'angel' }),
      await createPerson(server(), { role: 'angel' }),
    ];
    for (const puppet of puppets) {
      await reinvite(god.api, puppet);
      await confirm(puppet);
      const { body } = await collectHalf(god.api, puppet, 'first');
      const guess = `${body.code}-${body.code}`;
      expect((await accept(puppet.username, guess)).body.code).toBe('INVITATION_INVALID');
    }
  });

  it('has both halves for its maker, one at a time, if it took effect without an approver', async () => {
    const person = await invite(god.api);
    await confirm(person);
    const mine = eq(invitation.userId, person.id);
    await server().db.update(invitation).set({ confirmedById: null }).where(mine);
    expect((await shown(person)).invitation.halves).toEqual(['first', 'second']);
    const code = await collectCode(god.api, god.api, person);
    expect((await accept(person.username, code)).status).toBe(200);
  });
});

describe('confirming', () => {
  it('gives the 72 hours anew, and the list shows when they are over', async () => {
    const { db } = server();
    const person = await invite(god.api);
    const mine = eq(invitation.userId, person.id);
    await db.update(invitation).set({ expiresAt: new Date() }).where(mine);
    await confirm(person);
    expect((await shown(person)).invitation).toMatchObject({ state: 'open', confirmed: true });
    const [row] = await db.select().from(invitation).where(mine);
    const hours = (Number(row?.expiresAt) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    await db.update(invitation).set({ expiresAt: new Date() }).where(mine);
    expect((await shown(person)).invitation).toMatchObject({ state: 'expired', confirmed: true });
  });

  it('is not for its maker, nor for anybody whose account is tied to the maker’s', async () => {
    const person = await invite(god.api);
    const [waiting] = person.waiting;
    const own = await decideWaiting(god.api, person);
    expect([own.status, own.body.code]).toEqual([403, 'SELF_APPROVAL']);
    const helper = await invite(god.api, { role: 'god' });
    await confirm(helper);
    const code = await collectCode(god.api, other.api, helper);
    const tokens = await accept(helper.username, code);
    const tied = await decideWaiting(apiClient(server().app, tokens.body), person);
    expect([tied.status, tied.body.code]).toEqual([403, 'TIED_APPROVAL']);
    expect(waiting).toMatchObject({ limit: 'staff', mine: true });
  });

  it('happens once, also at the same moment', async () => {
    const { db } = server();
    const person = await invite(god.api);
    const [row] = await db.select().from(invitation).where(eq(invitation.userId, person.id));
    const third = await signedInPerson(server(), { role: 'god' });
    const [proposal] = person.waiting;
    if (proposal === undefined) throw new Error('The invitation does not wait.');
    const decisions = await Promise.all([
      auditProposal(other.api, proposal),
      auditProposal(third.api, proposal, 'rejected'),
      auditProposal(third.api, proposal),
    ]);
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(row?.confirmedAt).toBeNull();
  });
});

describe('an invitation that is withdrawn or rejected', () => {
  // @rule staff: A withdrawn or rejected invitation removes only a never-confirmed person
  // @in ./confirm-invitation.ts
  it('removes the user if the account was never confirmed', async () => {
    const person = await invite(god.api);
    await discard(person);
    expect(await rowOf(person)).toBeUndefined();
    expect(await actionsOf(person)).toEqual(['user.created', 'user.deleted']);
    const taken = await invite(god.api);
    const [proposal] = taken.waiting;
    if (proposal === undefined) throw new Error('The invitation does not wait.');
    expect((await withdrawProposal(god.api, proposal)).status).toBe(200);
    expect(await rowOf(taken)).toBeUndefined();
  });

  it('is also closed if the user has been removed since', async () => {
    const person = await invite(god.api);
    expect((await god.api.call('DELETE', `/user/v1/${person.id}`)).status).toBe(200);
    await expect(confirm(person)).rejects.toThrow('Nothing waits');
  });

  it('disables the user if a record names them already', async () => {
    const person = await invite(god.api);
    await addClient(server().db, { agent: null, agentId: person.id });
    await discard(person);
    expect(await rowOf(person)).toMatchObject({ active: false });
    expect((await shown(person)).status).toBe('disabled');
  });

  it('does not change a user who was to be reset', async () => {
    const person = await createPerson(server(), { role: 'hero' });
    const before = await rowOf(person);
    await reinvite(god.api, person);
    await discard(person);
    expect(await rowOf(person)).toMatchObject({
      active: true,
      passwordHash: before?.passwordHash,
      lastResetById: null,
    });
    expect((await shown(person)).invitation).toBeNull();
  });

  it('keeps a user who was confirmed before, and who can be invited again', async () => {
    const person = await invite(god.api);
    await confirm(person);
    await reinvite(god.api, person);
    await discard(person);
    expect(await shown(person)).toMatchObject({ status: 'invited', invitation: null });
    expect((await reinvite(god.api, person)).status).toBe(201);
  });
});

describe('removing an invited user', () => {
  it('removes the invitation, and is refused for a person who has invited others', async () => {
    const maker = await signedInPerson(server(), { role: 'god' });
    const person = await invite(maker.api);
    const remove = (of: { id: string }) => god.api.call('DELETE', `/user/v1/${of.id}`);
    expect((await remove(maker)).body.code).toBe('STILL_REFERRED_TO');
    expect((await remove(person)).status).toBe(200);
  });
});
