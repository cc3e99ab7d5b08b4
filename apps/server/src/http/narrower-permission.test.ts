import { can, compilePermissions, type PermissionPayload, type Resource } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { injected, rightRequest } from '../testing/right-request.ts';
import { useTestServer } from '../testing/test-server.ts';
import { resourcesOf } from './authenticate.ts';
import { type Operation, readAccess, readContract } from './contract.ts';

const server = useTestServer();
const contract = readContract();
const ofKinds = contract.filter(
  ({ path, access }) =>
    access.kind === 'permission' &&
    path.includes('{kind}') &&
    ![access.resource].flat().includes('trades') &&
    Object.keys(access.narrower?.resources ?? {}).length > 0,
);
const ofProducts = contract.filter(({ path }) => path.startsWith('/product/'));

function mayUse({ access }: Operation, granted: Resource, kind: string): boolean {
  if (access.kind !== 'permission') return true;
  const payload: PermissionPayload = {
    roles: ['hero'],
    grants: [{ resource: granted, actions: ['*'] }],
    flags: { blockDealsBeta: false, compactSideMenu: false },
    version: 1,
  };
  return can(
    compilePermissions(payload),
    access.action,
    resourcesOf(access, { kind, report: kind }),
  );
}

// @rule trade-records: A right on one kind of trade record opens that kind alone
// @in ./authenticate.ts
it('a right on trade records of one kind opens that kind alone', () => {
  expect(ofKinds.length).toBeGreaterThan(5);
  for (const operation of ofKinds) {
    expect([operation.key, mayUse(operation, 'stock_trx', 'stock')]).toEqual([operation.key, true]);
    for (const kind of ['block', 'subscribe', 'saving', '__proto__', 'constructor', '']) {
      expect([kind, mayUse(operation, 'stock_trx', kind)]).toEqual([kind, false]);
    }
  }
});

it('a right on all of them opens every kind', () => {
  for (const operation of ofKinds) {
    for (const kind of ['stock', 'subscribe', 'quant']) {
      expect(mayUse(operation, 'trx', kind)).toBe(true);
    }
  }
});

// @rule products: A right on one kind of product opens templates and imports of that kind alone
// @in ./authenticate.ts
it('a right on products of one kind opens that kind alone', () => {
  expect(ofProducts).toHaveLength(5);
  for (const operation of ofProducts) {
    const allowed = ['stock', 'block', 'saving', ''].filter((kind) =>
      mayUse(operation, 'fo', kind),
    );
    expect([operation.key, allowed]).toEqual([operation.key, ['stock']]);
    expect(mayUse(operation, 'trades', 'saving')).toBe(true);
  }
});

it('a right on team statistics opens the report of teams alone', () => {
  const [report] = contract.filter(({ key }) => key === 'GET /report/admin/v1/{report}/export');
  if (report === undefined) throw new Error('The contract has no such operation.');
  const opened = (by: Resource) => ['team', 'fund', ''].filter((one) => mayUse(report, by, one));
  expect([opened('teamstat'), opened('stat')]).toEqual([['team'], ['team', 'fund', '']]);
});

it('every kind of the path has a right of its own', () => {
  for (const { key, access, pathParameters } of [...ofKinds, ...ofProducts]) {
    if (access.kind !== 'permission') continue;
    const { kind } = Object(pathParameters?.['properties']) as { kind?: { enum?: string[] } };
    const kinds = Object.keys(access.narrower?.resources ?? {});
    expect([key, kinds.toSorted()]).toEqual([key, kind?.enum?.toSorted()]);
    expect(kinds.length).toBeGreaterThan(6);
  }
});

describe('block deals', () => {
  async function refusalOf(name: string, operation: Operation, kind: string) {
    const { tokens } = await server().signIn(name);
    const request = rightRequest(operation, { kind });
    const { url, method, headers, ...rest } = injected(operation, request);
    const answer = await server().app.inject({
      method,
      url,
      headers: { ...headers, authorization: `Bearer ${tokens?.access_token}` },
      ...rest,
    });
    return answer.statusCode === 403 ? answer.json<{ code: string }>().code : 'open';
  }

  // @rule products: Block deals need the beta flag as products; their records need none
  // @in ./authenticate.ts
  it('need the beta flag as products, and no flag as records of orders', () => {
    const withBlocks = contract.filter(({ pathParameters }) => {
      const { kind } = Object(pathParameters?.['properties']) as { kind?: unknown };
      return JSON.stringify(kind ?? null).includes('"block"');
    });
    expect(withBlocks.length).toBeGreaterThan(8);
    for (const { key, path, access } of withBlocks) {
      const flags = access.kind === 'permission' ? access.narrower?.flags : undefined;
      const isProduct = path.includes('/allocation') || path.startsWith('/product/');
      expect([key, flags]).toEqual([key, isProduct ? { block: 'blockDealsBeta' } : undefined]);
    }
  });

  // @rule permissions: The beta flag governs block products; records of block orders follow the grant
  // @in openapi/paths/trade.yaml
  it('open their records to every role that may read records, with the flag and without', async () => {
    for (const operation of ofKinds) {
      const { key } = operation;
      expect([key, await refusalOf('hero', operation, 'block')]).toEqual([key, 'open']);
      expect([key, await refusalOf('superman', operation, 'block')]).toEqual([key, 'open']);
    }
  });

  it('close the allocation of their products to a role without the flag, however the kind is written', async () => {
    const { tokens } = await server().signIn('hero');
    const headers = { authorization: `Bearer ${tokens?.access_token}` };
    const product = '00000000-0000-4000-8000-000000000000';
    for (const kind of ['block', '%62lock', 'bl%6Fck', 'Block', 'block%20']) {
      const url = `/trx/admin/v1/${kind}/${product}/allocation`;
      const { statusCode } = await server().app.inject({ method: 'GET', url, headers });
      expect([kind, statusCode < 400]).toEqual([kind, false]);
    }
    const { statusCode } = await server().app.inject({
      method: 'GET',
      url: `/trx/admin/v1/block/${product}/allocation`,
      headers,
    });
    expect(statusCode).toBe(403);
  });

  it('cannot be put behind a flag that policy does not know: the server does not start', () => {
    const narrower = { parameter: 'kind', resources: {}, flags: { block: 'blockDealsBeat' } };
    const slip = { 'x-permission': { resource: 'trx', action: 'read', narrower } };
    expect(() => readAccess('listTrades', slip)).toThrow('x-flag');
  });
});
