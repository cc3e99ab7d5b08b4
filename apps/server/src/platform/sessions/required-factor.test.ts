import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { readContract } from '../../http/contract.ts';
import { setting } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { startBulk } from '../../testing/bulk-runs.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { addPasskey } from '../../testing/passkey-device.ts';
import { giveAuthenticator, signedInPerson } from '../../testing/people.ts';
import { startTestServer, useTestServer } from '../../testing/test-server.ts';
import { waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const set = (key: 'app' | 'trade', value: Record<string, unknown>) =>
  server().db.insert(setting).values({ key, value });

afterEach(() => server().owner.delete(setting));

async function approve({ api }: { api: ApiClient }) {
  const { db } = server();
  const { id } = await addDeposit(db, await addClient(db), { amount: '10.00' });
  const path = `/deposit/admin/v1/audit/${id}`;
  const body = { result: 'approved', version: 1, ...acknowledged };
  return (await api.call('PUT', path, body, once())).body;
}

describe('the second factor that a role needs', () => {
  // @rule settings: A user without the second factor of the role opens the own account alone
  // @in ./required-factor.ts http/authenticate.ts
  it('is missed by every call but those of the own account', async () => {
    await set('trade', { factors: { god: 'any' } });
    const { api } = await signedInPerson(server(), { role: 'god' });
    const open: string[] = [];
    for (const { id, method, path, access } of readContract()) {
      if (access.kind === 'public' || id === 'logout') continue;
      const url = path.replaceAll(/\{\w+\}/g, () => randomUUID());
      const { body } = await api.call(method as 'GET', url);
      if (body?.code !== 'FACTOR_REQUIRED') open.push(id);
    }
    expect(open.sort()).toEqual([
      'addPasskey',
      'changePassword',
      'createMfaRecoveryCodes',
      'disableMfa',
      'endSession',
      'getPermissions',
      'getUserInfo',
      'listPasskeys',
      'listSessions',
      'removePasskey',
      'renamePasskey',
      'savePreferences',
      'signInAgain',
      'startMfaBinding',
      'startPasskey',
      'startPasskeyCheck',
      'verifyMfa',
      'verifyMfaBinding',
    ]);
  });

  it('opens everything once it is there', async () => {
    await set('trade', { factors: { angel: 'any' } });
    const angel = await signedInPerson(server());
    const factorNeeded = async () =>
      (await angel.api.get('/auth/admin/v1/userinfo')).body.factor_needed;
    expect(await factorNeeded()).toBe('any');
    expect(await approve(angel)).toMatchObject({
      status: 403,
      code: 'FACTOR_REQUIRED',
      messages: { 'en-US': expect.stringContaining('an authenticator or a passkey') },
    });
    expect((await angel.api.get('/deposit/admin/v1/list')).body.code).toBe('FACTOR_REQUIRED');
    await giveAuthenticator(server(), angel);
    expect(await factorNeeded()).toBeUndefined();
    expect((await approve(angel)).status).toBe('approved');
    expect((await angel.api.get('/deposit/admin/v1/list')).status).toBe(200);
  });

  it('is a passkey if the config asks for one', async () => {
    await set('trade', { factors: { angel: 'passkey' } });
    const angel = await signedInPerson(server());
    await giveAuthenticator(server(), angel);
    expect((await approve(angel)).code).toBe('FACTOR_REQUIRED');
    const other = await signedInPerson(server());
    await addPasskey(other.api);
    expect((await approve(other)).status).toBe('approved');
  });

  it('is never a passkey on a server that takes none', async () => {
    const off = await startTestServer({ passkeySite: null });
    try {
      const god = await off.signIn('god');
      const { waiting: _, ...seen } = (await god.get('/config/admin/v1/trade')).body;
      const factors = { ...seen.factors, angel: 'passkey' };
      const refused = await god.call('PUT', '/config/admin/v1/trade', { ...seen, factors });
      expect(refused.body.errors).toMatchObject([{ field: 'factors.angel' }]);
    } finally {
      await off.close();
    }
  });

  it('is that of the own role, and of none by default', async () => {
    const [angel, god] = [
      await signedInPerson(server()),
      await signedInPerson(server(), { role: 'god' }),
    ];
    expect((await approve(angel)).status).toBe('approved');
    await set('trade', { factors: { god: 'any' } });
    expect((await approve(angel)).status).toBe('approved');
    expect((await approve(god)).code).toBe('FACTOR_REQUIRED');
  });

  // @rule settings: The app setting otp requires a second factor of every role
  it('is any for every role with otp of the app settings', async () => {
    await set('app', { otp: true });
    const angel = await signedInPerson(server());
    expect((await approve(angel)).code).toBe('FACTOR_REQUIRED');
    await giveAuthenticator(server(), angel);
    expect((await approve(angel)).status).toBe('approved');
  });

  // @rule settings: One person turns otp on; turning it off takes two
  // @in domains/setting/change-app.ts
  it('is required of everyone by one person, and let go by two', async () => {
    const { api } = await signedInPerson(server(), { role: 'god', mfa: true });
    const save = async (otp: boolean) => {
      const seen = (await api.get('/setting/v1/app')).body;
      return (await api.call('PUT', '/setting/admin/v1/app', { ...seen, otp })).body.otp;
    };
    expect(await save(true)).toBe(true);
    expect(await save(false)).toBe(true);
    const waiting = (await waitingProposals(api)).find(({ subject }) => subject.id === 'app');
    expect(waiting?.changes).toEqual([{ field: 'otp', before: 'true', after: 'false' }]);
  });

  it('is asked for at the start of a bulk run, whose items are calls of later', async () => {
    await set('trade', { factors: { angel: 'any' } });
    const { api } = await signedInPerson(server());
    const { db } = server();
    const { id } = await addDeposit(db, await addClient(db), { amount: '10.00' });
    const items = [{ id, version: 1, body: { ...acknowledged } }];
    const body = { result: 'approved' } as const;
    const started = await startBulk(api, { operation: 'auditDeposit', body, items });
    expect(started.body.code).toBe('FACTOR_REQUIRED');
  });
});
