import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { rowsOf } from '../kernel/db/database.ts';
import { type Random, seededRandom } from '../kernel/random.ts';
import type { ApiClient } from './api-client.ts';
import { addClient, addDeposit, addRate, type ClientFixture } from './deposit-fixtures.ts';
import { setTimeZone } from './set-time-zone.ts';
import { useTestServer } from './test-server.ts';
import { insertProduct, insertTrade } from './trade-rows.ts';

const many = 12;

/**
 * The seeds of random records: one that is always the same, many new ones in `npm run test:long`, and the one of
 * a failure, which is in the title of the test, by `SEED=… npx vitest run …`.
 */
export const seeds: readonly number[] = (() => {
  const { SEED: one, NEW_SEEDS: long } = process.env;
  if (one !== undefined) return [Number(one)];
  const first = Date.now() % 1_000_000_007;
  return long === undefined ? [20_261] : Array.from({ length: many }, (_, at) => first + at);
})();

const names = ['god', 'angel', 'superman', 'superman2', 'hero'] as const;
export type Name = (typeof names)[number];
export const readers = ['god', 'angel'] as const;
export const leaders = [...readers, 'superman', 'superman2'] as const;

export interface List {
  total: number;
  totals: Schemas.CurrencyTotal[];
  base?: Schemas.BaseTotal;
}

const agents = ['hero', 'hero2', 'hero5', 'superman', null] as const;
const kinds = ['stock', 'block', 'ipo', 'daily', 'ai', 'fund', 'quant'] as const;
const currencies = ['USD', 'HKD'] as const;
const decisions = ['approved', 'rolled_back', 'rejected'] as const;
const statuses = ['awaiting', 'holding', 'sold', 'completed', 'released'] as const;
const offsets = {
  'Asia/Shanghai': '+08:00',
  'Europe/London': '+00:00',
  'America/New_York': '-05:00',
} as const;
const outside = new Date('2025-12-01T00:00:00Z');

export const seriesParts = [
  { by: 'by=week', begins: (day: Date) => day.getUTCDay() === 1 },
  { by: 'by=week&week_start=4', begins: (day: Date) => day.getUTCDay() === 4 },
  { by: 'by=month', begins: (day: Date) => day.getUTCDate() === 1 },
];

/** Some records are outside the range of two whole months. */
export function useRandomStatistics(seed: number) {
  // Rows with figures that the sums are asked for; no money has moved for them.
  const server = useTestServer({ brokenBooks: true });
  const random = seededRandom(seed);
  const people = {} as Record<Name, ApiClient>;
  const timezone = random.pick(['Asia/Shanghai', 'Europe/London', 'America/New_York']);
  // Whole months of the time zone, before clocks change.
  const from = new Date(`2026-01-01T00:00:00${offsets[timezone]}`);
  const to = new Date(`2026-03-01T00:00:00${offsets[timezone]}`);
  const dayMs = 24 * 60 * 60 * 1000;
  // Whole days from December on: within a month, over its end, and with a whole month between.
  const spans = [
    [12, 9],
    [random.whole(1, 60), random.whole(1, 30)],
    [random.whole(35, 60), random.whole(3, 30)],
    [random.whole(1, 25), random.whole(62, 66)],
  ].map(([after = 0, days = 0]) => {
    const first = from.getTime() + (after - 31) * dayMs;
    return rangeOf(new Date(first), new Date(first + days * dayMs));
  });

  beforeAll(async () => {
    const { db, signIn } = server();
    for (const name of names) people[name] = await signIn(name);
    for (const [final, effectiveAt] of [
      ['0.128', outside],
      ['0.1337', new Date('2026-02-10T05:00:00Z')],
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
      await addOrders(client, products);
      await addCash(client);
    }
    await setTimeZone(db, timezone);
  });

  async function addCash(client: ClientFixture): Promise<void> {
    const { db } = server();
    for (let cash = random.whole(0, 4); cash > 0; cash--) {
      const { id } = await addDeposit(db, client, {
        amount: amountBelow(random, 900),
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

  async function addOrders(
    client: ClientFixture,
    products: ReadonlyMap<string, Awaited<ReturnType<typeof insertProduct>>>,
  ): Promise<void> {
    const { db } = server();
    for (let order = random.whole(0, 6); order > 0; order--) {
      const product = products.get(`${random.pick(kinds)} ${random.pick(currencies)}`);
      if (product === undefined) throw new Error('Every kind has a product in each currency.');
      const subscribes = product.kind === 'ai' && random.chance(0.5);
      const made = await insertTrade(db, client, product, {
        ...(subscribes && { kind: 'subscribe' as const }),
        amount: amountBelow(random, 5000),
        status: random.pick(statuses),
        createdAt: random.between(outside, to),
      });
      if (made.status === 'awaiting' || made.status === 'released' || random.chance(0.5)) continue;
      await insertTrade(db, client, product, {
        ...{ kind: made.kind, parentId: made.id, createdAt: made.createdAt },
        ...{ amount: amountBelow(random, 900), status: 'sold' },
      });
    }
  }

  return {
    server,
    ...rangeOf(from, to),
    spans,
    async get<T>(who: Name, path: string): Promise<T> {
      const { status, body } = await people[who].get(path);
      expect(`${path} ${status}`).toBe(`${path} 200`);
      return body;
    },
    partRange(day: string, { begins }: (typeof seriesParts)[number], end: string) {
      const at = new Date(`${day}T00:00:00Z`);
      do at.setUTCDate(at.getUTCDate() + 1);
      while (!begins(at));
      const moment = (date: string) => `${date}T00:00:00${offsets[timezone]}`;
      const next = Date.parse(moment(at.toISOString().slice(0, 10)));
      const to = new Date(Math.min(next, Date.parse(end)));
      return rangeOf(new Date(moment(day)), to);
    },
    async momentOf(day: string, later = '0 days'): Promise<string> {
      const rows = await rowsOf<{ moment: string }>(
        server().db,
        sql`
        select to_json((${day}::date + ${later}::interval)::timestamp at time zone ${timezone}) as moment`,
      );
      return encodeURIComponent(rows[0]?.moment ?? '');
    },
  };
}

function rangeOf(from: Date, to: Date) {
  const [first, next] = [from.toISOString(), to.toISOString()];
  return {
    range: `from=${first}&to=${next}`,
    active: `active_from=${first}&active_to=${next}`,
  };
}

const amountBelow = (random: Random, whole: number) =>
  `${random.whole(1, whole)}.${random.digits(2)}`;
