import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffUser } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, staffId } from '../../testing/deposit-fixtures.ts';
import { invite } from '../../testing/invitations.ts';
import { createPerson, signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
type Person = TestPerson & { api: ApiClient };
let god: Person;
let superman: Person;
let member: TestPerson;

beforeAll(async () => {
  god = await signedInPerson(server(), { role: 'god' });
  superman = await signedInPerson(server(), { role: 'superman' });
  member = await createPerson(server(), { role: 'hero', leaderId: superman.id });
  for (const fake of [false, false, true]) {
    await addClient(server().db, { agentId: member.id, fake });
  }
});

const resetBy = (of: TestPerson, by: TestPerson) =>
  server().db.update(staffUser).set({ lastResetById: by.id }).where(eq(staffUser.id, of.id));
const detailOf = async ({ api }: Person, { id }: { id: string }) => api.get(`/user/v1/${id}`);

describe('a member of staff', () => {
  it('says whom the user looks after, who reset the account, and what keeps it', async () => {
    await resetBy(member, god);
    const { body } = await detailOf(superman, member);
    expect(body).toMatchObject({
      record: { id: member.id, role: 'hero' },
      last_reset_by: 'Ada Person',
      clients: 2,
      robots: 1,
      team: 0,
      referred_to: '客户',
      last_administrator: false,
    });
    expect((await detailOf(god, superman)).body).toMatchObject({ team: 1, clients: 0 });
  });

  it('can be deleted while nothing names the user, and has the audit log against it afterwards', async () => {
    const fresh = await createPerson(server(), { role: 'hero' });
    expect((await detailOf(god, fresh)).body.referred_to).toBeNull();
    const worked = await signedInPerson(server(), { role: 'god' });
    await invite(worked.api);
    expect((await detailOf(god, worked)).body.referred_to).toBe('审计日志');
  });

  it('outside of the own team is not found, and is none of a salesman’s business', async () => {
    const hero = await signedInPerson(server(), { role: 'hero' });
    expect((await detailOf(superman, god)).status).toBe(404);
    expect((await detailOf(god, { id: randomUUID() })).status).toBe(404);
    expect((await detailOf(hero, member)).status).toBe(403);
  });

  it('is the last administrator if no other one is active', async () => {
    expect((await detailOf(god, god)).body.last_administrator).toBe(false);
    const { db } = server();
    const others = await db
      .update(staffUser)
      .set({ active: false })
      .where(eq(staffUser.role, 'god'))
      .returning({ id: staffUser.id });
    await db.update(staffUser).set({ active: true }).where(eq(staffUser.id, god.id));
    expect((await detailOf(god, god)).body.last_administrator).toBe(true);
    for (const { id } of others) {
      await db.update(staffUser).set({ active: true }).where(eq(staffUser.id, id));
    }
  });

  it('has those who could confirm a change, without people tied to the user who asks', async () => {
    const tied = await createPerson(server(), { role: 'god' });
    const names = async () =>
      (await detailOf(god, member)).body.may.map(({ id }: { id: string }) => id);
    expect(await names()).toContain(await staffId(server().db, 'god2'));
    expect(await names()).not.toContain(god.id);
    await resetBy(tied, god);
    expect(await names()).not.toContain(tied.id);
  });

  it('names the team leader in what waits', async () => {
    const { body } = await god.api.call('PUT', `/user/v1/${member.id}`, {
      name: 'Ada Person',
      role: 'superman',
      leader_id: null,
      version: 1,
    });
    expect(body.waiting?.[0].changes).toEqual([
      { field: 'role', before: 'hero', after: 'superman' },
      { field: 'leader_id', before: 'Ada Person', after: null },
    ]);
  });
});

describe('the teams', () => {
  it('holds everybody in the scope with the own clients, excluding robots', async () => {
    const { body } = await god.api.get('/user/v1/team');
    expect(body.total).toBe(await server().db.$count(staffUser));
    expect(body.list[0].role).toBe('god');
    const row = body.list.find(({ id }: { id: string }) => id === member.id);
    expect(row).toMatchObject({ clients: 2, leader_id: superman.id, status: 'enabled' });
  });

  it('are the own team and oneself for a team leader', async () => {
    const { body } = await superman.api.get('/user/v1/team');
    expect(body.list.map(({ id }: { id: string }) => id)).toEqual([superman.id, member.id]);
  });
});
