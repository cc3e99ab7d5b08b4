import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  exportJob,
  notification,
  reportSubscription,
  session,
  setting,
  staffUser,
} from '../../kernel/db/schema.ts';
import { smtpMailer } from '../../platform/mail.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { staffId } from '../../testing/deposit-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import { useReplicas } from '../../testing/replicas.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startDueReports } from './due-reports.ts';
import { composeReport, reportMailer } from './report-mail.ts';

const smtp = await startSmtpServer();
afterAll(() => smtp.close());
const mailer = smtpMailer({
  ...{ host: '127.0.0.1', port: smtp.port, secure: false, isLocal: true },
  ...{ auth: null, from: 'Desk <desk@example.com>' },
});
const replicas = useReplicas({ mailer });
const first = () => replicas().first;
const path = '/report/admin/v1';
let god: ApiClient;

beforeAll(async () => {
  god = await first().signIn('god');
});

const schedule = (more: Partial<Schemas.ReportSchedule> = {}): Schemas.ReportSchedule => ({
  ...{ report: 'team', name: 'Morning', search: { from: 'now-7d', fake: false } },
  ...{ every: 'day', weekday: null, month_day: null, hour: 8, by_email: false },
  ...more,
});

async function subscribe(who: ApiClient, more: Partial<Schemas.ReportSchedule> = {}) {
  const id = randomUUID();
  const saved = await who.call('PUT', `${path}/${id}`, schedule(more));
  expect([saved.status, saved.body.code]).toEqual([200, undefined]);
  return id;
}

const listOf = async (who: ApiClient): Promise<Schemas.ReportSubscriptions> =>
  (await who.get(`${path}/list`)).body;
const actionsOn = async (id: string) =>
  (
    await first()
      .db.select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.seq)
  ).map(({ action }) => action);
const noticesOf = async (userId: string) =>
  (
    await first()
      .db.select({ kind: notification.kind })
      .from(notification)
      .where(eq(notification.userId, userId))
      .orderBy(desc(notification.createdAt))
  ).map(({ kind }) => kind);
const jobsOf = (id: string) =>
  first().db.select().from(exportJob).where(eq(exportJob.subscriptionId, id));
const makeDue = (id: string) =>
  first()
    .db.update(reportSubscription)
    .set({ nextAt: new Date(Date.now() - 1000) })
    .where(eq(reportSubscription.id, id));
const look = ({ db, app }: TestServer) => startDueReports(db, app.log, new Date());

async function made(id: string) {
  await makeDue(id);
  await look(first());
  first().app.exports.wake();
  await expect
    .poll(async () => (await jobsOf(id)).every(({ finishedAt }) => finishedAt !== null), {
      timeout: 20_000,
    })
    .toBe(true);
  return jobsOf(id);
}

