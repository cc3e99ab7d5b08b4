import { can, compilePermissions, rolePermissions } from '@brokerdesk/policy';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Operation, readContract } from '../../apps/server/src/http/contract.ts';
import type { ApiClient } from '../../apps/server/src/testing/api-client.ts';
import { propertiesOf, subjectOf } from '../../apps/server/src/testing/path-subjects.ts';
import { injected, rightRequest } from '../../apps/server/src/testing/right-request.ts';
import type { Known } from '../../apps/server/src/testing/samples.ts';
import { useTestServer } from '../../apps/server/src/testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
} from '../../apps/server/src/testing/trade-fixtures.ts';

const server = useTestServer({ seed: 'demo' });
const operations = readContract();

let god: ApiClient;

beforeAll(async () => {
  const { db, signIn } = server();
  god = await signIn('god');
  // The demonstration set has few subscriptions and fund orders: these are of neither the team nor the salesman.
  const client = await addRichClient(db, { agent: 'hero5' });
  await addTrade(db, client, await addProduct(db, 'ai'), { kind: 'subscribe' });
  await addTrade(db, client, await addProduct(db, 'fund'));
});

interface Row {
  id: string;
  client?: { id: string };
  client_id?: string;
  accounts?: { id: string }[];
}

const pageSize = 200;

async function rowsOf(caller: ApiClient, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await caller.get(`${path}?size=${pageSize}&page=${page}`);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    rows.push(...body.list);
    if (body.list.length < pageSize) return rows;
  }
}

interface Outside {
  client: Row;
  ids: ReadonlySet<string>;
}

async function clientsOutside(caller: ApiClient): Promise<Outside> {
  const inside = new Set((await rowsOf(caller, '/client/admin/v1/list')).map(({ id }) => id));
  const outside = (await rowsOf(god, '/client/admin/v1/list')).filter(({ id }) => !inside.has(id));
  const [client] = outside;
  if (client === undefined) throw new Error('The person works with every client.');
  return { client, ids: new Set(outside.map(({ id }) => id)) };
}

/** `null` if the operation has none. */
function clientParameter(operation: Operation): string | null {
  const names = Object.keys(propertiesOf(operation.pathParameters));
  const found = names.find((name) => {
    const subject = subjectOf(operation, name, operations);
    return subject.kind === 'listed' ? subject.ofClient : subject.kind !== 'unknown';
  });
  return found ?? null;
}

/** `null` if the set has none. */
async function pathOutside(
  operation: Operation,
  name: string,
  outside: Outside,
): Promise<Record<string, string> | null> {
  const subject = subjectOf(operation, name, operations);
  if (subject.kind === 'client') return { [name]: outside.client.id };
  const [account] = outside.client.accounts ?? [];
  if (subject.kind === 'account') return account === undefined ? null : { [name]: account.id };
  if (subject.kind !== 'listed') return null;
  for (const kind of kindsOf(operation, subject.list)) {
    const list = injected(subject.list, rightRequest(subject.list, kind));
    const found = (await rowsOf(god, list.url)).find(({ client, client_id }) =>
      outside.ids.has(client?.id ?? client_id ?? ''),
    );
    if (found !== undefined) return { ...kind, [name]: found.id };
  }
  return null;
}

function kindsOf({ path }: Operation, list: Operation): Record<string, string>[] {
  const kinds = propertiesOf(list.pathParameters)['kind']?.['enum'];
  if (!Array.isArray(kinds)) return [{}];
  // The contract's names of kinds are texts.
  const all = kinds.map((kind) => ({ kind: kind as string }));
  const named = all.filter(({ kind }) => path.split('/').includes(kind));
  return named.length > 0 ? named : all;
}

/** Values that a domain looks at before it looks for the record. */
const known: Known = {
  currency: () => 'USD',
  amount: () => '1.00',
  result: () => 'approved',
  reason: () => 'words',
  version: () => 1,
};

/** Domains read a role's rights from the policy, and so does this: who is denied is never asked. */
function mayCall({ access }: Operation, role: 'superman' | 'hero'): boolean {
  if (access.kind === 'authenticated') return true;
  if (access.kind === 'public') return false;
  return can(compilePermissions(rolePermissions(role)), access.action, access.resource);
}

const aboutClients = operations.filter((operation) => clientParameter(operation) !== null);

test('there are operations about a record of a client', () => {
  expect(aboutClients.length).toBeGreaterThan(0);
});

describe.each(['superman', 'hero'] as const)(
  'a record of a client outside the scope of %s',
  (role) => {
    let caller: ApiClient;
    let outside: Outside;
    const open = aboutClients.filter((operation) => mayCall(operation, role));

    beforeAll(async () => {
      caller = await server().signIn(role);
      outside = await clientsOutside(caller);
    });

    // @rule server: For every operation, a record out of scope does not exist
    // @in domains/client-access/client-scope.ts
    test.each(open.map((operation) => [operation.key, operation] as const))(
      'a record outside the scope does not exist for %s',
      async (_, operation) => {
        const name = clientParameter(operation) ?? '';
        const path = await pathOutside(operation, name, outside);
        if (path === null) {
          throw new Error('The demonstration set has no such record of a client outside.');
        }
        const request = injected(operation, rightRequest(operation, path, known));
        const { status, body } = await caller.inject(request);
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
        // Not by a mistake of the test: a person who sees all clients is answered.
        if (operation.method !== 'GET') return;
        expect((await god.inject(request)).body.code).not.toBe('VALIDATION');
      },
    );
  },
);
