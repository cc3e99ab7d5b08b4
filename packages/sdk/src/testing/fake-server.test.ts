import { test as base, describe, expect } from 'vitest';
import {
  createMemoryTokens,
  createSdk,
  download,
  events,
  paginate,
  type Sdk,
  unwrap,
  upload,
} from '../index.ts';
import { createFakeServer, type FakeServer } from '../testing.ts';
import { createServiceSdk } from '../tools.ts';

const deposits = '/deposit/admin/v1/list';
const audit = '/deposit/admin/v1/audit/{id}';
const key = (value: string) => ({ 'Idempotency-Key': value });

const test = base.extend<{ server: FakeServer; sdk: Sdk }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  server: async ({}, use) => use(createFakeServer()),
  sdk: async ({ server }, use) =>
    use(
      createSdk({
        baseUrl: 'http://fake.example',
        tenant: 'es',
        tokens: createMemoryTokens(server.tokens()),
        locale: () => 'en-US',
        device: { os: 'Linux', type: 'desktop', incognito: false },
        fetch: server.fetch,
        retry: false,
      }),
    ),
});

function pendingDeposit(server: FakeServer) {
  const [example] = server.records(deposits);
  if (example === undefined) throw new Error('The contract has no example of a deposit.');
  const deposit = { ...example, id: 'd-1', status: 'pending' as const, version: 1 };
  server.put(deposits, deposit);
  return deposit;
}

