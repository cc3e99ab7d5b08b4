import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { client as clientTable, ledgerEntry } from '../kernel/db/schema.ts';
import { type ApiClient, apiClient } from '../testing/api-client.ts';
import { bodyExample } from '../testing/body-example.ts';
import { addClient, addDeposit, type ClientFixture } from '../testing/deposit-fixtures.ts';
import { streamPath } from '../testing/event-reader.ts';
import { asciiTexts, hostileTexts, notText } from '../testing/hostile-values.ts';
import type { World } from '../testing/limited-operations/world.ts';
import { type Values, valuesNeeded, valuesOfLimited } from '../testing/operation-needs.ts';
import { propertiesOf, subjectOf } from '../testing/path-subjects.ts';
import { createPerson, openSession, type TestPerson } from '../testing/people.ts';
import { injected, type RightRequest, rightRequest } from '../testing/right-request.ts';
import { isValid, type Known } from '../testing/samples.ts';
import { signedIn } from '../testing/service-accounts.ts';
import { testCaptcha, useTestServer } from '../testing/test-server.ts';
import { type Operation, readContract, type Schema } from './contract.ts';

const server = useTestServer({ seed: 'demo' });
const operations = readContract();

let person: TestPerson;
let god: ApiClient;
let world: World;
let address: string;

const client = (): ClientFixture => world.client;

beforeAll(async () => {
  address = await server().listen();
  person = await createPerson(server(), { role: 'god' });
  await signInAgain();
  world = {
    server: server(),
    client: await addClient(server().db, { currencies: ['USD', 'HKD'] }),
    maker: person,
    others: [await signedIn(server(), 'god2'), await signedIn(server(), 'angel')],
  };
  await addDeposit(server().db, client(), { amount: '10.00' });
});

/** An operation may have ended the session, as it is there to do. */
async function signInAgain(): Promise<void> {
  god = apiClient(server().app, await openSession(server(), person));
}

const known: Known = {
  account_id: () => client().accounts['USD'],
  amount: () => '1.00',
  captcha: () => testCaptcha,
  client_id: () => client().id,
  code: () => '000000',
  currency: () => 'USD',
  from_account: () => client().accounts['USD'],
  items: () => [{ kind: 'fund', visible: true, title_zh: '基金', title_en: 'Funds' }],
  password: () => 'e1fc61084d3e278d3b9d66716766dacd',
  primary: () => 'USD',
  secondary: () => 'USD',
  timezone: () => 'UTC',
  to_account: () => client().accounts['HKD'],
  'X-Idle-Seconds': () => '1',
};

let calls = 0;
function anotherAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

type Style = 'samples' | 'example' | 'limited';

/** Counts the entries of the ledger that what an operation needs has made. */
let prepared = 0;

async function valuesFor(operation: Operation, style: Style): Promise<Values> {
  await signInAgain();
  const before = await countEntries();
  const values = {
    ...(await listedValues(operation)),
    ...(await valuesNeeded(world, god, operation)),
    ...(style === 'limited' && (await valuesOfLimited(world, god, operation))),
  };
  prepared += (await countEntries()) - before;
  return values;
}

async function listedValues(operation: Operation): Promise<Values> {
  const found: Record<string, unknown> = { version: 1 };
  for (const name of Object.keys(propertiesOf(operation.pathParameters))) {
    const subject = subjectOf(operation, name, operations);
    if (subject.kind === 'client') {
      found[name] = client().id;
      const [row] = await server()
        .db.select()
        .from(clientTable)
        .where(eq(clientTable.id, client().id));
      found['version'] = row?.version ?? 1;
    }
    if (subject.kind === 'account') found[name] = client().accounts['USD'] ?? '';
    if (subject.kind !== 'listed') continue;
    const list = injected(subject.list, rightRequest(subject.list));
    const [first] = (await god.inject(list)).body.list ?? [];
    if (first === undefined) continue;
    found[name] = first.id;
    found['version'] = first.version ?? 1;
  }
  return found;
}

