import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, expect, it } from 'vitest';
import { setting } from '../../kernel/db/schema.ts';
import { formatMoney, plus } from '../../kernel/money/decimal.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient, addDeposit, addRate } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';

// Rows with figures that the sums are asked for; no money has moved for the orders.
const server = useTestServer({ brokenBooks: true });
const random = seededRandom(20_261);
const people = {} as Record<'god' | 'angel' | 'superman' | 'superman2' | 'hero', ApiClient>;

const from = new Date('2026-02-01T00:00:00Z');
const to = new Date('2026-05-01T00:00:00Z');
const range = `from=${from.toISOString()}&to=${to.toISOString()}`;
const agents = ['hero', 'hero2', 'hero5', 'superman', null] as const;
const kinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'] as const;
const currencies = ['USD', 'HKD'] as const;
const statuses = ['awaiting', 'holding', 'sold', 'completed', 'released'] as const;

beforeAll(async () => {
  const { db, signIn } = server();
  for (const name of ['god', 'angel', 'superman', 'superman2', 'hero'] as const) {
    people[name] = await signIn(name);
  }
  const value = { timezone: random.pick(['Asia/Shanghai', 'Europe/London', 'America/New_York']) };
  await db
    .insert(setting)
    .values({ key: 'app', value })
    .onConflictDoUpdate({ target: setting.key, set: { value } });
  const outside = new Date('2026-01-01T00:00:00Z');
  for (const [final, effectiveAt] of [
    ['0.128', outside],
    ['0.1337', new Date('2026-03-10T05:00:00Z')],
  ] as const) {
    await addRate(db, { primary: 'HKD', secondary: 'USD', final }, { effectiveAt });
  }
  const products = new Map<string, Awaited<ReturnType<typeof insertProduct>>>();
  for (const kind of kinds) {
    for (const currency of currencies) {
      products.set(`${kind} ${currency}`, await insertProduct(db, { kind, currency }));
    }
  }
  for (let made = 0; made < 14; made++) {
    const client = await addClient(db, {
      agent: random.pick(agents),
      currencies: ['USD', 'HKD'],
      fake: made < 3,
      createdAt: random.between(outside, to),
    });
    for (let order = random.whole(1, 6); order > 0; order--) {
      const product = products.get(`${random.pick(kinds)} ${random.pick(currencies)}`);
      if (product === undefined) throw new Error('Every kind has a product in each currency.');
      const subscribes = product.kind === 'ai' && random.chance(0.5);
      await insertTrade(db, client, product, {
        ...(subscribes && { kind: 'subscribe' as const }),
        amount: `${random.whole(1, 5000)}.${random.digits(2)}`,
        status: random.pick(statuses),
        createdAt: random.between(outside, to),
      });
    }
    if (random.chance(0.6)) {
      await addDeposit(db, client, { amount: '12.34', at: random.between(from, to) });
    }
  }
});

const get = async <T>(who: keyof typeof people, path: string): Promise<T> => {
  const { status, body } = await people[who].get(path);
  expect(`${path} ${status}`).toBe(`${path} 200`);
  return body;
};

interface List {
  total: number;
  totals: Schemas.CurrencyTotal[];
}

/** What the list of these orders says it comes to, as a row of figures does. */
async function ordersOf(who: keyof typeof people, kind: string, filter: string) {
  const { total, totals } = await get<List>(
    who,
    `/trx/admin/v1/${kind}/list?size=1&${range}&${filter}`,
  );
  return { total, totals };
}

type Row = { currency: string; trades: Schemas.TradeFigures };
const asList = ({ currency, trades }: Row) => ({
  total: trades.orders,
  totals: [{ currency, count: trades.orders, amount: trades.applied }],
});

const readers = ['god', 'angel'] as const;
const leaders = ['god', 'angel', 'superman', 'superman2'] as const;

it.each(readers)('a product’s row of %s is the list of its orders', async (who) => {
  for (const fake of ['', '&fake=true']) {
    const { products } = await get<Schemas.ProductStat>(
      who,
      `/stat/admin/v1/product?${range}${fake}`,
    );
    expect(products.length).toBeGreaterThan(0);
    for (const row of products) {
      const filter = `product_id=${row.product.id}&currency=${row.currency}${fake}`;
      expect(await ordersOf(who, row.kind, filter)).toEqual(asList(row));
    }
  }
});

