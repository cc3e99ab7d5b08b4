import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, it } from 'vitest';
import { figureZone } from '../../kernel/db/schema.ts';
import { formatMoney, plus } from '../../kernel/money/decimal.ts';
import {
  type List,
  leaders,
  type Name,
  readers,
  seeds,
  seriesParts,
  useRandomStatistics,
} from '../../testing/random-statistics.ts';

describe.each(seeds)('with random records of seed %i', (seed) => {
  const { server, get, range, spans, momentOf, partRange } = useRandomStatistics(seed);

  async function ordersOf(who: Name, kind: string, filter: string, within = range) {
    const { total, totals } = await get<List>(
      who,
      `/trx/admin/v1/${kind}/list?size=1&whole=true&${within}&${filter}`,
    );
    return { total, totals };
  }

  type Row = { currency: string; trades: Schemas.TradeFigures };
  const asList = ({ currency, trades }: Row) => ({
    total: trades.orders,
    totals: [{ currency, count: trades.orders, amount: trades.applied }],
  });

  // @rule statistics: Each figure of orders equals its list, for each role
  // @in ./trade-figures.ts
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

  it.each(readers)('a product’s row of any days of %s is the list of its orders', async (who) => {
    for (const { range: within, active } of spans) {
      const path = `/stat/admin/v1/product?${within}`;
      const { totals, products, series } = await get<Schemas.ProductStat>(who, path);
      const orders = (rows: readonly Row[]) =>
        rows.reduce((sum, { trades }) => sum + trades.orders, 0);
      expect([orders(products), orders(series)]).toEqual([orders(totals), orders(totals)]);
      for (const row of products) {
        const filter = `product_id=${row.product.id}&currency=${row.currency}`;
        expect(await ordersOf(who, row.kind, filter, within)).toEqual(asList(row));
      }
      for (const { currency, trades } of totals) {
        const clients = `/client/admin/v1/list?size=1&activity=order&${active}&order_currency=${currency}`;
        expect(trades.clients).toBe((await get<List>(who, clients)).total);
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
        // A leader's list is the team's, and unassigned clients have no list.
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
    },
  );

  it.each(readers)(
    'orders of one kind of %s are its list, in the base currency too',
    async (who) => {
      for (const [name, kind] of [
        ['otc', 'block'],
        ['fund', 'fund'],
      ] as const) {
        const path = `/stat/admin/v1/${name}?${range}`;
        const { totals, series } = await get<Schemas.ProductStat>(who, path);
        for (const row of totals) {
          expect(await ordersOf(who, kind, `currency=${row.currency}`)).toEqual(asList(row));
        }
        for (const { day, ...row } of series.slice(0, 3)) {
          const ofDay = `from=${await momentOf(day)}&to=${await momentOf(day, '1 day')}`;
          const { total, totals } = await get<List>(
            who,
            `/trx/admin/v1/${kind}/list?size=1&whole=true&${ofDay}&currency=${row.currency}`,
          );
          expect({ day, total, totals }).toEqual({ day, ...asList(row) });
        }
        const together = await get<Schemas.ProductStat>(who, `${path}&in_base=true`);
        const { base } = await get<List>(
          who,
          `/trx/admin/v1/${kind}/list?size=1&whole=true&${range}`,
        );
        expect(together.totals[0]?.trades.applied ?? '0.00').toBe(base?.amount);
      }
    },
  );

  it.each(readers)(
    'a week and a month of %s are the lists of their days, and their kinds add up to them',
    async (who) => {
      for (const part of seriesParts) {
        for (const { range: within } of spans) {
          const path = `/stat/admin/v1/product?${within}&by_kind=true`;
          const days = await get<Schemas.ProductStat>(who, path);
          const stat = await get<Schemas.ProductStat>(who, `${path}&${part.by}`);
          const based = await get<Schemas.ProductStat>(who, `${path}&${part.by}&in_base=true`);
          expect(sumsOf(stat.kinds, ({ kind }) => kind)).toEqual(
            sumsOf(days.kinds, ({ kind }) => kind),
          );
          for (const { series, kinds } of [stat, based]) {
            const together = series.map(({ trades, ...row }) => ({ ...row, ...trades }));
            expect(sumsOf(kinds, ({ day }) => day)).toEqual(sumsOf(together, ({ day }) => day));
          }
          for (const { day, kind, currency, orders, applied } of (stat.kinds ?? []).slice(0, 4)) {
            const ofPart = partRange(day, part, stat.to).range;
            const list = await ordersOf(who, kind, `currency=${currency}`, ofPart);
            const totals = [{ currency, count: orders, amount: applied }];
            expect({ day, kind, ...list }).toEqual({ day, kind, total: orders, totals });
          }
        }
      }
    },
  );

  it.each([...leaders, 'hero'] as const)(
    'money of a week and of a month of %s is its lists',
    async (who) => {
      for (const part of seriesParts) {
        const stat = await get<Schemas.MoneyFlow>(who, `/stat/admin/v1/flow?${range}&${part.by}`);
        for (const { day, deposits } of stat.series.slice(0, 4)) {
          const list = await approvedOf(who, 'deposits', partRange(day, part, stat.to).range);
          expect([day, deposits?.count]).toEqual([day, list.total]);
        }
      }
    },
  );

  function sumsOf<Row extends Omit<Schemas.KindFigures, 'day' | 'kind'>>(
    rows: readonly Row[] | null,
    keyOf: (row: Row) => string,
  ) {
    const sums = new Map<string, Record<string, string>>();
    for (const row of rows ?? []) {
      const { currency, orders, applied, allotted, paid, profit } = row;
      const key = `${keyOf(row)} ${currency}`;
      const sum = sums.get(key);
      const amounts = Object.entries({ orders: String(orders), applied, allotted, paid, profit });
      sums.set(
        key,
        Object.fromEntries(
          amounts.map(([name, amount]) => [name, plus(sum?.[name] ?? '0', amount)]),
        ),
      );
    }
    return sums;
  }

  const byProduct = async (who: Name, filter: string) =>
    (await get<Schemas.TeamProductStat>(who, `/stat/admin/v1/team_product?${filter}`)).totals;
  const ordered = (rows: readonly Row[]) =>
    rows
      .filter(({ trades }) => trades.orders > 0)
      .map(({ currency, trades }) => ({ currency, trades }));

  it.each(leaders)('orders of a team and of a salesman of %s are those by product', async (who) => {
    for (const path of [range, `${range}&in_base=true`]) {
      const stat = await get<Schemas.TeamStat>(who, `/stat/admin/v1/team?${path}`);
      expect(await byProduct(who, path)).toEqual(ordered(stat.totals));
      const groups = stat.teams.flatMap(({ leader, currencies, members }) => [
        { person: leader, currencies },
        ...members
          .filter(({ agent }) => agent?.id !== leader?.id)
          .map(({ agent, currencies: own }) => ({ person: agent, currencies: own })),
      ]);
      for (const { person, currencies } of groups) {
        if (person === null) continue;
        const rows = await byProduct(who, `${path}&agent_id=${person.id}`);
        expect({ person, rows }).toEqual({ person, rows: ordered(currencies) });
      }
    }
  });

  it.each(leaders)('orders of a day of %s are those by product', async (who) => {
    const { series } = await get<Schemas.TeamStat>(who, `/stat/admin/v1/team?${range}`);
    const days = Map.groupBy(series, ({ day }) => day);
    for (const [day, rows] of [...days].slice(0, 4)) {
      const ofDay = `from=${await momentOf(day)}&to=${await momentOf(day, '1 day')}`;
      expect({ day, rows: await byProduct(who, ofDay) }).toEqual({ day, rows: ordered(rows) });
    }
  });

  // @rule statistics: Amounts in the base currency use booked rates; parts add up
  // @in ./trade-figures.ts
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

  async function approvedOf(who: Name, flow: Flow, filter: string) {
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

  // @rule statistics: Money flow equals its lists by approval time, for each role
  // @in ./cash-figures.ts
  it.each([...leaders, 'hero'] as const)(
    'money that came and went of %s is its lists',
    async (who) => {
      for (const fake of ['', '&fake=true']) {
        const { totals, all, series } = await get<Schemas.MoneyFlow>(
          who,
          `/stat/admin/v1/flow?${range}${fake}`,
        );
        for (const { currency, cash } of totals) {
          for (const flow of flows) {
            const list = await approvedOf(who, flow, `${range}&currency=${currency}${fake}`);
            expect([flow, currency, asApproved(cash, flow)]).toEqual([flow, currency, list]);
          }
        }
        for (const flow of flows) {
          const { base } = await get<List>(
            who,
            `${cashLists[flow]}/admin/v1/list?size=1&dated=approved&${range}${fake}`,
          );
          expect([flow, all[flow]?.amount]).toEqual([flow, base?.amount]);
        }
        for (const { day, deposits } of series.slice(0, 3)) {
          const ofDay = `from=${await momentOf(day)}&to=${await momentOf(day, '1 day')}${fake}`;
          const list = await approvedOf(who, 'deposits', ofDay);
          expect([day, deposits?.count]).toEqual([day, list.total]);
        }
      }
    },
  );

  // @rule statistics: A team's and salesman's money equals its lists
  // @in ./team-stat.ts
  it.each(leaders)('money of a team and of a salesman of %s is its lists', async (who) => {
    const { teams } = await get<Schemas.TeamStat>(who, `/stat/admin/v1/team?${range}`);
    const groups = teams.flatMap(({ leader, currencies, members }) => [
      { person: leader, currencies },
      ...members.flatMap(({ agent, currencies: own }) =>
        agent?.id === leader?.id ? [] : [{ person: agent, currencies: own }],
      ),
    ]);
    const sums = groups.flatMap(({ person, currencies }) =>
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
    const without: Readonly<Record<string, RegExp>> = {
      flow: /in_base/,
      cohort: /in_base|by=/,
      team_product: /by=/,
    };
    const paths = ['flow', 'team', 'team_product', 'product', 'fund', 'stock', 'cohort'].flatMap(
      (name) =>
        ['', '&fake=true', '&in_base=true', '&by=week', '&by=week&week_start=4', '&by=month']
          .filter((filter) => !without[name]?.test(filter))
          .flatMap((filter) =>
            [range, ...spans.map((span) => span.range)].map(
              (within) => `/stat/admin/v1/${name}?${within}${filter}`,
            ),
          ),
    );
    const kinds = ['', '&by=month'].map(
      (part) => `/stat/admin/v1/product?${range}&by_kind=true&in_base=true${part}`,
    );
    const read = async () => {
      const answers: unknown[] = [];
      for (const path of [...paths, ...kinds])
        answers.push({ path, ...(await get<object>('god', path)), as_of: null });
      return answers;
    };
    const kept = await read();
    const { db } = server();
    const [known] = await db.select().from(figureZone);
    // As if the time zone had just been changed.
    await db.update(figureZone).set({ zone: 'Pacific/Auckland' });
    expect(await read()).toEqual(kept);
    await db.update(figureZone).set({ zone: known?.zone ?? '' });
  });
});
