import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, staffUser } from '../../kernel/db/schema.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer({ seed: 'demo' });
let angel: ApiClient;
beforeAll(async () => {
  angel = await server().signIn('angel');
});

interface Listed {
  id: string;
  order_no: string;
  amount: string;
  currency: string;
  client: { fake: boolean; agent_name: string };
}

interface List {
  path: string;
  detail: string;
  name: string;
  keys?: readonly string[];
  wrong: readonly string[];
}

const lists: Readonly<Record<string, List>> = {
  deposits: {
    path: '/deposit/admin/v1',
    detail: '/deposit/admin/v1/detail',
    name: 'deposit',
    keys: ['risk'],
    wrong: ['sub_type=gift', 'from=yesterday'],
  },
  withdrawals: {
    path: '/withdraw/admin/v1',
    detail: '/withdraw/admin/v1/detail',
    name: 'withdrawal',
    keys: ['risk'],
    wrong: ['kind=cash', 'colour=red'],
  },
  'loans and credits': {
    path: '/overdrawn/admin/v1/record',
    detail: '/overdrawn/admin/v1/record/detail',
    name: 'overdrawn',
    keys: ['due_at'],
    wrong: ['sub_type=gift', 'resource=gift', 'due_within=0'],
  },
  'strategy orders': {
    path: '/trx/admin/v1/quant',
    detail: '/trx/admin/v1/quant',
    name: 'quant-trade',
    keys: ['pay_deadline', 'settle_at'],
    wrong: ['due_within=year'],
  },
};
const common = ['created_at', 'amount', 'order_no', 'checked_at', 'status'];
const tied = ['-status,amount', 'checked_at,-amount,order_no'];
const wrongs = [
  ...['sort=created', 'sort=amount,', 'status=lost', 'currency=XAU', 'amount_min=abc'],
  ...['amount_min=-1', 'size=201', 'page=0'],
];

describe.each(Object.entries(lists))(
  'the list of %s',
  (_, { path, detail, name, keys = [], wrong }) => {
    const get = (query: string, who = angel): Promise<ApiAnswer> =>
      who.get(`${path}/list?${query}`);
    const sorts = [...[...common, ...keys].flatMap((key) => [key, `-${key}`]), ...tied];

    async function allPages(query: string, size: number, who = angel): Promise<Listed[]> {
      const records: Listed[] = [];
      for (let page = 1; ; page++) {
        const { body } = await get(`${query}&size=${size}&page=${page}`, who);
        records.push(...body.list);
        if (records.length >= body.total || body.list.length === 0) return records;
      }
    }

    it.each(sorts)('sorted by %s holds every record once over its pages', async (sort) => {
      const records = await allPages(`sort=${sort}`, 7);
      const { body } = await get('size=1');
      expect(body.total).toBeGreaterThan(7);
      expect([records.length, new Set(records.map(({ id }) => id)).size]).toEqual([
        body.total,
        body.total,
      ]);
    });

    // @rule lists: Totals cover the whole filter, by currency
    // @in domains/deposit/list-deposits.ts
    it('totals the whole filter by currency, not the page', async () => {
      const { body } = await get('size=3');
      const sums = new Map<string, { count: number; cents: bigint }>();
      for (const { currency, amount } of await allPages('sort=order_no', 100)) {
        const { count, cents } = sums.get(currency) ?? { count: 0, cents: 0n };
        sums.set(currency, { count: count + 1, cents: cents + BigInt(amount.replace('.', '')) });
      }
      expect(body.list).toHaveLength(3);
      const totals = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
      expect(body.totals).toEqual(
        totals.map(([currency, { count, cents }]) => ({
          ...{ currency, count },
          amount: String(cents).replace(/(\d\d)$/, '.$1'),
        })),
      );
    });

    it('excludes robots from rows, total and sums, and shows them alone on request', async () => {
      const real = await allPages('sort=order_no', 100);
      const robots = await allPages('sort=order_no&fake=true', 100);
      expect(real.filter(({ client }) => client.fake)).toEqual([]);
      expect(robots.length).toBeGreaterThan(0);
      expect(robots.filter(({ client }) => !client.fake)).toEqual([]);
    });

    it('holds what is in the scope of the user, and nothing outside of it can be opened', async () => {
      const all = await allPages('sort=order_no', 100);
      const salesmen = await server().db.select().from(staffUser).where(eq(staffUser.role, 'hero'));
      const withOwn = salesmen.find(({ name }) =>
        all.some(({ client }) => client.agent_name === name),
      );
      if (withOwn === undefined) throw new Error('No salesman has a record.');
      const mine = withOwn.name;
      const hero = await server().signIn(withOwn.username);
      const own = await allPages('sort=order_no', 100, hero);
      expect(own.map(({ id }) => id)).toEqual(
        all.filter(({ client }) => client.agent_name === mine).map(({ id }) => id),
      );
      const outside = all.find(({ client }) => client.agent_name !== mine);
      expect((await hero.get(`${detail}/${outside?.id}`)).status).toBe(404);
      expect((await angel.get(`${detail}/${outside?.id}`)).status).toBe(200);
    });

    it.each([...wrongs, ...wrong])('names what it does not know: %s', async (query) => {
      const { status, body } = await get(query);
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
        query.split('=')[0],
      ]);
    });

    it('has a file with the same rows in its order, which is written to the audit log', async () => {
      const sort = '-amount,order_no';
      const answer = await angel.get(`${path}/export?sort=${sort}`, { 'accept-language': 'en-US' });
      const { body, headers, raw } = answer;
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toContain(`${name}s-`);
      expect([...raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [, ...rows] = body.trimEnd().split('\r\n');
      const records = await allPages(`sort=${sort}`, 200);
      expect(rows.map((row: string) => row.split(',')[0])).toEqual(
        records.map(({ order_no: orderNo }) => orderNo),
      );
      const [entry] = await server()
        .db.select()
        .from(auditLog)
        .where(eq(auditLog.action, `${name}.exported`))
        .orderBy(desc(auditLog.seq));
      expect(entry).toMatchObject({
        actorName: '陈雅静',
        after: { count: rows.length, format: 'csv', filter: { sort } },
      });
    });

    // Salesmen may export orders.
    // @rule lists: Exports take the action `export` and are audited
    // @in http/lists/answer-export.ts
    it.skipIf(name === 'quant-trade')('has no file for users who may only read', async () => {
      const { status, body } = await (await server().signIn('hero')).get(`${path}/export`);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    });
  },
);
