import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, inArray, like, ne, or, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { appliers } from '../../app.ts';
import { auditLog, ipRule, proposal, setting, staffUser } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiAnswer, type ApiClient, sessionOf } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, readAccount, staffId } from '../../testing/deposit-fixtures.ts';
import { signedInPerson, type TestPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  auditProposal,
  changeLimits,
  withdrawProposal,
} from '../../testing/two-person-fixtures.ts';
import { closeDueProposals } from './due-proposals.ts';

const server = useTestServer();
const path = '/config/admin/v1/trade';
const dayMs = 24 * 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms);
const closeDue = (now: Date) => {
  const { db, services, app } = server();
  return closeDueProposals({ db, services, log: app.log as never }, appliers, now);
};

async function setOthers(
  set: Partial<typeof staffUser.$inferInsert>,
  roles: readonly Role[] = ['god', 'angel', 'superman', 'hero'],
): Promise<void> {
  const { db } = server();
  const own = await staffId(db, 'god');
  await db
    .update(staffUser)
    .set(set)
    .where(and(inArray(staffUser.role, [...roles]), ne(staffUser.id, own)));
}

const gone = (days = 31) => ({ active: false, disabledAt: later(-days * dayMs) });
const back = { active: true, disabledAt: null };

async function proposeLimits(credit: string): Promise<Schemas.Proposal> {
  const god = await server().signIn('god');
  const { waiting: _, ...seen } = (await god.get(path)).body;
  const limits = { ...seen.limits, credit: { ...seen.limits.credit, record: credit } };
  const answer = await god.call('PUT', path, { ...seen, limits, reason: 'Fewer approvers' });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Text for all clients above the number that one person may write to alone. */
async function proposeMessage(to?: string): Promise<Schemas.Proposal> {
  const god = await server().signIn('god');
  await changeLimits(server().db, {}, { messages: { alone_max: 0 } });
  await addClient(server().db, { agent: null });
  const text = { title_zh: '通知', title_en: 'Notice', body_zh: '正文', body_en: 'Text' };
  const sent = await god.call(
    'POST',
    '/message/admin/v1/create',
    { ...(to ? { audience: 'selected', client_ids: [to] } : { audience: 'all' }), ...text },
    once(),
  );
  expect(sent.status).toBe(201);
  return sent.body.proposal;
}

const limitRecord = async () => {
  const { db } = server();
  const [row] = await db
    .select({ value: sql<string>`${setting.value}->'limits'->'credit'->>'record'` })
    .from(setting)
    .where(eq(setting.key, 'trade'));
  return row?.value ?? null;
};
const statusOf = async ({ id }: Pick<Schemas.Proposal, 'id'>) =>
  (await (await server().signIn('god')).get(`/approval/admin/v1/${id}`)).body.status;

beforeEach(() => setOthers(back));

it('a change never takes effect by itself while another account may approve money, tied or not', async () => {
  await setOthers({ createdById: await staffId(server().db, 'god') });
  const made = await proposeMessage();
  expect(made.effective_at).toBeNull();
  await setOthers(gone());
  await closeDue(later(6 * dayMs));
  expect(await statusOf(made)).toBe('pending');
  const god = await server().signIn('god');
  const stale = await withdrawProposal(god, { ...made, version: 9 });
  expect(stale.body.code).toBe('STALE_RECORD');
  expect((await withdrawProposal(god, made)).body.status).toBe('withdrawn');
  await setOthers({ createdById: null });
});

it('a person who disables the others is not alone for 30 days', async () => {
  await setOthers(gone(0));
  const made = await proposeMessage();
  expect(made.effective_at).toBeNull();
  await withdrawProposal(await server().signIn('god'), made);
});

// @rule second-person: Without another account that approves money, changes of staff and messages apply after 24 hours
it('a change of a single administrator takes effect after a day', async () => {
  await setOthers(gone());
  const made = await proposeMessage();
  expect(made.effective_at).not.toBeNull();
  const list = `/approval/admin/v1/list?status=pending&timed=`;
  const maker = await server().signIn('god');
  expect((await maker.get(`${list}true`)).body.list).toMatchObject([{ id: made.id }]);
  expect((await maker.get(`${list}false`)).body.list).not.toMatchObject([{ id: made.id }]);
  // It may be stopped by its maker, who withdraws it: there is nothing to decide.
  expect((await maker.get(`${list}true&whose=to_decide`)).body.total).toBe(0);
  await closeDue(later(dayMs - 60_000));
  expect(await statusOf(made)).toBe('pending');
  await closeDue(later(dayMs + 60_000));
  const god = await server().signIn('god');
  expect((await god.get(`/approval/admin/v1/${made.id}`)).body).toMatchObject({
    status: 'applied',
    checker: null,
  });
});

// @rule second-person: A change that waits for time waits for a user once another account approves money
it('a change that waits for time waits for a second user once another account may approve money', async () => {
  await setOthers(gone());
  const made = await proposeMessage();
  expect(made.effective_at).not.toBeNull();
  await setOthers(back, ['angel']);
  await closeDue(later(dayMs + 60_000));
  const god = await server().signIn('god');
  expect((await god.get(`/approval/admin/v1/${made.id}`)).body).toMatchObject({
    ...{ status: 'pending', effective_at: null },
  });
  expect((await auditProposal(await server().signIn('angel'), made)).body.status).toBe('applied');
  await setOthers(gone());
  const left = await proposeMessage();
  await setOthers(back, ['angel']);
  await closeDue(later(8 * dayMs));
  expect(await statusOf(left)).toBe('expired');
});

// @rule second-person: Money and its limits never apply by themselves
// @in platform/approval/verdict.ts
it('a change of limits never takes effect by itself, even for a single administrator', async () => {
  await setOthers(gone());
  const made = await proposeLimits('8200');
  expect(made.effective_at).toBeNull();
  await closeDue(later(6 * dayMs));
  expect(await limitRecord()).not.toBe('8200');
  await withdrawProposal(await server().signIn('god'), made);
});

// @rule second-person: A change that waits for time ends once its maker disables, resets or blocks a colleague
it('a change that waits for time is closed once its maker disables a colleague who could stop it', async () => {
  await setOthers(gone());
  const made = await proposeMessage();
  const hero = await staffId(server().db, 'hero');
  await server().db.update(staffUser).set(back).where(eq(staffUser.id, hero));
  const god = await server().signIn('god');
  const { body } = await god.get(`/user/v1/${hero}`);
  const disable = { status: 'disabled', version: body.record.version };
  expect((await god.call('PUT', `/user/v1/status/${hero}`, disable)).status).toBe(200);
  await closeDue(later(dayMs + 60_000));
  expect(await statusOf(made)).toBe('expired');
});

describe('a change that waits for time, once its maker has weakened a colleague', () => {
  const ipRules = '/config/admin/v1/ip_access';
  const blocked = { kind: 'deny', scope: 'all' };
  let addresses = 0;
  const block = (god: ApiClient) => {
    addresses += 1;
    return god.call('POST', ipRules, { ...blocked, cidr: `203.0.113.${addresses}` }, once());
  };
  const reset = (god: ApiClient, { id }: TestPerson) =>
    god.call('POST', `/user/v1/invitation/${id}`, undefined, once());
  const closeMfa = (god: ApiClient, { id }: TestPerson) =>
    god.call('PUT', `/user/v1/mfa/close/${id}`);
  const promote = (god: ApiClient, { id }: TestPerson) => {
    const body = { name: 'Ada Person', role: 'superman', leader_id: null, version: 1 };
    return god.call('PUT', `/user/v1/${id}`, body);
  };
  const inviteOne = (god: ApiClient) => {
    const body = { username: `new-${Date.now()}`, name: '待删除 Deleted', role: 'hero' };
    return god.call('POST', '/user/v1/create', body, once());
  };
  type Step = (god: ApiClient, colleague: TestPerson & { api: ApiClient }) => Promise<ApiAnswer>;
  type Then = (god: ApiClient, path: string, before: ApiAnswer['body']) => Promise<ApiAnswer>;
  /** Asked for before the change; a step that waits for time, too, takes effect before it. */
  const steps: [action: string, before: Step, then?: Then][] = [
    ['user.changed', promote],
    ['user.reset', reset],
    ['user.mfa_closed', closeMfa],
    ['user.deleted', inviteOne, (god, _, { id }) => god.call('DELETE', `/user/v1/${id}`)],
    [
      'user.session_ended',
      (god, { id }) => god.get(`/user/v1/session/${id}`),
      (god, path) => god.call('DELETE', path),
    ],
    ['ip_rule.created', (god) => god.get(ipRules), block],
    [
      'ip_rule.changed',
      block,
      (god, _, { id, cidr, version }) =>
        god.call('PUT', `${ipRules}/${id}`, { ...blocked, cidr, note: 'x', version }),
    ],
    ['ip_rule.deleted', block, (god, _, { id }) => god.call('DELETE', `${ipRules}/${id}`)],
  ];

  it.each(steps)('ends by %s', async (action, before, then) => {
    await setOthers(gone());
    const { db, signIn } = server();
    const god = await signIn('god');
    const colleague = await signedInPerson(server(), { role: 'hero', mfa: true });
    const { body } = await before(god, colleague);
    const made = await proposeMessage();
    expect(made.effective_at).not.toBeNull();
    const session = `/user/v1/session/${colleague.id}/${sessionOf(colleague.api)}`;
    await then?.(god, session, body);
    await closeDue(later(dayMs + 60_000));
    const done = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.actorId, await staffId(db, 'god')),
          gte(auditLog.at, new Date(made.made_at)),
          or(like(auditLog.action, 'user.%'), like(auditLog.action, 'ip_rule.%')),
        ),
      );
    expect(done).toEqual([{ action }]);
    expect(await statusOf(made)).toBe('expired');
    await db.delete(ipRule);
  });
});

