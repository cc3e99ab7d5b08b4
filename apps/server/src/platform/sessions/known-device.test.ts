import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../domains/sweep/sweep.ts';
import { attempt, staffDevice, staffUser } from '../../kernel/db/schema.ts';
import {
  type ApiAnswer,
  apiClient,
  md5,
  type SignInOptions,
  totpCode,
  tryLogin,
} from '../../testing/api-client.ts';
import { createPerson, personPassword } from '../../testing/people.ts';
import { testCaptcha, useTestServer } from '../../testing/test-server.ts';
import { auditProposal, waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer({ trustedProxies: ['192.0.2.1'] });

type Options = SignInOptions & { device?: string };

const login = (username: string, { device, headers = {}, ...options }: Options = {}) =>
  tryLogin(server().app, username, {
    password: personPassword,
    captcha: testCaptcha,
    headers: { ...headers, ...(device !== undefined && { cookie: `other=1; ${device}` }) },
    ...options,
  });

function deviceOf({ status, headers }: ApiAnswer): string {
  expect(status).toBe(200);
  const [device = ''] = String(headers['set-cookie']).split('; ');
  expect(device).toMatch(/^device_[0-9a-f]{16}=[\w-]{43}$/);
  return device;
}

async function personWithDevice(from: string) {
  const person = await createPerson(server());
  return { ...person, device: deviceOf(await login(person.username, { from })) };
}

async function guess(username: string, times: number, options: (at: number) => Options) {
  for (let at = 0; at < times; at++) {
    const { body } = await login(username, { password: 'wrong', ...options(at) });
    expect(body.code).toBe('LOGIN_FAILED');
  }
}

async function addFailures(subject: string, times: number): Promise<void> {
  await server()
    .db.insert(attempt)
    .values(Array.from({ length: times }, () => ({ subject })));
}

const devicesOf = (id: string) => server().db.$count(staffDevice, eq(staffDevice.userId, id));

describe('the cookie of a device', () => {
  it('is read by no script, and sent by no other site', async () => {
    const { username } = await createPerson(server());
    const { headers } = await login(username);
    const parts = String(headers['set-cookie']).split('; ').slice(1);
    expect(parts).toEqual([
      `Max-Age=${90 * 24 * 60 * 60}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
    ]);
  });

  // @rule server: Over TLS a cookie is bound to the host and to TLS by its name
  // @in http/request-headers.ts
  it('over TLS is secure, and has a name that no other host can set', async () => {
    const { username } = await createPerson(server());
    const overTls = {
      from: '192.0.2.1',
      headers: { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' },
    };
    const cookie = String((await login(username, overTls)).headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-device_[0-9a-f]{16}=[\w-]{43}; Max-Age=\d+; Path=\/; Secure; /);
    const [device = ''] = cookie.split('; ');
    const again = await login(username, { ...overTls, device });
    expect(String(again.headers['set-cookie']).split('; ')[0]).toBe(device);
    const planted = await login(username, { ...overTls, device: device.replace('__Host-', '') });
    expect(String(planted.headers['set-cookie']).split('; ')[0]).not.toBe(device);
  });

  it('is kept as a hash only, without a name', async () => {
    const { id, username, device } = await personWithDevice('10.20.0.1');
    const [row] = await server().db.select().from(staffDevice).where(eq(staffDevice.userId, id));
    expect(JSON.stringify(row)).not.toContain(device.split('=')[1]);
    expect(device).not.toContain(username);
  });

  it('comes with a complete sign-in alone', async () => {
    const { username } = await createPerson(server());
    const failed = await login(username, { password: 'wrong', from: '10.20.0.2' });
    expect(failed.headers['set-cookie']).toBeUndefined();
    const options = { password: 'Brokerdesk#1', from: '10.20.0.2' };
    const waiting = await login('mfa', options);
    expect([waiting.body.mfa, waiting.headers['set-cookie']]).toEqual([true, undefined]);
    const half = apiClient(server().app, waiting.body);
    const complete = await half.call('POST', '/auth/admin/v1/mfa/verify', { code: totpCode() });
    const device = deviceOf(complete);
    expect(deviceOf(await login('mfa', { ...options, device }))).toBe(device);
  });
});

describe('a known device', () => {
  // @rule sign-in: A known device bypasses the throttling others caused, never the password
  it('gets through while others have guessed from its own network, from its address and from everywhere', async () => {
    const { username, device } = await personWithDevice('10.21.0.1');
    const from = '10.21.0.1';
    await guess(username, 5, () => ({ from }));
    expect((await login(username, { from })).status).toBe(429);
    await addFailures(`account:${username}`, 45);
    expect((await login(username, { from: '10.21.2.1' })).status).toBe(429);
    await addFailures(`address:${from}`, 15);
    expect((await login('god', { password: 'Brokerdesk#1', from })).status).toBe(429);

    expect((await login(username, { from, device })).status).toBe(200);
    expect((await login(username, { from: '10.21.2.1', device })).status).toBe(200);
  });

  it('opens nothing without the password, and is guessed at five times', async () => {
    const { username, device } = await personWithDevice('10.22.0.1');
    await guess(username, 5, (at) => ({ device, from: `10.22.1.${at}` }));
    expect((await login(username, { device, from: '10.22.1.9' })).status).toBe(429);
    expect((await login(username, { from: '10.22.1.9' })).status).toBe(200);
  });

  it('has its failures forgiven when it signs in', async () => {
    const { username, device } = await personWithDevice('10.22.2.1');
    for (let round = 0; round < 2; round++) {
      await guess(username, 4, () => ({ device, from: '10.22.2.1' }));
      expect((await login(username, { device, from: '10.22.2.1' })).status).toBe(200);
    }
  });

  it('is one of its own person alone', async () => {
    const mine = await personWithDevice('10.23.0.1');
    const other = await personWithDevice('10.23.0.2');
    const name = other.device.split('=')[0];
    const stolen = `${name}=${mine.device.split('=')[1]}`;
    await guess(other.username, 5, () => ({ device: stolen, from: '10.23.0.3' }));
    expect((await login(other.username, { device: stolen, from: '10.23.0.3' })).status).toBe(429);
  });

  it('stays one for whom others share its browser with', async () => {
    const from = '10.23.1.1';
    const first = await personWithDevice(from);
    const second = await createPerson(server());
    const both = `${first.device}; ${deviceOf(await login(second.username, { from, device: first.device }))}`;
    expect(deviceOf(await login(first.username, { from, device: both }))).toBe(first.device);
    expect(await devicesOf(first.id)).toBe(1);
  });

  it('is none any more when its 90 days without a sign-in are over, and is swept', async () => {
    const { db } = server();
    const { id, username, device } = await personWithDevice('10.24.0.1');
    await db.update(staffDevice).set({ expiresAt: new Date() }).where(eq(staffDevice.userId, id));
    expect(deviceOf(await login(username, { device, from: '10.24.0.1' }))).not.toBe(device);
    expect(await devicesOf(id)).toBe(2);
    await sweep(db, server().services.files, new Date());
    expect(await devicesOf(id)).toBe(1);
  });

  it('is prolonged by each sign-in', async () => {
    const { db } = server();
    const { id, username, device } = await personWithDevice('10.24.1.1');
    const soon = new Date(Date.now() + 60_000);
    await db.update(staffDevice).set({ expiresAt: soon }).where(eq(staffDevice.userId, id));
    await login(username, { device, from: '10.24.1.1' });
    const [row] = await db.select().from(staffDevice).where(eq(staffDevice.userId, id));
    expect(Number(row?.expiresAt)).toBeGreaterThan(Date.now() + 89 * 24 * 3600 * 1000);
  });
});

describe('the devices of a person', () => {
  // @rule sign-in: Known devices survive log-out and password change; disabling the user forgets them
  // @in ./sessions.ts
  it('stay known over a log-out and a change of the own password', async () => {
    const { username, device } = await personWithDevice('10.25.0.1');
    const from = '10.25.0.1';
    const me = apiClient(server().app, (await login(username, { device, from })).body);
    const password = 'Another one of this person';
    const changed = await me.call('POST', '/user/v1/change_pwd', {
      old_password: md5(personPassword),
      new_password: md5(password),
    });
    expect(changed.status).toBe(200);
    const again = await login(username, { device, from, password });
    expect(deviceOf(again)).toBe(device);
    await apiClient(server().app, again.body).call('POST', '/auth/admin/v1/logout');
    expect(deviceOf(await login(username, { device, from, password }))).toBe(device);
  });

  it('are forgotten when the user is disabled, and go with a user who is deleted', async () => {
    const god = await server().signIn('god');
    const { id, username, device } = await personWithDevice('10.26.0.1');
    const version = async () => {
      const { db } = server();
      const [row] = await db.select().from(staffUser).where(eq(staffUser.id, id));
      return row?.version;
    };
    for (const status of ['disabled', 'enabled']) {
      const body = { status, version: await version() };
      expect((await god.call('PUT', `/user/v1/status/${id}`, body)).status).toBe(200);
    }
    const [waiting] = (await waitingProposals(god)).filter(({ subject }) => subject.id === id);
    if (waiting === undefined) throw new Error('Nothing waits.');
    expect((await auditProposal(await server().signIn('god2'), waiting)).status).toBe(200);
    expect(await devicesOf(id)).toBe(0);
    expect(deviceOf(await login(username, { device, from: '10.26.0.1' }))).not.toBe(device);
    await server().db.delete(attempt);

    const leaving = await createPerson(server());
    await server()
      .db.insert(staffDevice)
      .values({ userId: leaving.id, tokenHash: leaving.id, expiresAt: new Date() });
    expect((await god.call('DELETE', `/user/v1/${leaving.id}`)).status).toBe(200);
    expect(await devicesOf(leaving.id)).toBe(0);
  });
});