it.each(leaders)('a salesman’s row of %s is the list of the orders of the clients', async (who) => {
  const { rows, totals } = await get<Schemas.TeamProductStat>(
    who,
    `/stat/admin/v1/team_product?${range}`,
  );
  for (const row of rows) {
    // A leader's list is the team's, and nobody's clients have no list of their own.
    if (row.agent === null || row.agent.id === row.leader?.id) continue;
    const filter = `product_id=${row.product.id}&currency=${row.currency}&agent_id=${row.agent.id}`;
    expect(await ordersOf(who, row.kind, filter)).toEqual(asList(row));
  }
  for (const total of totals) {
    const parts = rows.filter(({ currency }) => currency === total.currency);
    const applied = parts.reduce((sum, { trades }) => plus(sum, trades.applied), '0');
    expect(total.trades.applied).toBe(formatMoney(applied, total.currency));
  }
});

it.each(leaders)('a team’s new clients of %s are those of the list', async (who) => {
  const { clients, teams } = await get<Schemas.TeamStat>(who, `/stat/admin/v1/team?${range}`);
  const listed = async (filter: string) =>
    (await get<List>(who, `/client/admin/v1/list?size=1&fake=false&${filter}`)).total;
  expect(clients.new).toBe(await listed(range));
  expect(clients.total).toBe(await listed(''));
  for (const team of teams) {
    if (team.leader === null) continue;
    expect(team.clients.new).toBe(await listed(`${range}&agent_id=${team.leader.id}`));
  }
});

it.each(leaders)('a month’s clients of %s are those who registered in it', async (who) => {
  const { cohorts } = await get<Schemas.Cohorts>(who, `/stat/admin/v1/cohort?${range}`);
  const { total } = await get<List>(who, `/client/admin/v1/list?size=1&fake=false&${range}`);
  expect(cohorts.reduce((sum, { clients }) => sum + clients, 0)).toBe(total);
  for (const { clients, months } of cohorts) {
    for (const { deposited, active } of months) {
      expect(deposited).toBeLessThanOrEqual(active);
      expect(active).toBeLessThanOrEqual(clients);
    }
  }
});

it.each([...leaders, 'hero'] as const)(
  'what %s sees waiting is the list of the queue',
  async (who) => {
    const { queues, pending } = await get<Schemas.Summary>(who, '/stat/admin/v1/summary');
    const deposits = await get<List>(who, '/deposit/admin/v1/list?size=1&status=pending');
    expect(pending.deposit).toEqual({ count: deposits.total, totals: deposits.totals });
    for (const { queue, kind, count, totals } of queues.filter(({ queue }) => queue === 'order')) {
      const list = await get<List>(who, `/trx/admin/v1/${kind}/list?size=1&status=awaiting`);
      expect({ queue, total: count, totals }).toEqual({
        queue,
        total: list.total,
        totals: list.totals,
      });
    }
    const { clients } = await get<Schemas.MoneyFlow>(who, `/stat/admin/v1/flow?${range}`);
    const registered = await get<List>(who, `/client/admin/v1/list?size=1&fake=false&${range}`);
    expect(clients?.new).toBe(registered.total);
  },
);

it('an amount in the base currency is the sum of its parts, with or without currencies', async () => {
  const path = `/stat/admin/v1/product?${range}`;
  const { totals, products, series } = await get<Schemas.ProductStat>('angel', path);
  const together = await get<Schemas.ProductStat>('angel', `${path}&in_base=true`);
  const sumOf = (rows: readonly Row[]) => {
    const applied = rows.reduce((sum, { trades }) => plus(sum, trades.base?.applied ?? ''), '0');
    return formatMoney(applied, 'USD');
  };
  const [all] = together.totals;
  expect(together.totals).toHaveLength(1);
  expect(all).toMatchObject({ currency: 'USD', trades: { applied: sumOf(totals) } });
  for (const rows of [products, series, together.products, together.series]) {
    expect(sumOf(rows)).toBe(all?.trades.applied);
  }
  const orders = totals.reduce((sum, { trades }) => sum + trades.orders, 0);
  expect(all?.trades.orders).toBe(orders);
});
