import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../testing/api-client.ts';
import { addClient, addDeposit, type ClientFixture } from '../testing/deposit-fixtures.ts';
import { streamPath } from '../testing/event-reader.ts';
import { productBody, productKindNames } from '../testing/product-fixtures.ts';
import { testCaptcha, useTestServer } from '../testing/test-server.ts';
import { addProduct, addRichClient, addTrade } from '../testing/trade-fixtures.ts';
import { type Operation, readContract, type Schema } from './contract.ts';

const server = useTestServer();

const texts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\r\nX-Evil: 1',
  `'; drop table deposit; --`,
  `"'\\%_`,
  '%00',
  '../../../etc/passwd',
  '__proto__',
  '<script>alert(1)</script>',
  '\u202e\ufeff',
  'x'.repeat(5000),
];
const numbers = [
  '0',
  '-1',
  '0.001',
  '1e9',
  '1e400',
  '999999999999999.99',
  '9999999999999999999999',
  '0012.50',
  '١٢',
  '１００',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
];
const times = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999999Z',
  '9998-12-31T23:59:59-23:59',
  '2026-01-01T23:59:60Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01 00:00:00Z',
  '2026-01-01t00:00:00z',
  '2026-01-01T00:00:00.123456789012+00:00',
  'infinity',
];
const notText = [null, true, 0, -1, 1.5, 1e308, ['a'], {}, { $ne: null }, [{ kind: '\0' }]];
const asciiOnly = [...texts, ...numbers].filter((text) => /^[\x20-\x7e]*$/.test(text));

/** Hostile in any place, and those that look like what the place takes. */
function hostileTexts({ type, pattern, format }: Schema): string[] {
  const likeNumber = type === 'integer' || String(pattern).includes('\\d');
  return [...texts, ...(likeNumber ? numbers : []), ...(format === 'date-time' ? times : [])];
}

/** Requests that are right but for the one value that a test puts in. */
interface Attempt {
  path: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: Record<string, unknown> | null;
}

let god: ApiClient;
let client: ClientFixture;
let depositId: string;
/** Of a trade record, by the names that paths have for them. */
let trade: Record<string, string>;
let address: string;
const productIds = new Map<string, string>();

beforeAll(async () => {
  address = await server().listen();
  god = await server().signIn('god');
  client = await addClient(server().db, { currencies: ['USD', 'KRW'] });
  depositId = (await addDeposit(server().db, client, { amount: '10.00' })).id;
  for (const kind of productKindNames) {
    const once = { 'Idempotency-Key': randomUUID() };
    const path = `/${kind}/admin/v1/create`;
    productIds.set(kind, (await god.call('POST', path, productBody(kind), once)).body.id);
  }
  const of = await addProduct(server().db, 'stock');
  const buyer = await addRichClient(server().db);
  trade = { id: (await addTrade(server().db, buyer, of)).id, productId: of.id };
});

const usual: Readonly<Record<string, () => unknown>> = {
  account_id: () => client.accounts['USD'],
  address: () => 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  after: () => ({ txid: randomUUID() }),
  body_en: () => 'Words',
  body_zh: () => '正文',
  amount: () => '1.00',
  captcha: () => testCaptcha,
  chat_service: () => null,
  cidr: () => '192.0.2.1',
  code: () => '000000',
  coin: () => 'USDT',
  currency: () => 'USD',
  email: () => '',
  fees: () => ({ withdrawal_pct: '1', withdrawal_min: '1', exchange_pct: '1', trade_pct: '1' }),
  four_eyes_min: () => ({ credit: '10000', amendment: '0', address: '0' }),
  hours: () => [{ from: '09:30', to: '12:00' }],
  'Idempotency-Key': () => randomUUID(),
  items: () => [{ kind: 'fund', visible: true, title_zh: '基金', title_en: 'Funds' }],
  name: () => 'Ada',
  new_password: () => 'd41d8cd98f00b204e9800998ecf8427e',
  note: () => null,
  old_password: () => '00000000000000000000000000000000',
  max_amount: () => '20.00',
  mid: () => '7.1',
  min_amount: () => '10.00',
  network: () => 'tron',
  password: () => 'd41d8cd98f00b204e9800998ecf8427e',
  primary: () => 'USD',
  secondary: () => 'USD',
  signature: () => 'x'.repeat(43),
  scope: () => 'all',
  slug: () => 'help',
  spread: () => '0.1',
  target_id: () => depositId,
  timezone: () => 'UTC',
  web_logo: () => null,
};

function usualValue(name: string, schema: Schema): unknown {
  const known = usual[name]?.();
  if (known !== undefined) return known;
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (schema['format'] === 'uuid') return randomUUID();
  if (schema['type'] === 'integer') return 1;
  return schema['type'] === 'boolean' ? false : 'words';
}

function propertiesOf(schema: Schema | null): [string, Schema][] {
  // The shape that readContract gives to parameters, and the contract to bodies.
  return Object.entries((schema?.['properties'] ?? {}) as Record<string, Schema>);
}

function requiredOf(schema: Schema | null): Record<string, unknown> {
  const required = (schema?.['required'] ?? []) as string[];
  return Object.fromEntries(
    propertiesOf(schema)
      .filter(([name]) => required.includes(name))
      .map(([name, inner]) => [name, usualValue(name, inner)]),
  );
}