describe('a subscription', () => {
  it('belongs to its user alone, is listed with its next time, and leaves entries', async () => {
    const { api } = await signedInPerson(first(), { role: 'god' });
    const id = await subscribe(api, { every: 'week', weekday: 5 });
    const { subscriptions } = await listOf(api);
    expect(subscriptions).toMatchObject([
      { id, weekday: 5, month_day: null, hour: 8, stopped: null, fault: null },
    ]);
    expect(Date.parse(subscriptions[0]?.next_at ?? '')).toBeGreaterThan(Date.now());
    expect((await listOf(god)).subscriptions.map((one) => one.id)).not.toContain(id);
    const taken = await god.call('PUT', `${path}/${id}`, schedule());
    const ended = await god.call('DELETE', `${path}/${id}`);
    expect([taken.status, ended.status]).toEqual([404, 404]);
    await api.call('PUT', `${path}/${id}`, schedule({ name: 'Evening' }));
    expect((await api.call('DELETE', `${path}/${id}`)).body).toEqual({ ok: true });
    expect((await listOf(api)).subscriptions).toEqual([]);
    expect(await actionsOn(id)).toEqual([...['report.added', 'report.changed', 'report.deleted']]);
  });

  it('is refused for a page that the user may not export, a missing day, and as the 21st', async () => {
    const { api } = await signedInPerson(first(), { role: 'superman' });
    const put = (more: Partial<Schemas.ReportSchedule>) =>
      api.call('PUT', `${path}/${randomUUID()}`, schedule(more));
    expect((await put({ report: 'product' })).body.code).toBe('FORBIDDEN');
    expect((await put({ every: 'week' })).body.errors).toMatchObject([
      { field: 'weekday', code: 'FIELD_REQUIRED' },
    ]);
    expect((await put({ month_day: 3 })).body.errors).toMatchObject([
      { field: 'month_day', code: 'FIELD_INVALID' },
    ]);
    const saved = await Promise.all(Array.from({ length: 21 }, () => put({})));
    expect(saved.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
  });

  it('moves to another time zone with its user', async () => {
    const { api } = await signedInPerson(first(), { role: 'god' });
    const id = await subscribe(api);
    await api.call('PUT', '/user/v1/preferences', { timezone: 'Pacific/Kiritimati' });
    await look(first());
    const [moved] = (await listOf(api)).subscriptions;
    expect([moved?.id, moved?.timezone]).toEqual([id, 'Pacific/Kiritimati']);
    expect(moved?.next_at).toMatch(/T18:00:00/);
  });
});

describe('a report that is due', () => {
  // @rule statistics: A subscribed report is made once by two replicas, in the scope of its user
  // @in ./due-reports.ts domains/figures/report-file.ts
  it('is made once, in the scope of its user, kept as an export and announced', async () => {
    const leader = await signedInPerson(first(), { role: 'superman' });
    const own = await subscribe(leader.api);
    const all = await subscribe(god);
    await Promise.all([makeDue(own), makeDue(all)]);
    await Promise.all([look(first()), look(replicas().second), look(first())]);
    for (const { app } of [first(), replicas().second]) app.exports.wake();
    const jobs = async () => [...(await jobsOf(own)), ...(await jobsOf(all))];
    await expect
      .poll(async () => (await jobs()).map(({ status }) => status), { timeout: 20_000 })
      .toEqual(['ready', 'ready']);
    const [mine, ofGod] = await jobs();
    const file = await leader.api.get(`/export/admin/v1/file/${mine?.id}`);
    const every = await god.get(`/export/admin/v1/file/${ofGod?.id}`);
    expect([file.status, every.status]).toEqual([200, 200]);
    const direct = await leader.api.get(
      `/report/admin/v1/team/export?${new URLSearchParams({ from: String(mine?.query['from']), to: String(mine?.query['to']) })}`,
    );
    expect(file.raw.toString()).toBe(direct.raw.toString());
    const stranger = await first().signIn('angel');
    expect((await stranger.get(`/export/admin/v1/file/${mine?.id}`)).status).toBe(404);
    expect(await noticesOf(leader.id)).toEqual(['report_ready']);
    expect(await actionsOn(own)).toEqual(['report.added', 'report.started']);
  });

  it.each([
    ['disabled', { active: false }, []],
    ['access', { role: 'hero' }, ['report_stopped']],
  ] as const)('stops once its user is without the right: %s', async (stopped, change, notices) => {
    const person = await signedInPerson(first(), { role: 'superman' });
    const id = await subscribe(person.api);
    const { db } = first();
    await db.update(staffUser).set(change).where(eq(staffUser.id, person.id));
    expect(await made(id)).toEqual([]);
    const [row] = await db.select().from(reportSubscription).where(eq(reportSubscription.id, id));
    expect(row).toMatchObject({ stopped, nextAt: null });
    expect(await actionsOn(id)).toEqual(['report.added', 'report.stopped']);
    expect((await noticesOf(person.id)).filter((kind) => kind === 'report_stopped')).toEqual(
      stopped === 'disabled' ? ['report_stopped'] : notices,
    );
  });

  it('stops for a user without the second factor that the role needs', async () => {
    const person = await signedInPerson(first(), { role: 'superman' });
    const id = await subscribe(person.api);
    const { db } = first();
    const put = (role: 'any' | 'none') => {
      const value = { factors: { superman: role } };
      const row = { key: 'trade', value } as const;
      return db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
    };
    await put('any');
    try {
      expect(await made(id)).toEqual([]);
    } finally {
      await put('none');
    }
    expect(await actionsOn(id)).toEqual(['report.added', 'report.stopped']);
  });

  it('goes on after the session in which it was subscribed to', async () => {
    const person = await signedInPerson(first(), { role: 'god' });
    const id = await subscribe(person.api);
    await first()
      .db.update(session)
      .set({ endedAt: new Date(), endReason: 'ended_by_owner' })
      .where(eq(session.userId, person.id));
    expect(await made(id)).toMatchObject([{ status: 'ready' }]);
  });
});

async function withAddress(role: 'god' | 'superman' = 'god') {
  const person = await signedInPerson(first(), { role });
  const address = `${person.id}@example.com`;
  const sent = await person.api.call('POST', '/user/v1/email/start', { email: address });
  expect(sent.body).toEqual({ email: null, pending: address, sends_mail: true });
  const mail = smtp.mails.find(({ to }) => to === address);
  const code = /\b\d{8}\b/.exec(mail?.parts.get('text/plain') ?? '')?.[0] ?? '';
  return { ...person, address, code };
}

const confirm = (api: ApiClient, code: string) =>
  api.call('POST', '/user/v1/email/confirm', { code });
const reportsTo = (address: string) =>
  smtp.mails.filter(({ to, raw }) => to === address && /text\/csv/.test(raw));

describe('the own address', () => {
  // @rule statistics: Reports are sent only to an address whose user confirmed it with a code
  // @in domains/user/own-email.ts
  it('counts once its code is confirmed, is announced, and is no way to sign in', async () => {
    const { api, id, address, code } = await withAddress();
    const wrong = await confirm(api, code === '00000000' ? '00000001' : '00000000');
    expect(wrong.body.errors).toMatchObject([{ field: 'code', code: 'FIELD_INVALID' }]);
    expect((await api.get('/user/v1/email')).body.email).toBeNull();
    expect((await confirm(api, code)).body).toMatchObject({ email: address, pending: null });
    expect((await confirm(api, code)).status).toBe(400);
    expect((await api.call('DELETE', '/user/v1/email')).body.email).toBeNull();
    expect(await actionsOn(id)).toEqual(
      expect.arrayContaining([...['user.code_made', 'user.email_changed', 'user.email_changed']]),
    );
    expect(await noticesOf(id)).toEqual(['sign_in_changed', 'sign_in_changed']);
  });

  it('is refused with a code that is too old, guessed at, or not sent', async () => {
    const { api, id, code } = await withAddress();
    const { db } = first();
    await db
      .update(staffUser)
      .set({ emailPendingAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(staffUser.id, id));
    for (let guess = 0; guess < 5; guess += 1) expect((await confirm(api, code)).status).toBe(400);
    expect((await confirm(api, code)).body.code).toBe('TOO_MANY_ATTEMPTS');
    smtp.refuse(1);
    const email = 'refused@example.com';
    const refused = await api.call('POST', '/user/v1/email/start', { email });
    expect([refused.status, refused.body.code]).toEqual([409, 'MAIL_NOT_SENT']);
  });

  it('asks for the password again', async () => {
    const { api, id } = await signedInPerson(first(), { role: 'god' });
    await first()
      .db.update(session)
      .set({ signedInAt: new Date(Date.now() - 3_600_000) })
      .where(eq(session.userId, id));
    const answer = await api.call('POST', '/user/v1/email/start', { email: 'new@example.com' });
    expect([answer.status, answer.body.code]).toEqual([403, 'SIGN_IN_AGAIN']);
  });
});

describe('a report by e-mail', () => {
  const mailers = () =>
    [first(), replicas().second].map(({ db, services, app }) =>
      reportMailer({ db, services, log: app.log }, [0, 0]),
    );
  const settled = (id: string) =>
    expect
      .poll(async () => (await jobsOf(id)).map(({ mailAt }) => mailAt), { timeout: 20_000 })
      .toEqual([null]);

  // @rule statistics: A report is sent once by two replicas, tried again later, and its failure is shown
  // @in ./report-mail.ts
  it('is sent once by two replicas, again after a refusal, with totals and the file', async () => {
    const { api, id: userId, address, code } = await withAddress();
    await confirm(api, code);
    await api.call('PUT', '/user/v1/preferences', { language: 'en-US' });
    const id = await subscribe(api, { by_email: true, name: 'Book <A>' });
    await made(id);
    smtp.refuse(1);
    const both = mailers();
    for (const one of both) one.lookRegularly(50);
    await settled(id);
    for (const one of both) await one.stop();
    const mails = reportsTo(address);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    const [job] = await jobsOf(id);
    expect(job?.mailAttempt).toBe(2);
    expect(mail?.raw).toContain(`Message-ID: <report-${job?.id}@desk.example>`);
    expect(mail?.parts.get('text/plain')).toContain('https://desk.example/statistics/team?');
    expect(mail?.parts.get('text/plain')).toContain('Figures of the clients in your scope');
    expect(mail?.parts.get('text/html')).toContain('Book &#60;A&#62;');
    const file = await api.get(`/export/admin/v1/file/${job?.id}`);
    expect(mail?.parts.get('text/csv')).toBe(file.raw.toString());
    expect(await noticesOf(userId)).not.toContain('report_unsent');
    expect(await actionsOn(job?.id ?? '')).toContain('report.sent');
  });

  it('shows its user that it was not sent, after the last refusal or without an address', async () => {
    const { api, id: userId, code } = await withAddress();
    await confirm(api, code);
    const id = await subscribe(api, { by_email: true });
    await made(id);
    smtp.refuse(3);
    const [one] = mailers();
    one?.lookRegularly(50);
    await settled(id);
    expect((await listOf(api)).subscriptions).toMatchObject([{ fault: 'mail' }]);
    expect((await noticesOf(userId))[0]).toBe('report_unsent');
    await api.call('DELETE', '/user/v1/email');
    const other = await subscribe(api, { by_email: true });
    await made(other);
    await settled(other);
    await one?.stop();
    const { subscriptions } = await listOf(api);
    expect(subscriptions.find((each) => each.id === other)).toMatchObject({ fault: 'address' });
  });

  it('is not sent once its user has lost the right, or has unsubscribed', async () => {
    const { api, id: userId, address, code } = await withAddress('superman');
    await confirm(api, code);
    const [kept, ended] = [
      await subscribe(api, { by_email: true }),
      await subscribe(api, { by_email: true }),
    ];
    await made(kept);
    await made(ended);
    await api.call('DELETE', `${path}/${ended}`);
    await first().db.update(staffUser).set({ role: 'hero' }).where(eq(staffUser.id, userId));
    const [one] = mailers();
    one?.lookRegularly(50);
    await settled(kept);
    await settled(ended);
    await one?.stop();
    expect(reportsTo(address)).toEqual([]);
  });

  it('is given to no server of another machine without TLS', async () => {
    const server = { host: '127.0.0.1', port: smtp.port, secure: false, isLocal: false };
    const strict = smtpMailer({ ...server, auth: null, from: 'desk@example.com' });
    const mail = { to: 'plain@example.com', subject: '', text: '', html: '', messageId: '<a@b>' };
    await expect(strict.send(mail)).rejects.toThrow();
    expect(smtp.mails.filter(({ to }) => to === mail.to)).toEqual([]);
  });

  it('names no client, whatever the totals', () => {
    const head = 'Team leader,Salesman,Currency,Orders';
    const mail = composeReport({
      ...{ to: 'a@example.com', app: 'Desk', timezone: 'Asia/Shanghai', console: null },
      content: Buffer.from(`\uFEFF${head}\r\nTotal,,USD,7\r\nLee,Ann,USD,3\r\n`),
      subscription: { report: 'team', name: 'Morning\r\nBcc: x@example.com', search: {} },
      job: {
        ...{ id: randomUUID(), fileName: 'team-report.csv', language: 'en-US' },
        query: { from: '2026-11-27T16:00:00.000Z', to: '2026-11-28T16:00:00.000Z' },
      },
    });
    expect(mail.text).toContain('Period: 2026-11-28 – 2026-11-28 (Asia/Shanghai)');
    expect(mail.text).toContain('Currency: USD\nOrders: 7');
    expect(mail.text).not.toContain('Ann');
    expect(mail.subject).toBe('Desk: Morning Bcc: x@example.com');
  });
});

describe('the file of a report', () => {
  it.each(['team', 'product', 'otc', 'ipo', 'fund', 'quant', 'stock'] as const)(
    'has its headings, and the entry of a download: %s',
    async (report) => {
      const { raw, headers } = await god.get(`/report/admin/v1/${report}/export`);
      const sums = '订单数,下单客户,申请金额,配售金额,缴款金额,盈亏';
      const [head] = raw.toString().slice(1).split('\r\n');
      expect(head).toBe(
        report === 'team'
          ? `团队长,业务员,币种,客户数,新增客户,${sums},入金,出金`
          : `产品,代码,产品类别,币种,${sums}`,
      );
      expect(headers['content-disposition']).toContain(`${report}-report-`);
      const [entry] = await first()
        .db.select()
        .from(auditLog)
        .where(
          and(
            eq(auditLog.action, 'report.exported'),
            eq(auditLog.actorId, await staffId(first().db, 'god')),
          ),
        )
        .orderBy(desc(auditLog.seq))
        .limit(1);
      expect(entry?.after).toMatchObject({ filter: { report } });
    },
  );
});
