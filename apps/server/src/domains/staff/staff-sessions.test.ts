import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient, sessionOf } from '../../testing/api-client.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import {
  countOpenSessions,
  createPerson,
  openSession,
  signedInPerson,
  type TestPerson,
} from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
type Person = TestPerson & { api: ApiClient };
let god: Person;
let angel: Person;
let superman: Person;
let member: TestPerson;

beforeAll(async () => {
  god = await signedInPerson(server(), { role: 'god' });
  angel = await signedInPerson(server(), { role: 'angel' });
  superman = await signedInPerson(server(), { role: 'superman' });
  member = await createPerson(server(), { role: 'hero', leaderId: superman.id });
});

const signedIn = async (person: TestPerson) =>
  apiClient(server().app, await openSession(server(), person));
const end = (by: Person, of: TestPerson, session: string) =>
  by.api.call('DELETE', `/user/v1/session/${of.id}/${session}`);

describe("another user's sessions", () => {
  it('are listed for people whom one manages, and for no others', async () => {
    const theirs = sessionOf(await signedIn(member));
    for (const by of [god, angel, superman]) {
      const { status, body } = await by.api.get(`/user/v1/session/${member.id}`);
      expect([status, body.list[0].id, body.list[0].current]).toEqual([200, theirs, false]);
    }
    const refusals = [
      [superman, god, 404],
      [await signedInPerson(server(), { role: 'superman' }), member, 404],
      [await signedInPerson(server(), { role: 'hero' }), member, 403],
    ] as const;
    for (const [by, of, status] of refusals) {
      expect((await by.api.get(`/user/v1/session/${of.id}`)).status).toBe(status);
    }
  });

  it('ends at once, and is written down', async () => {
    const [lost, kept] = [await signedIn(member), await signedIn(member)];
    const before = await countOpenSessions(server(), member);
    expect((await end(superman, member, sessionOf(lost))).body).toEqual({ ok: true });
    expect((await lost.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
    expect((await kept.get('/auth/admin/v1/userinfo')).status).toBe(200);
    expect(await countOpenSessions(server(), member)).toBe(before - 1);
    const entry = await lastEntry(server());
    expect(entry).toMatchObject({
      action: 'user.session_ended',
      actorId: superman.id,
      subjectId: member.id,
    });
    expect((await end(superman, member, sessionOf(lost))).status).toBe(404);
  });

  // @rule staff: Ending another user’s session is refused for superiors, oneself, and outside the scope
  it.each([
    ['somebody above', () => [angel, god, 'STAFF_ABOVE_OWN'] as const],
    ['oneself', () => [god, god, 'OWN_ACCOUNT'] as const],
    ['somebody outside of the own team', () => [superman, angel, 'NOT_FOUND'] as const],
  ])('is not ended for %s', async (_, refused) => {
    const [by, of, code] = refused();
    const open = await countOpenSessions(server(), of);
    expect((await end(by, of, sessionOf(of.api))).body.code).toBe(code);
    expect(await countOpenSessions(server(), of)).toBe(open);
  });

  it('is not ended under the name of another person', async () => {
    const other = await signedIn(await createPerson(server(), { role: 'hero' }));
    expect((await end(god, member, sessionOf(other))).status).toBe(404);
    expect((await other.get('/auth/admin/v1/userinfo')).status).toBe(200);
    const entries = await server().db.select().from(auditLog).where(eq(auditLog.actorId, god.id));
    expect(entries.filter(({ action }) => action === 'user.session_ended')).toEqual([]);
  });
});