// @rule second-person: Without an independent administrator, a supervisor confirms settings of the firm
// @in ./proposal-view.ts
it('limits of the only administrator are confirmed by a supervisor who is independent', async () => {
  await setOthers(gone(), ['god']);
  const made = await proposeLimits('8300');
  const god = await staffId(server().db, 'god');
  const angel = await server().signIn('angel');
  const { db } = server();
  const tie = (createdById: string | null) =>
    db.update(staffUser).set({ createdById }).where(eq(staffUser.username, 'angel'));
  await tie(god);
  expect((await auditProposal(angel, made)).body.code).toBe('TIED_APPROVAL');
  await tie(null);
  const superman = await server().signIn('superman');
  expect((await auditProposal(superman, made)).status).toBe(404);
  expect((await auditProposal(angel, made)).body.status).toBe('applied');
  expect(await limitRecord()).toBe('8300');
});

it('a supervisor does not see changes of limits while two administrators are independent', async () => {
  const made = await proposeLimits('8400');
  const angel = await server().signIn('angel');
  expect((await auditProposal(angel, made)).status).toBe(404);
  const god2 = await server().signIn('god2');
  expect((await auditProposal(god2, made, 'rejected')).body.status).toBe('rejected');
});

it('money never takes effect by itself: without a second person it waits until it expires', async () => {
  const { db, signIn } = server();
  const god = await signIn('god');
  await db
    .update(staffUser)
    .set({ active: false, disabledAt: later(-31 * dayMs) })
    .where(ne(staffUser.id, await staffId(db, 'god')));
  const client = await addClient(db, { agent: null });
  const { id } = await addDeposit(db, client, { amount: '20000.00' });
  const body = { result: 'approved', ...acknowledged, version: 1 };
  const answer = await god.call('PUT', `/deposit/admin/v1/audit/${id}`, body, once());
  const waiting: Schemas.WaitingProposal = answer.body.decision.second_person.waiting;
  expect(waiting).toMatchObject({ mine: true, effective_at: null });
  await closeDue(later(2 * dayMs));
  expect((await god.get(`/approval/admin/v1/${waiting.id}`)).body.status).toBe('pending');
  await closeDue(later(8 * dayMs));
  expect((await god.get(`/approval/admin/v1/${waiting.id}`)).body.status).toBe('expired');
  expect(Number((await readAccount(db, client.accounts['USD'])).balance)).toBe(0);
});

