import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appliers } from '../../app.ts';
import { setting, staffUser } from '../../kernel/db/schema.ts';
import type { ApiAnswer } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, readAccount, staffId } from '../../testing/deposit-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
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

async function setOthers(set: Partial<typeof staffUser.$inferInsert>): Promise<void> {
  const { db } = server();
  const own = await staffId(db, 'god');
  await db
    .update(staffUser)
    .set(set)
    .where(and(eq(staffUser.role, 'god'), ne(staffUser.id, own)));
}

async function propose(credit: string): Promise<Schemas.Proposal> {
  const god = await server().signIn('god');
  const { waiting: _, ...seen } = (await god.get(path)).body;
  const limits = { ...seen.limits, credit: { ...seen.limits.credit, record: credit } };
  const answer = await god.call('PUT', path, { ...seen, limits });
  expect(answer.status).toBe(200);
  return answer.body;
}

const record = async () => {
  const { db } = server();
  const [row] = await db
    .select({ value: sql<string>`${setting.value}->'limits'->'credit'->>'record'` })
    .from(setting)
    .where(eq(setting.key, 'trade'));
  return row?.value ?? null;
};

it('where somebody else has the right, a change never takes effect by itself', async () => {
  const made = await propose('20000');
  expect(made.effective_at).toBeNull();
  await closeDue(later(6 * dayMs));
  expect(await record()).not.toBe('20000');
  const god = await server().signIn('god');
  const stale = await withdrawProposal(god, { ...made, version: 9 });
  expect(stale.body.code).toBe('STALE_RECORD');
  expect((await withdrawProposal(god, made)).body.status).toBe('withdrawn');
});

it('who disables the others is not alone for 30 days', async () => {
  await setOthers({ active: false, disabledAt: new Date() });
  const made = await propose('21000');
  expect(made.effective_at).toBeNull();
  await withdrawProposal(await server().signIn('god'), made);
});

it('a single administrator waits a day, and the change takes effect', async () => {
  await setOthers({ active: false, disabledAt: later(-31 * dayMs) });
  const made = await propose('22000');
  expect(made.effective_at).not.toBeNull();
  const list = `/approval/admin/v1/list?status=pending&timed=`;
  const maker = await server().signIn('god');
  expect((await maker.get(`${list}true`)).body.list).toMatchObject([{ id: made.id }]);
  expect((await maker.get(`${list}false`)).body.list).not.toMatchObject([{ id: made.id }]);
  await closeDue(later(dayMs - 60_000));
  expect(await record()).not.toBe('22000');
  await closeDue(later(dayMs + 60_000));
  expect(await record()).toBe('22000');
  const god = await server().signIn('god');
  expect((await god.get(`/approval/admin/v1/${made.id}`)).body).toMatchObject({
    status: 'applied',
    checker: null,
  });
});

it('another administrator who has come meanwhile sees it and stops it', async () => {
  await setOthers({ active: false, disabledAt: later(-31 * dayMs) });
  const made = await propose('23000');
  expect(made.effective_at).not.toBeNull();
  await setOthers({ active: true, disabledAt: null });
  const god2 = await server().signIn('god2');
  expect((await auditProposal(god2, made, 'rejected')).body.status).toBe('rejected');
  await closeDue(later(dayMs + 60_000));
  expect(await record()).not.toBe('23000');
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
  const body = { result: 'approved', version: 1 };
  const answer = await god.call('PUT', `/deposit/admin/v1/audit/${id}`, body, once());
  const waiting: Schemas.WaitingProposal = answer.body.decision.second_person.waiting;
  expect(waiting).toMatchObject({ mine: true, effective_at: null });
  await closeDue(later(2 * dayMs));
  expect((await god.get(`/approval/admin/v1/${waiting.id}`)).body.status).toBe('pending');
  await closeDue(later(8 * dayMs));
  expect((await god.get(`/approval/admin/v1/${waiting.id}`)).body.status).toBe('expired');
  expect(Number((await readAccount(db, client.accounts['USD'])).balance)).toBe(0);
});

it('a team leader who may read messages sees none of another scope that takes effect by itself', async () => {
  const { db, signIn } = server();
  const god = await signIn('god');
  await db
    .update(staffUser)
    .set({ active: false, disabledAt: later(-31 * dayMs) })
    .where(ne(staffUser.id, await staffId(db, 'god')));
  await changeLimits(db, {}, { messages: { alone_max: 0 } });
  await addClient(db, { agent: null });
  const words = { title_zh: '通知', title_en: 'Notice', body_zh: '正文', body_en: 'Text' };
  const body = { audience: 'all', ...words };
  const sent = await god.call('POST', '/message/admin/v1/create', body, once());
  const made: Schemas.Proposal = sent.body.proposal;
  expect(made.effective_at).not.toBeNull();
  const list = '/approval/admin/v1/list?status=pending&timed=true';
  const ids = (answer: ApiAnswer) => answer.body.list.map(({ id }: { id: string }) => id);
  expect(ids(await god.get(list))).toContain(made.id);
  const { api } = await signedInPerson(server(), { role: 'superman' });
  expect(ids(await api.get(list))).not.toContain(made.id);
  expect((await api.get(`/approval/admin/v1/${made.id}`)).status).toBe(404);
  expect((await auditProposal(api, made, 'rejected')).status).toBe(404);
});
