import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appliers } from '../../app.ts';
import { account, notification, session, staffUser } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { notificationsKeptMs } from '../../platform/notifications.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, totpCode } from '../../testing/api-client.ts';
import { bind } from '../../testing/authenticator.ts';
import { startBulk } from '../../testing/bulk-runs.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, staffId } from '../../testing/deposit-fixtures.ts';
import { readStream } from '../../testing/event-reader.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { closeDueProposals } from '../approval/due-proposals.ts';
import { runChecks } from '../data-check/run-checks.ts';
import { sweep } from '../sweep/sweep.ts';

const server = useTestServer();
const administrator = () => signedInPerson(server(), { role: 'god' });

const listOf = async (who: ApiClient): Promise<Schemas.NotificationList> =>
  (await who.get('/user/admin/v1/notification/list')).body;
const kindsOf = async (who: ApiClient) => (await listOf(who)).list.map(({ kind }) => kind);

async function proposeTradeConfig(who: ApiClient): Promise<Schemas.Proposal> {
  const path = '/config/admin/v1/trade';
  const { waiting: _, ...seen } = (await who.get(path)).body;
  const limits = { ...seen.limits, credit: { ...seen.limits.credit, record: '8000' } };
  return (await who.call('PUT', path, { ...seen, limits })).body;
}

const closeDue = () => {
  const { db, services, app } = server();
  return closeDueProposals({ db, services, log: app.log as never }, appliers, new Date());
};