/** In an example, these are of records that are not there. */
const ofTheTest = new Set(['account_id', 'client_id', 'from_account', 'to_account']);

function exampleBody(operation: Operation): unknown {
  const entries = Object.entries(Object(bodyExample(operation)));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, (ofTheTest.has(name) && known[name]?.()) || value]),
  );
}

async function rightRequestOf(
  operation: Operation,
  values: Values,
  style: Style,
): Promise<RightRequest> {
  const path = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const request = rightRequest(operation, Object.fromEntries(path), known);
  if (style === 'example') request.body = exampleBody(operation);
  const inQuery = Object.entries(ofThose(values, operation.query));
  request.query = [
    ...request.query.filter(([name]) => !(name in values)),
    ...inQuery.map(([name, value]): [string, string] => [name, String(value)]),
  ];
  if (operation.body !== null) Object.assign(Object(request.body), ofThose(values, operation.body));
  if (!operation.headerNames.includes('X-Captcha-Id')) return request;
  const captcha = await server().anonymous.inject({
    url: '/auth/admin/v1/captcha',
    remoteAddress: anotherAddress(),
  });
  return { ...request, headers: { ...request.headers, 'X-Captcha-Id': captcha.body.captcha_id } };
}

function ofThose(values: Values, schema: Schema | null): Values {
  const names = Object.keys(propertiesOf(schema)).filter((name) => name in values);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

const answerMsMax = 10_000;

/** Adds a crash or timeout to `wrong`. */
async function attempt(operation: Operation, request: RightRequest, wrong: string[]) {
  const status = await Promise.race([send(operation, request), giveUp()]);
  if (status === 401 && operation.access.kind !== 'public') await signInAgain();
  if (status < 500) return status;
  wrong.push(`${operation.key} ${JSON.stringify(request).slice(0, 500)}: ${status}`);
  return status;
}

function giveUp(): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(599), answerMsMax).unref();
  });
}

async function send(operation: Operation, request: RightRequest): Promise<number> {
  const { url, ...rest } = injected(operation, request);
  if (operation.path === streamPath) return openStream(url, request.headers);
  return (await god.inject({ url, ...rest, remoteAddress: anotherAddress() })).status;
}

/** A stream of events does not end by itself: its first lines are enough. */
async function openStream(path: string, headers: Record<string, string>): Promise<number> {
  const hangUp = new AbortController();
  const { status } = await fetch(`${address}${path}`, {
    headers: { ...headers, authorization: `Bearer ${god.tokens?.access_token}` },
    signal: hangUp.signal,
  });
  hangUp.abort();
  return status;
}

interface Location {
  schema: Schema;
  values: readonly unknown[];
  /** Undefined leaves the place out. */
  put(request: RightRequest, value: unknown): RightRequest;
}

function locationsOf(operation: Operation): Location[] {
  const inPath = Object.entries(propertiesOf(operation.pathParameters)).map(
    ([name, schema]): Location => ({
      schema,
      values: hostileTexts(schema),
      put: (request, value) => ({ ...request, path: { ...request.path, [name]: String(value) } }),
    }),
  );
  const inQuery = Object.entries(propertiesOf(operation.query)).map(
    ([name, schema]): Location => ({
      schema,
      values: [undefined, ['1', '2'], ...hostileTexts(schema)],
      put: (request, value) => ({
        ...request,
        query: [
          ...request.query.filter(([other]) => other !== name),
          ...[value ?? []].flat().map((one): [string, string] => [name, String(one)]),
        ],
      }),
    }),
  );
  const inHeaders = operation.headerNames.map((name): Location => {
    const schema = propertiesOf(operation.header)[name.toLowerCase()] ?? {};
    return {
      schema,
      values: [undefined, ...asciiTexts],
      put: (request, value) => {
        const { [name]: _, ...others } = request.headers;
        return {
          ...request,
          headers: value === undefined ? others : { ...others, [name]: String(value) },
        };
      },
    };
  });
  return [...inPath, ...inQuery, ...inHeaders, ...locationsInBody(operation.body, [])];
}

