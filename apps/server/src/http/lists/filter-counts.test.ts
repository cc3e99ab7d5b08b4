import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { readContract } from '../contract.ts';

const server = useTestServer({ seed: 'demo' });
const people = ['god', 'hero'] as const;
const apis = {} as Record<(typeof people)[number], ApiClient>;

beforeAll(async () => {
  for (const name of people) apis[name] = await server().signIn(name);
});

interface Filters {
  properties?: Record<string, { enum?: string[] }>;
}

const lists = readContract().flatMap(({ path, query }) => {
  const filters = (query as Filters).properties ?? {};
  if (filters['counts'] === undefined) return [];
  const parts = ['status', 'phase', 'payout', 'whose', 'state', 'kind'];
  const values = parts.flatMap((part) =>
    (filters[part]?.enum ?? []).map((one) => `${part}.${one}`),
  );
  return [{ path: path.replace('{kind}', 'ai'), values: values.slice(0, 12) }];
});

// @rule lists: Counts of tabs equal the totals of the list with each of them
// @in ./filter-counts.ts
describe.each(lists)('the counts of $path', ({ path, values }) => {
  it.each(people)('equal its totals for %s', async (who) => {
    const { status, body } = await apis[who].get(`${path}?size=1&counts=${values.join()}`);
    const totals: Record<string, number> = {};
    for (const value of values) {
      const alone = await apis[who].get(`${path}?size=1&${value.replace('.', '=')}`);
      expect(alone.status).toBe(status);
      if (status === 200) totals[value] = alone.body.total;
    }
    expect(body.counts ?? {}).toEqual(totals);
  });
});

describe('counts of deposits', () => {
  const counted = (query: string) => apis.god.get(`/deposit/admin/v1/list?${query}`);

  it('are those of the other filters, whatever the list is filtered by itself', async () => {
    const filter = 'sub_type=bank&amount_min=100';
    const { body: pending } = await counted(`${filter}&status=pending`);
    const { body: approved } = await counted(`${filter}&status=approved`);
    expect(approved.total).toBeGreaterThan(0);
    const { body } = await counted(
      `${filter}&status=pending&totals=known&counts=status.approved,status.pending`,
    );
    expect(body).toMatchObject({
      total: pending.total,
      counts: { 'status.approved': approved.total, 'status.pending': pending.total },
    });
  });

  it.each(['status.lost', 'owner.me', 'currency.USD', 'status', 'page.one'])(
    'are refused for %s, which is no value of a filter',
    async (counts) => {
      const { status, body } = await counted(`counts=${counts}`);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field: 'counts', code: 'FIELD_INVALID' }]);
    },
  );

  it('are left out unless they are asked for', async () => {
    expect((await counted('size=1')).body).not.toHaveProperty('counts');
  });
});