describe('what is written stays', () => {
  // @rule packages: The fake server keeps what is written to it
  test('a decision changes the record, its list and its detail', async ({ server, sdk }) => {
    const { id } = pendingDeposit(server);
    const path = { id };
    const params = { path, header: key('one') };
    const decided = await sdk.PUT(audit, { params, body: { result: 'approved', version: 1 } });
    expect(unwrap(decided)).toMatchObject({ id, status: 'approved', version: 2 });
    const detail = await sdk.GET('/deposit/admin/v1/detail/{id}', { params: { path } });
    expect(unwrap(detail).deposit).toEqual(decided.data);
    const query = { status: 'approved' } as const;
    const { list } = await sdk.GET(deposits, { params: { query } }).then(unwrap);
    expect(list).toContainEqual(decided.data);
  });

  test('another version is a stale record, and a second decision is one too many', async ({
    server,
    sdk,
  }) => {
    const deposit = pendingDeposit(server);
    const decide = (version: number, name: string) =>
      sdk.PUT(audit, {
        params: { path: { id: deposit.id }, header: key(name) },
        body: { result: 'approved', version },
      });
    const stale = await decide(7, 'one');
    expect(stale.error).toMatchObject({ code: 'STALE_RECORD', status: 409, current: deposit });
    await decide(1, 'two');
    expect((await decide(2, 'three')).error?.code).toBe('ALREADY_DECIDED');
  });

  test('a key is required, returns the same again, and is of one body', async ({ server, sdk }) => {
    const { id } = pendingDeposit(server);
    const body = { result: 'approved', version: 1 } as const;
    const send = (header: object, more: object = {}) =>
      // Invalid by type: the runtime check is tested.
      sdk.PUT(audit, {
        params: { path: { id }, header: header as ReturnType<typeof key> },
        body: { ...body, ...more },
      });
    expect((await send({})).error?.code).toBe('VALIDATION');
    const first = await send(key('one'));
    expect(await send(key('one')).then(unwrap)).toEqual(first.data);
    expect((await send(key('one'), { note: 'other' })).error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('a record is created, changed, listed and deleted', async ({ server, sdk }) => {
    const list = '/config/admin/v1/exchange';
    const body = { code: 'XFAK', name: 'An exchange' } as never;
    const created = await sdk
      .POST(list, { params: { header: key('one') } as never, body })
      .then(unwrap);
    expect(created).toMatchObject({ code: 'XFAK', version: 1 });
    expect(server.records(list)).toContainEqual(created);
    const params = { path: { id: created.id }, query: { version: 1 } };
    await sdk.DELETE('/config/admin/v1/exchange/{id}', { params }).then(unwrap);
    expect(server.records(list)).not.toContainEqual(created);
    const { error } = await sdk.DELETE('/config/admin/v1/exchange/{id}', { params });
    expect(error).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  test('what there is only one of changes, too', async ({ sdk }) => {
    const before = await sdk.GET('/setting/v1/app').then(unwrap);
    const body = { ...before, app_name: 'Another' };
    await sdk.PUT('/setting/admin/v1/app', { body: body as never }).then(unwrap);
    const after = await sdk.GET('/setting/v1/app').then(unwrap);
    expect(after).toMatchObject({ app_name: 'Another', record_version: before.record_version + 1 });
  });
});

describe('a list', () => {
  test('is paged, sorted and filtered', async ({ server, sdk }) => {
    const example = pendingDeposit(server);
    for (let at = 1; at <= 5; at += 1) {
      server.put(deposits, { ...example, id: `p-${at}`, order_no: 'MANY', amount: `${at * 9}.00` });
    }
    const amounts: string[] = [];
    const query = { q: 'MANY', sort: '-amount', size: 2 };
    for await (const { amount } of paginate(sdk, deposits, { params: { query } })) {
      amounts.push(amount);
    }
    expect(amounts).toEqual(['45.00', '36.00', '27.00', '18.00', '9.00']);
  });
});

describe('the session', () => {
  test('renews an expired access token, and ends with it', async ({ server, sdk }) => {
    server.expireAccessToken();
    expect((await sdk.GET(deposits)).error).toBeUndefined();
    expect(server.requests.map(({ operation }) => operation)).toEqual([
      `GET ${deposits}`,
      'POST /auth/admin/v1/token/refresh',
      `GET ${deposits}`,
    ]);
    server.endSession();
    expect((await sdk.GET(deposits)).error?.code).toBe('SESSION_ENDED');
  });

  test('begins with a login, and what is public needs none', async ({ server }) => {
    const tokens = createMemoryTokens();
    const sdk = createSdk({
      baseUrl: 'http://fake.example',
      tenant: 'es',
      tokens,
      locale: () => 'en-US',
      device: { os: 'Linux', type: 'desktop', incognito: false },
      fetch: server.fetch,
    });
    expect((await sdk.GET(deposits)).error?.code).toBe('UNAUTHORIZED');
    const shown = await sdk.GET('/auth/admin/v1/captcha').then(unwrap);
    const login = await sdk.POST('/auth/admin/v1/login', {
      params: { header: { 'X-Captcha-Id': shown.captcha_id } },
      body: { username: 'angel', password: 'hash', captcha: '1234' },
    });
    await tokens.write(unwrap(login));
    expect((await sdk.GET(deposits)).error).toBeUndefined();
  });
});

test('a program without a person exchanges its secret, and again once it has to', async ({
  server,
}) => {
  const sdk = createServiceSdk({
    baseUrl: 'http://fake.example',
    tenant: 'es',
    credentials: { id: 'a1', secret: 'bds_any' },
    locale: () => 'en-US',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    fetch: server.fetch,
  });
  const codes = [];
  for (const happens of [() => {}, server.expireAccessToken, server.endSession, () => {}]) {
    happens();
    codes.push((await sdk.GET(deposits)).error?.code);
  }
  expect(codes).toEqual([undefined, undefined, 'SESSION_ENDED', undefined]);
});

test('an operation fails as often as it is set to, in order', async ({ server, sdk }) => {
  server.failNext('GET', deposits, { status: 503, code: 'BUSY' });
  server.failNext('GET', deposits, 'network');
  const codes = [];
  for (let at = 0; at < 3; at += 1) codes.push((await sdk.GET(deposits)).error?.code);
  expect(codes).toEqual(['BUSY', 'NETWORK_ERROR', undefined]);
});

test('events begin with a reset, as those of a server do, and yield a change', async ({
  server,
  sdk,
}) => {
  const following = events(sdk);
  expect((await following.next()).value).toMatchObject({ type: 'reset' });
  pendingDeposit(server);
  const change = { type: 'changed', topic: 'deposit', id: 'd-1', version: 1 };
  expect((await following.next()).value).toMatchObject(change);
  await following.return();

  const resumed = events(sdk, { lastEventId: '1', onStatus: () => void pendingDeposit(server) });
  expect((await resumed.next()).value).toMatchObject(change);
  await resumed.return();
});

test('a file can be downloaded, with a name', async ({ sdk }) => {
  const file = await download(sdk, '/deposit/admin/v1/export').then(unwrap);
  const { contentType, filename, blob } = file;
  expect([contentType, filename, blob.size > 0]).toEqual(['text/csv', 'deposit.csv', true]);
});

test('a file can be uploaded', async ({ server, sdk }) => {
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const { file_id } = unwrap(await upload(sdk, { file, fetch: server.fetch }));
  expect(server.requests.map(({ operation }) => operation)).toEqual([
    'POST /s3/admin/presign/put',
    'PUT /s3/admin/upload/{fileId}',
  ]);
  expect(file_id).not.toBe('');
});

test('a path that the contract does not have is not found', async ({ server }) => {
  const response = await server.fetch('http://fake.example/nothing', {});
  expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND']);
});