it('a change of limits does not take effect by itself either if its proposal says when', async () => {
  await setOthers(gone());
  const { db } = server();
  const made = await proposeLimits('8500');
  await withdrawProposal(await server().signIn('god'), made);
  const [record] = await db.select().from(proposal).where(eq(proposal.id, made.id));
  if (record === undefined) throw new Error('Nothing was proposed.');
  const { id: _, ...rest } = record;
  const pending = { status: 'pending', checkerId: null, checkedAt: null, version: 1 } as const;
  await db.insert(proposal).values({ ...rest, ...pending, effectiveAt: later(0) });
  await closeDue(later(dayMs));
  expect(await limitRecord()).not.toBe('8500');
});

// @rule second-person: Everyone who approves anything sees and stops such a change
// @in ./proposal-row.ts
it('everyone who approves anything sees a change that takes effect by itself, and can stop it', async () => {
  await setOthers(gone());
  const made = await proposeMessage();
  expect(made.effective_at).not.toBeNull();
  const { api } = await signedInPerson(server(), { role: 'hero' });
  const list = '/approval/admin/v1/list?status=pending&timed=true';
  const ids = (answer: ApiAnswer) => answer.body.list.map(({ id }: { id: string }) => id);
  expect(ids(await api.get(list))).toContain(made.id);
  expect((await auditProposal(api, made)).status).toBe(403);
  expect((await auditProposal(api, made, 'rejected')).body.status).toBe('rejected');
  await closeDue(later(dayMs + 60_000));
  expect(await statusOf(made)).toBe('rejected');
});

// @rule second-person: Users who only may stop a timed message do not see its recipients
// @in ./proposal-row.ts ./proposal-view.ts
it('the recipients of a message that waits for time are not told to users who only may stop it', async () => {
  await setOthers(gone());
  const { id: to, username } = await addClient(server().db, { agent: null });
  const made = await proposeMessage(to);
  expect(made.changes).toContainEqual({ field: 'clients', before: null, after: username });
  const [{ api }, other] = await Promise.all([
    signedInPerson(server(), { role: 'hero' }),
    signedInPerson(server(), { role: 'hero' }),
  ]);
  const path = `/approval/admin/v1/${made.id}`;
  const { body: listed } = await api.get('/approval/admin/v1/list?status=pending&timed=true');
  const found = listed.list.find(({ id }: Schemas.Proposal) => id === made.id);
  const stopped = (await auditProposal(api, made, 'rejected')).body;
  expect(stopped.status).toBe('rejected');
  for (const { changes } of [found, stopped, (await api.get(path)).body]) {
    expect(changes).toContainEqual({ field: 'recipients', before: null, after: '1' });
    expect(JSON.stringify(changes)).not.toContain(username);
  }
  expect((await other.api.get(path)).status).toBe(404);
});
