import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { setting, tallyZone } from '../../kernel/db/schema.ts';
import { formatMoney, plus } from '../../kernel/money/decimal.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';
import { countDays } from '../tally/count-days.ts';

const seeds = [20_261, 977];

describe.each(seeds)('with random records of seed %i', (seed) => {
  // Rows with figures that the sums are asked for; no money has moved for them.
  const server = useTestServer({ brokenBooks: true });
  const random = seededRandom(seed);
  const people = {} as Record<'god' | 'angel' | 'superman' | 'superman2' | 'hero', ApiClient>;

  const timezone = random.pick(['Asia/Shanghai', 'Europe/London', 'America/New_York']);
  const offset = {
    'Asia/Shanghai': '+08:00',
    'Europe/London': '+00:00',
    'America/New_York': '-05:00',
  }[timezone];
  // Whole months of the time zone, before clocks change.
  const from = new Date(`2026-01-01T00:00:00${offset}`);
  const to = new Date(`2026-03-01T00:00:00${offset}`);
  const range = `from=${from.toISOString()}&to=${to.toISOString()}`;
  const agents = ['hero', 'hero2', 'hero5', 'superman', null] as const;
  const kinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'] as const;
  const currencies = ['USD', 'HKD'] as const;
  const decisions = ['approved', 'rolled_back', 'rejected'] as const;
  const statuses = ['awaiting', 'holding', 'sold', 'completed', 'released'] as const;

  const outside = new Date('2025-12-01T00:00:00Z');
  const products = new Map<string, Awaited<ReturnType<typeof insertProduct>>>();

  /** Deposits and withdrawals, some of them decided, at another time than they were made. */
  async function addCash(client: ClientFixture): Promise<void> {
    const { db } = server();
    for (let cash = random.whole(0, 4); cash > 0; cash--) {
      const { id } = await addDeposit(db, client, {
        amount: `${random.whole(1, 900)}.${random.digits(2)}`,
        currency: random.pick(currencies),
        at: random.between(outside, to),
      });
      const decidedAt = random.between(outside, to).toISOString();
      await db.execute(sql`update deposit set status = ${random.pick(decisions)}, checked_at = ${decidedAt}::timestamptz
        where id = ${id} and ${random.chance(0.8)}::boolean`);
      await db.execute(sql`
        insert into withdrawal (id, order_no, client_id, account_id, amount, fee, net_amount, currency, base_amount,
          destination, destination_key, first_used_at, status, checked_at, created_at)
        select gen_random_uuid(), 'W' || order_no, client_id, account_id, amount, 0, amount, currency, base_amount,
          '{"kind":"bank","bank_name":"","holder_name":"","acc_no":"1","address":null,"phone":null}', '1', created_at,
          ${random.pick(decisions)}, ${decidedAt}::timestamptz, created_at
        from deposit where id = ${id} and ${random.chance(0.7)}::boolean`);
    }
  }

  async function addOrders(client: ClientFixture): Promise<void> {
    const { db } = server();
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
  }

  beforeAll(async () => {
    const { db, signIn } = server();
    for (const name of ['god', 'angel', 'superman', 'superman2', 'hero'] as const) {
      people[name] = await signIn(name);
    }
    const value = { timezone };
    await db
      .insert(setting)
      .values({ key: 'app', value })
      .onConflictDoUpdate({ target: setting.key, set: { value } });
    for (const [final, effectiveAt] of [
      ['0.128', outside],
      ['0.1337', new Date('2026-02-10T05:00:00Z')],
    ] as const) {
      await addRate(db, { primary: 'HKD', secondary: 'USD', final }, { effectiveAt });
    }
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
      await addOrders(client);
      await addCash(client);
    }
    await countDays(db);
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

  it.each(leaders)(
    'a salesman’s row of %s is the list of the orders of the clients',
    async (who) => {
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
    },
  );

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
      for (const { queue, kind, count, totals } of queues.filter(
        ({ queue }) => queue === 'order',
      )) {
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

  const cashLists = { deposits: '/deposit', withdrawals: '/withdraw' } as const;
  type Flow = keyof typeof cashLists;
  const flows = ['deposits', 'withdrawals'] as const;

  /** What the list of what was approved comes to, in one currency. */
  async function approvedOf(who: keyof typeof people, flow: Flow, filter: string) {
    const { total, totals } = await get<List>(
      who,
      `${cashLists[flow]}/admin/v1/list?size=1&dated=approved&${filter}`,
    );
    return { total, amount: totals[0]?.amount ?? '0.00' };
  }
  const asApproved = (cash: Schemas.CashFigures, flow: Flow) => ({
    total: cash[flow]?.count,
    amount: cash[flow]?.amount,
  });

  it.each([...leaders, 'hero'] as const)(
    'money that came and went of %s is its lists',
    async (who) => {
      for (const fake of ['', '&fake=true']) {
        const { totals, series } = await get<Schemas.MoneyFlow>(
          who,
          `/stat/admin/v1/flow?${range}${fake}`,
        );
        for (const { currency, cash } of totals) {
          for (const flow of flows) {
            const list = await approvedOf(who, flow, `${range}&currency=${currency}${fake}`);
            expect([flow, currency, asApproved(cash, flow)]).toEqual([flow, currency, list]);
          }
        }
        for (const { day, deposits } of series.slice(0, 3)) {
          const { rows } = (await server().db.execute(sql`
        select to_json(${day}::timestamp at time zone ${timezone}) as first,
          to_json((${day}::date + 1)::timestamp at time zone ${timezone}) as next`)) as {
            // The two that are asked for, as RFC 3339.
            rows: { first: string; next: string }[];
          };
          const { first = '', next = '' } = rows[0] ?? {};
          const ofDay = `${new URLSearchParams({ from: first, to: next })}${fake}`;
          const list = await approvedOf(who, 'deposits', ofDay);
          expect([day, deposits?.count]).toEqual([day, list.total]);
        }
      }
    },
  );

  it.each(leaders)('money of a team and of a salesman of %s is its lists', async (who) => {
    const { teams } = await get<Schemas.TeamStat>(who, `/stat/admin/v1/team?${range}`);
    const places = teams.flatMap(({ leader, currencies, members }) => [
      { person: leader, currencies },
      // A leader's list is the team's, and nobody's clients have no list of their own.
      ...members.flatMap(({ agent, currencies: own }) =>
        agent?.id === leader?.id ? [] : [{ person: agent, currencies: own }],
      ),
    ]);
    const sums = places.flatMap(({ person, currencies }) =>
      currencies.flatMap(({ currency, cash }) =>
        person === null ? [] : flows.map((flow) => ({ person, currency, cash, flow })),
      ),
    );
    for (const { person, currency, cash, flow } of sums) {
      const filter = `${range}&currency=${currency}&agent_id=${person.id}`;
      const list = await approvedOf(who, flow, filter);
      expect([person.name, flow, asApproved(cash, flow)]).toEqual([person.name, flow, list]);
    }
  });

  it('every figure is the same from the days that are kept and from the records', async () => {
    const paths = ['flow', 'team', 'team_product', 'product', 'fund', 'stock', 'cohort'].flatMap(
      (name) =>
        ['', '&fake=true', '&in_base=true']
          .filter((filter) => filter !== '&in_base=true' || !['flow', 'cohort'].includes(name))
          .map((filter) => `/stat/admin/v1/${name}?${range}${filter}`),
    );
    const read = async () => {
      const answers: unknown[] = [];
      for (const path of paths)
        answers.push({ path, ...(await get<object>('god', path)), as_of: null });
      return answers;
    };
    const kept = await read();
    const { db } = server();
    const [known] = await db.select().from(tallyZone);
    // As if the time zone had just been changed.
    await db.update(tallyZone).set({ zone: 'Pacific/Auckland' });
    expect(await read()).toEqual(kept);
    await db.update(tallyZone).set({ zone: known?.zone ?? '' });
  });
});
