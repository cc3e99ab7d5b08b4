import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { followKeys, replaceKeys, rotateKeys } from '../domains/key/rotate-keys.ts';
import { serverKey } from '../kernel/db/schema.ts';
import { openKeyRing } from '../platform/key-ring.ts';
import { type ApiClient, apiClient } from '../testing/api-client.ts';
import { at, useReplicas } from '../testing/replicas.ts';
import type { TestServer } from '../testing/test-server.ts';

const replicas = useReplicas();
const profile = '/auth/admin/v1/userinfo';
const all = [...serverKey.purpose.enumValues];
const operator = 'ops';
/** The keys as the command has them, which is a process of its own. */
const ringOf = ({ db }: TestServer) =>
  openKeyRing(db, ['a secret that only tests use, and no server']);

const following: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of following.splice(0)) await stop();
});

const refresh = ({ anonymous }: TestServer, { tokens }: ApiClient) =>
  anonymous.call('POST', '/auth/admin/v1/token/refresh', { refresh_token: tokens?.refresh_token });

const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 9)]);

async function upload(api: ApiClient, to: TestServer): Promise<number[]> {
  const { status, body } = await api.call('POST', '/s3/admin/presign/put', {
    ...{ purpose: 'deposit_proof', content_type: 'image/png', size: bytes.length },
  });
  const headers = { 'content-type': 'image/png' };
  const put = await to.anonymous.inject({ method: 'PUT', url: body.url, payload: bytes, headers });
  return [status, put.status];
}

// @rule tokens: Keys rotate while replicas serve, and no request is refused
// @in domains/key/rotate-keys.ts
it('a rotation under load at two replicas refuses no request, and each ends up with the new keys', async () => {
  const { first, second } = replicas();
  const timing = { lookMs: 50, overlapMs: 1000 };
  for (const { db, ring, app } of [first, second]) {
    following.push(followKeys({ db, ring, log: app.log }, timing));
  }
  const { current } = first.services.secrets;
  const numbers = () => all.map((purpose) => current(purpose).number);
  const before = numbers();
  const oldest = await first.signIn('angel');
  const statuses: number[] = [];
  const kids = new Set<unknown>();
  let working = true;

  async function work(username: string, own: TestServer, other: TestServer) {
    let api = await own.signIn(username);
    while (working) {
      for (const replica of [own, other]) {
        const { status } = await at(replica, api).get(profile);
        statuses.push(status);
      }
      if (username === 'angel2') statuses.push(...(await upload(api, other)));
      const renewed = await refresh(other, api);
      statuses.push(renewed.status);
      api = apiClient(own.app, renewed.body);
      kids.add(decodeProtectedHeader(api.tokens?.access_token ?? '').kid);
    }
  }
  const workers = Promise.all([
    work('hero', first, second),
    work('hero2', second, first),
    work('angel2', first, second),
    work('superman', second, first),
  ]);
  workers.catch(() => {});
  for (const round of [1, 2]) {
    await rotateKeys({ db: first.db, ring: await ringOf(first) }, all, operator);
    await expect.poll(numbers, { timeout: 20_000 }).toEqual(before.map((one) => one + round));
  }
  const counted = statuses.length;
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(counted + 40);
  working = false;
  await workers;

  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(kids.size).toBeGreaterThanOrEqual(3);
  for (const replica of [first, second]) {
    expect((await at(replica, oldest).get(profile)).status).toBe(200);
    const sees = all.map((purpose) => replica.services.secrets.current(purpose).number);
    expect(sees).toEqual(before.map((one) => one + 2));
  }
});

it('an emergency is in force at once at replicas that have not noticed it, and they go on with the new key', async () => {
  const { first, second } = replicas();
  const both = [first, second];
  const angel = await first.signIn('angel');
  const stolen = first.services.secrets.current('access-token');
  const kid = decodeProtectedHeader(angel.tokens?.access_token ?? '').kid;
  expect((await at(second, angel).get(profile)).status).toBe(200);

  await replaceKeys({ db: first.db, ring: await ringOf(first) }, ['access-token'], operator);
  for (const replica of both) {
    expect(replica.services.secrets.current('access-token')).toEqual(stolen);
    expect((await at(replica, angel).get(profile)).status).toBe(401);
    expect((await refresh(replica, angel)).status).toBe(401);
  }

  const again = await second.signIn('angel');
  const token = again.tokens?.access_token ?? '';
  expect(decodeProtectedHeader(token).kid).not.toBe(kid);
  const forged = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256', kid: kid ?? '' })
    .sign(stolen.bytes);
  for (const replica of both) {
    const thief = apiClient(replica.app, { access_token: forged, refresh_token: '', mfa: false });
    expect((await thief.get(profile)).status).toBe(401);
    expect((await at(replica, again).get(profile)).status).toBe(200);
  }
});