describe('the maker of a proposal', () => {
  // @rule events: Makers are told once when their proposal is executed, rejected, withdrawn or lapses
  // @in platform/notifications.ts
  it('is told once that it was rejected, with the reason, and the approver is not', async () => {
    const maker = await administrator();
    const checker = await administrator();
    const made = await proposeTradeConfig(maker.api);
    const body = { result: 'rejected', reason: '限额过高', version: made.version };
    const path = `/approval/admin/v1/audit/${made.id}`;
    const answers = await Promise.all([
      checker.api.call('PUT', path, body, once()),
      checker.api.call('PUT', path, body, once()),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { list, unread } = await listOf(maker.api);
    expect(list).toMatchObject([
      {
        kind: 'proposal_rejected',
        subject_type: 'proposal',
        subject_id: made.id,
        values: { reason: '限额过高' },
        read_at: null,
      },
    ]);
    expect(unread).toBe(1);
    expect(await kindsOf(checker.api)).toEqual([]);
  });

  it('is told that it was executed, and of no own withdrawal', async () => {
    const maker = await administrator();
    const checker = await administrator();
    const made = await proposeTradeConfig(maker.api);
    const withdrawn = await maker.api.call(
      'PUT',
      `/approval/admin/v1/withdraw/${made.id}`,
      { version: made.version },
      once(),
    );
    expect(withdrawn.status).toBe(200);
    expect(await kindsOf(maker.api)).toEqual([]);
    await auditProposal(checker.api, await proposeTradeConfig(maker.api));
    expect(await kindsOf(maker.api)).toEqual(['proposal_applied']);
  });

  it('is told that it has lapsed', async () => {
    const maker = await administrator();
    await proposeTradeConfig(maker.api);
    const change = (role: 'god' | 'angel') =>
      server().db.update(staffUser).set({ role }).where(eq(staffUser.id, maker.id));
    await change('angel');
    await Promise.all([closeDue(), closeDue()]);
    await change('god');
    expect(await kindsOf(maker.api)).toEqual(['proposal_lapsed']);
  });

  it('is told that a change of the record withdrew it', async () => {
    const { db, signIn } = server();
    const maker = await administrator();
    const client = await addClient(db);
    const { id } = await addDeposit(db, client, { amount: '90000.00' });
    const proposed = await maker.api.call(
      'PUT',
      `/deposit/admin/v1/audit/${id}`,
      { result: 'approved', ...acknowledged, version: 1 },
      once(),
    );
    expect(proposed.status).toBe(200);
    const rejected = await (await signIn('angel')).call(
      'PUT',
      `/deposit/admin/v1/audit/${id}`,
      { result: 'rejected', reason_code: 'other', reason: '凭证不符', version: 1 },
      once(),
    );
    expect(rejected.status).toBe(200);
    expect(await kindsOf(maker.api)).toEqual(['proposal_withdrawn']);
  });
});

describe('a notification', () => {
  it('is only for its user, who reads one or all up to the latest seen', async () => {
    const maker = await administrator();
    const checker = await administrator();
    for (const reason of ['一', '二', '三']) {
      const made = await proposeTradeConfig(maker.api);
      const body = { result: 'rejected', reason, version: made.version };
      await checker.api.call('PUT', `/approval/admin/v1/audit/${made.id}`, body, once());
    }
    const { list } = await listOf(maker.api);
    const [latest, middle, first] = list;
    const read = (who: ApiClient, id: string | undefined) =>
      who.call('PUT', `/user/admin/v1/notification/read/${id}`);
    expect((await read(checker.api, first?.id)).status).toBe(404);
    expect((await read(maker.api, latest?.id)).body.read_at).not.toBeNull();
    const readAll = (until: string | undefined) =>
      maker.api.call('PUT', '/user/admin/v1/notification/read_all', { until });
    expect((await readAll(first?.created_at)).body).toEqual({ read: 1 });
    expect((await listOf(maker.api)).list.map(({ read_at: at }) => at === null)).toEqual([
      false,
      true,
      false,
    ]);
    expect((await readAll(middle?.created_at)).body).toEqual({ read: 1 });
    expect((await readAll(middle?.created_at)).body).toEqual({ read: 0 });
    expect((await listOf(maker.api)).unread).toBe(0);
  });

  it('reaches the open streams of its user alone', async () => {
    const address = await server().listen();
    const maker = await administrator();
    const checker = await administrator();
    const made = await proposeTradeConfig(maker.api);
    const readers = await Promise.all([maker, checker].map(({ api }) => readStream(address, api)));
    for (const reader of readers) expect((await reader.nextEvent()).event).toBe('ready');
    const body = { result: 'rejected', reason: '否', version: made.version };
    await checker.api.call('PUT', `/approval/admin/v1/audit/${made.id}`, body, once());
    const topics = await Promise.all(
      readers.map(async (reader) => {
        const seen: string[] = [];
        while (!seen.includes('proposal')) seen.push((await reader.nextEvent()).event ?? '');
        reader.close();
        return seen;
      }),
    );
    expect(topics[0]).toContain('notification');
    expect(topics[1]).not.toContain('notification');
  });

  it('expires after 90 days, and the oldest go beyond 500', async () => {
    const { db, services } = server();
    const person = await administrator();
    const now = Date.now();
    const row = (age: number) => ({
      ...{ userId: person.id, kind: 'mentioned' as const, subjectType: 'deposit', subjectId: null },
      ...{ values: {}, createdAt: new Date(now - age) },
    });
    await db
      .insert(notification)
      .values([
        row(notificationsKeptMs + 1000),
        ...Array.from({ length: 501 }, (_, at) => row(at * 1000)),
      ]);
    expect((await listOf(person.api)).total).toBe(501);
    await sweep(db, services.files, new Date(now));
    const kept = await db.$count(notification, eq(notification.userId, person.id));
    expect(kept).toBe(500);
    expect((await listOf(person.api)).list[0]?.created_at).toBe(new Date(now).toISOString());
  });

  it('is undone with the transaction that it belongs to', async () => {
    const { db } = server();
    const person = await administrator();
    const assign = (fails: boolean) =>
      db.transaction(async (tx) => {
        await writeAudit(tx, null, {
          action: 'work.assigned',
          subject: { type: 'deposit', id: person.id },
          after: { assignee_id: person.id, record: 'D-1' },
          changed: [],
        });
        if (fails) throw new Error('undone');
      });
    await expect(assign(true)).rejects.toThrow('undone');
    expect(await kindsOf(person.api)).toEqual([]);
    await assign(false);
    expect((await listOf(person.api)).list).toMatchObject([
      { kind: 'work_assigned', values: { record: 'D-1' } },
    ]);
  });
});

describe('a sign-in', () => {
  const windows = { 'x-device': 'os=Windows;type=desktop;incognito=false' };
  const phone = { 'x-device': 'os=iOS;type=mobile;incognito=false' };
  const signInFrom = (from: string, headers: Record<string, string>) =>
    server().signIn('hero4', { from, headers });

  // @rule sign-in: A sign-in with a device or network not used for 90 days notifies the user
  // @in platform/notifications.ts
  it('is reported from a device or network that was not used in the last 90 days', async () => {
    const { db } = server();
    await signInFrom('203.0.113.7', windows);
    const known = await signInFrom('203.0.113.99', windows);
    expect(await kindsOf(known)).toEqual([]);
    await signInFrom('203.0.113.7', phone);
    await signInFrom('198.51.100.4', windows);
    expect((await listOf(known)).list).toMatchObject([
      { kind: 'new_device', values: { ip: '198.51.100.4' } },
      { kind: 'new_device', values: { device: 'iOS mobile', ip: '203.0.113.7' } },
    ]);
    const old = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
    const userId = await staffId(db, 'hero4');
    await db
      .update(session)
      .set({ lastSeenAt: old })
      .where(and(eq(session.userId, userId), eq(session.ip, '198.51.100.4')));
    const again = await signInFrom('198.51.100.4', windows);
    expect(await kindsOf(again)).toHaveLength(3);
  });

  it('is reported when its authenticator is verified, and not before', async () => {
    const { db, signIn } = server();
    const userId = await staffId(db, 'mfa');
    const notified = () => db.$count(notification, eq(notification.userId, userId));
    const verify = async (from: string, period: number) => {
      const half = await signIn('mfa', { from, verifyMfa: false });
      const before = await notified();
      const code = totpCode(period);
      const { status } = await half.call('POST', '/auth/admin/v1/mfa/verify', { code });
      return [before, status, await notified()];
    };
    expect(await verify('203.0.113.7', -1)).toEqual([0, 200, 0]);
    expect(await verify('192.0.2.1', 0)).toEqual([0, 200, 1]);
  });
});

describe('the user of an account', () => {
  const changesOf = async (who: ApiClient) =>
    (await listOf(who)).list.map(({ values }) => values['change']).toReversed();

  // @rule sign-in: A changed password, authenticator or set of recovery codes notifies the user
  // @in platform/notifications.ts
  it('is told of each changed factor', async () => {
    const { api } = await signedInPerson(server());
    await bind(api);
    await api.call('POST', '/user/v1/mfa/recovery_codes');
    expect(await changesOf(api)).toEqual(['authenticator_added', 'recovery_codes_made']);
  });

  it('is told of a reset password, and not of the first one', async () => {
    const { db } = server();
    const { api, id } = await signedInPerson(server());
    const of = (purpose: string) => ({
      action: 'user.invitation_accepted',
      subject: { type: 'staff_user', id },
      after: { purpose },
      changed: [],
    });
    await db.transaction((tx) => writeAudit(tx, null, of('first_sign_in')));
    expect(await changesOf(api)).toEqual([]);
    await db.transaction((tx) => writeAudit(tx, null, of('reset')));
    expect(await changesOf(api)).toEqual(['password_changed']);
  });
});

describe('a data exception', () => {
  const broken = useTestServer({ brokenBooks: true });

  it('is reported once to each reader whose scope has it', async () => {
    const { db, owner, signIn } = broken();
    const [god, hero] = [await signIn('god'), await signIn('hero')];
    const client = await addClient(db, { agent: null });
    await owner.update(account).set({ balance: '5' }).where(eq(account.clientId, client.id));
    const check = () => db.transaction((tx) => runChecks(tx, null, { notify: true }));
    await check();
    await check();
    expect(await kindsOf(god)).toEqual(['data_exception']);
    expect(await kindsOf(hero)).toEqual([]);
  });
});

it('the user of a bulk run is told that it has ended', async () => {
  const { db } = server();
  const person = await signedInPerson(server(), { role: 'angel' });
  const { id } = await addDeposit(db, await addClient(db), { amount: '1.00' });
  await startBulk(person.api, {
    operation: 'auditDeposit',
    body: { result: 'approved' },
    items: [{ id, version: 1, body: { ...acknowledged } }],
  });
  await expect.poll(() => kindsOf(person.api)).toEqual(['bulk_run_ended']);
  expect((await listOf(person.api)).list[0]?.values).toEqual({ done: '1', refused: '0' });
});