async function rightRequest(operation: Operation): Promise<Attempt> {
  const kind = productKindNames.find((name) => operation.path.startsWith(`/${name}/`));
  const ids =
    (kind && productIds.get(kind)) ??
    (operation.path.startsWith('/deposit') ? depositId : client.id);
  const parameter = (name: string, schema: Schema): string => {
    if (name === 'slug') return 'help';
    if (Array.isArray(schema['enum'])) return String(schema['enum'][0]);
    return name === 'clientId'
      ? client.id
      : (trade[operation.path.includes('/trx/') ? name : ''] ?? ids);
  };
  const headers = Object.fromEntries(
    operation.headerNames.map((name) => [name, String(usualValue(name, { format: 'uuid' }))]),
  );
  if (headers['X-Captcha-Id'] !== undefined) {
    headers['X-Captcha-Id'] = (
      await server().anonymous.inject({
        url: '/auth/admin/v1/captcha',
        remoteAddress: anotherAddress(),
      })
    ).body.captcha_id;
  }
  return {
    path: Object.fromEntries(
      propertiesOf(operation.pathParameters).map(([name, schema]) => [
        name,
        parameter(name, schema),
      ]),
    ),
    query: Object.entries(requiredOf(operation.query)).map(([name, value]) => [
      name,
      String(value),
    ]),
    headers,
    body: operation.body && {
      ...requiredOf(operation.body),
      ...(kind && !operation.path.includes('/status/') && productBody(kind)),
    },
  };
}

let calls = 0;
/** So that no limit on attempts hides what lies behind it. */
function anotherAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** Sends it; adds what happened to `wrong` where the server has failed. */
async function attempt(operation: Operation, request: Attempt, wrong: string[]): Promise<void> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.path[name]?.toWellFormed() ?? ''),
  );
  const query = request.query
    .map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
    )
    .join('&');
  if (operation.path === streamPath) {
    const status = await openStream(path, request.headers);
    if (status >= 500) wrong.push(`${operation.key} ${JSON.stringify(request)}: ${status}`);
    return;
  }
  const { status, body } = await god.inject({
    // Every method of the contract is one of these.
    method: operation.method as 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: query === '' ? path : `${path}?${query}`,
    remoteAddress: anotherAddress(),
    headers: request.headers,
    ...(request.body !== null && { payload: request.body }),
  });
  if (status >= 500) wrong.push(`${operation.key} ${JSON.stringify(request)}: ${body.code}`);
}

/** A stream of events does not end by itself: its first words are enough. */
async function openStream(path: string, headers: Record<string, string>): Promise<number> {
  const hangUp = new AbortController();
  const { status } = await fetch(`${address}${path}`, {
    headers: { ...headers, authorization: `Bearer ${god.tokens?.access_token}` },
    signal: hangUp.signal,
  });
  hangUp.abort();
  return status;
}

async function* hostileRequests(operation: Operation): AsyncGenerator<Attempt> {
  yield* hostileAddresses(operation, await rightRequest(operation));
  for (const [name, schema] of propertiesOf(operation.body)) {
    for (const value of [...hostileTexts(schema), ...notText]) {
      const right = await rightRequest(operation);
      yield { ...right, body: { ...right.body, [name]: value } };
    }
  }
}

function* hostileAddresses(operation: Operation, right: Attempt): Generator<Attempt> {
  for (const [name, schema] of propertiesOf(operation.pathParameters)) {
    for (const value of hostileTexts(schema)) {
      yield { ...right, path: { ...right.path, [name]: value } };
    }
  }
  for (const [name, schema] of propertiesOf(operation.query)) {
    const others = right.query.filter(([other]) => other !== name);
    yield { ...right, query: [...others, [name, '1'], [name, '2']] };
    for (const value of hostileTexts(schema)) {
      yield { ...right, query: [...others, [name, value]] };
    }
  }
  for (const name of operation.headerNames) {
    for (const value of asciiOnly) {
      yield { ...right, headers: { ...right.headers, [name]: value } };
    }
  }
}

const endsSession = (operation: Operation) => operation.path.endsWith('/logout');
const operations = readContract().filter((operation) => !endsSession(operation));

describe('whatever is put into one place of a right request, the server does not fail', () => {
  it.each(operations.map((operation) => [operation.key, operation] as const))(
    '%s',
    async (_, operation) => {
      const wrong: string[] = [];
      for await (const request of hostileRequests(operation)) {
        await attempt(operation, request, wrong);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it.each(['accept-language', 'x-device', 'x-request-id', 'x-tenant', 'x-forwarded-for', 'range'])(
    'the header %s',
    async (name) => {
      for (const value of asciiOnly) {
        const { status } = await god.get('/setting/v1/app', { [name]: value });
        expect([value, status]).toEqual([value, 200]);
      }
    },
  );

  it('a page far behind the last one, of any size', async () => {
    for (const page of ['1000000', '1000001', '9007199254740993', '1e6']) {
      for (const path of ['/deposit/admin/v1/list', '/client/admin/v1/list']) {
        const { status, body } = await god.get(`${path}?page=${page}&size=200`);
        expect([200, 400]).toContain(status);
        if (status === 200) expect(body.list).toEqual([]);
      }
    }
  });

  it('bytes that are no UTF-8, in an address and in a body', async () => {
    const inAddress = await god.get('/deposit/admin/v1/list?q=%ff%fe');
    expect(inAddress.status).toBeLessThan(500);
    const body = await god.inject({
      method: 'POST',
      url: `/deposit/admin/v2/specialized/${client.id}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: Buffer.from('{"remark":"\xff\xfe"}', 'latin1'),
    });
    expect(body.status).toBe(400);
  });
});

describe('text that no database keeps', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half of a surrogate pair', '\ud83d'],
  ])('is VALIDATION and names the field: %s', async (_, remark) => {
    const { status, body } = await god.call(
      'POST',
      `/deposit/admin/v2/specialized/${client.id}`,
      {
        account_id: client.accounts['USD'],
        amount: '1.00',
        currency: 'USD',
        sub_type: 'bank',
        remark,
      },
      { 'idempotency-key': randomUUID() },
    );
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'remark', code: 'FIELD_INVALID' }]);
  });
});