function locationsInBody(schema: Schema | null, at: readonly string[]): Location[] {
  if (schema === null) return [];
  const own: Location = {
    schema,
    values: [...(at.length === 0 ? [] : [undefined]), ...hostileTexts(schema), ...notText],
    put: (request, value) => ({ ...request, body: putAt(request.body, at, value) }),
  };
  const items = schema['items'];
  const inner = Object.entries(propertiesOf(schema)).flatMap(([name, field]) =>
    locationsInBody(field, [...at, name]),
  );
  // Part of a schema is a schema.
  return [own, ...inner, ...(items ? locationsInBody(items as Schema, [...at, '0']) : [])];
}

function putAt(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(node)) return [putAt(node[0], rest, value), ...node.slice(1)];
  const inner = Object(node) as Record<string, unknown>;
  return { ...inner, [name]: putAt(inner[name], rest, value) };
}

interface Put {
  put: Location['put'];
  value: unknown;
}

function sortValues(operation: Operation): { through: Put[]; refused: Put[][] } {
  const through: Put[] = [];
  const refused: Put[][] = [];
  for (const { schema, values, put } of locationsOf(operation)) {
    const goes = (value: unknown) =>
      value === undefined || Array.isArray(value) || isAccepted(schema, value);
    through.push(...values.filter(goes).map((value) => ({ put, value })));
    for (const [round, value] of values.filter((one) => !goes(one)).entries()) {
      refused[round] = [...(refused[round] ?? []), { put, value }];
    }
  }
  return { through, refused };
}

/**
 * Requests that the contract refuses never get further than the check, so many are sent together. Returns how many
 * requests have succeeded.
 */
async function tryEverything(operation: Operation, wrong: string[]): Promise<number> {
  const found = await styleOf(operation, wrong);
  let successes = found === undefined ? 0 : 1;
  const style = found ?? 'samples';
  let values = await valuesFor(operation, style);
  const hostile = sortValues(operation);
  for (const puts of [...hostile.through.map((one) => [one]), ...hostile.refused]) {
    const right = await rightRequestOf(operation, values, style);
    // Outer places last: a body that is no object has no fields to put anything into.
    const request = puts.reduceRight((sofar, { put, value }) => put(sofar, value), right);
    if ((await attempt(operation, request, wrong)) >= 300) continue;
    successes += 1;
    succeeded.add(operation.id);
    if (operation.method !== 'GET') values = await valuesFor(operation, style);
  }
  return successes;
}

const succeeded = new Set<string>();

async function styleOf(operation: Operation, wrong: string[]): Promise<Style | undefined> {
  for (const style of ['samples', 'example', 'limited'] as const) {
    const right = await rightRequestOf(operation, await valuesFor(operation, style), style);
    if ((await attempt(operation, right, wrong)) < 300) {
      succeeded.add(operation.id);
      return style;
    }
  }
  return undefined;
}

function isAccepted(schema: Schema, value: unknown): boolean {
  const types = [schema['type']].flat();
  const read = types.some((type) => type === 'integer' || type === 'number' || type === 'boolean');
  return read ? typeof value === 'string' || isValid(schema, value) : isValid(schema, value);
}

async function countEntries(): Promise<number> {
  const [row] = await server().db.select({ entries: count() }).from(ledgerEntry);
  return row?.entries ?? 0;
}

describe('whatever is put into one place of a right request, the server does not fail', () => {
  // @rule server: No request input makes the server fail
  // @in ./validation.ts
  it.each(operations.map((operation) => [operation.key, operation] as const))(
    '%s',
    async (_, operation) => {
      const wrong: string[] = [];
      const before = (await countEntries()) - prepared;
      const successes = await tryEverything(operation, wrong);
      expect(wrong).toEqual([]);
      if (successes === 0) expect((await countEntries()) - prepared).toBe(before);
    },
    120_000,
  );
});

it('most right requests succeed, so that hostile values get past the first looks', () => {
  expect(succeeded.size).toBeGreaterThan(operations.length * 0.75);
});
