import { and, eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRates } from '../../domains/currency/find-rate.ts';
import type { Database } from '../../kernel/db/database.ts';
import { figure, tradeRecord } from '../../kernel/db/schema.ts';
import { currencyCodes, scaleOf } from '../../kernel/money/currencies.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
  staffId,
} from '../../testing/deposit-fixtures.ts';
import { setTimeZone } from '../../testing/set-time-zone.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';
import { checkFigures, compactFigures, countedZone } from './figures.ts';

// Rows with figures that are counted; no money has moved for them.
const server = useTestServer({ brokenBooks: true });

type Product = Awaited<ReturnType<typeof insertProduct>>;

const changes: Record<
  string,
  (db: Database, of: ClientFixture, products: readonly Product[], n: number) => Promise<unknown>
> = {
  order: (db, of, products, n) => insertTrade(db, of, pick(products, n), { createdAt: dayOf(n) }),
  sale: (db, of, products, n) =>
    insertTrade(db, of, pick(products, n), { side: 'sell', createdAt: dayOf(n), profit: '-1.25' }),
  allot: (db, of) =>
    db
      .update(tradeRecord)
      .set({ status: 'holding', price: '0.333', allottedQty: '10', payable: '3.33', paid: '3.33' })
      .where(eq(tradeRecord.clientId, of.id)),
  'wrong day': (db, of, _products, n) =>
    db
      .update(tradeRecord)
      .set({ createdAt: dayOf(n) })
      .where(eq(tradeRecord.clientId, of.id)),
  'other days': (db, of, _products, n) =>
    db.execute(
      sql`update trade_record set created_at = ${scattered(n)} where client_id = ${of.id}`,
    ),
  'other decisions': (db, of, _products, n) =>
    db.execute(
      sql`update deposit set status = 'approved', checked_at = ${scattered(n)} where client_id = ${of.id}`,
    ),
  'remove some': (_db, of, _products, n) =>
    server().owner.execute(sql`delete from trade_record where client_id = ${of.id}
      and extract(day from ${scattered(n)})::int % 2 = 0`),
  remove: (_db, of) => server().owner.delete(tradeRecord).where(eq(tradeRecord.clientId, of.id)),
  deposit: (db, of) => addDeposit(db, of, { amount: '12.34' }),
  approve: (db, of, _products, n) =>
    db.execute(sql`update deposit set status = 'approved', checked_at = ${dayOf(n).toISOString()}::timestamptz
      where client_id = ${of.id} and status = 'pending'`),
  'take back': (db, of) =>
    db.execute(
      sql`update deposit set status = 'rolled_back' where client_id = ${of.id} and status = 'approved'`,
    ),
  transfer: async (db, of, _products, n) => {
    const agent = await staffId(db, n % 2 === 0 ? 'superman' : 'hero2');
    await db.execute(sql`update client set agent_id = ${agent} where id = ${of.id}`);
  },
  robot: (db, of) => db.execute(sql`update client set fake = not fake where id = ${of.id}`),
  fold: (db) => compactFigures(db),
};

const pick = (products: readonly Product[], n: number): Product => {
  const found = products[n % products.length];
  if (found === undefined) throw new Error('There is a product.');
  return found;
};
/** Near a day's end in Shanghai and in New York; now and then another year. */
const dayOf = (n: number) => new Date(Date.UTC(2024 + (n % 3), n % 12, 1 + (n % 5), n % 24, 59));

const scattered = (n: number) =>
  sql`'2024-01-01T08:30:00Z'::timestamptz + interval '7 days' * (('x' || substr(md5(id::text || ${n}::text), 1, 4))::bit(16)::int % 12)`;

describe('the days of statistics', () => {
  // @rule statistics: Days of statistics are the counted truth after any history
  // @in kernel/db/schema/figure.ts
  it('are the counted truth after any history', async () => {
    const { db } = server();
    const products = [
      await insertProduct(db, { kind: 'fund' }),
      await insertProduct(db, { kind: 'stock' }),
      await insertProduct(db, { kind: 'stock', currency: 'EUR' }),
    ];
    const step = fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat({ max: 100 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (history) => {
        const client = await addClient(db, { currencies: ['USD', 'EUR'] });
        for (const [name, n] of history) await changes[name]?.(db, client, products, n);
        expect(await checkFigures(db)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('are the counted truth when orders of a client come at once, while it moves', async () => {
    const { db } = server();
    const client = await addClient(db);
    const product = await insertProduct(db, { kind: 'fund' });
    await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        if (at % 6 === 0) return changes['transfer']?.(db, client, [product], at / 6);
        return insertTrade(db, client, product, { createdAt: dayOf(at % 4) });
      }),
    );
    expect(await checkFigures(db)).toEqual([]);
  });

  // @rule statistics: A change of the time zone has statistics counted anew
  // @in ./figures.ts
  it('are counted anew after a change of the time zone', async () => {
    const { db } = server();
    const client = await addClient(db);
    const product = await insertProduct(db, { kind: 'fund' });
    const lateAtNight = new Date('2026-03-02T16:30:00Z');
    await insertTrade(db, client, product, { createdAt: lateAtNight });
    const day = () =>
      db
        .select({ day: figure.day })
        .from(figure)
        .where(and(eq(figure.productId, product.id), eq(figure.counted, 'order_day')));
    expect([await countedZone(db), await day()]).toEqual(['UTC', [{ day: '2026-03-02' }]]);
    await setTimeZone(db, 'Asia/Shanghai');
    expect([await countedZone(db), await day()]).toEqual([
      'Asia/Shanghai',
      [{ day: '2026-03-03' }],
    ]);
    expect(await checkFigures(db)).toEqual([]);
    await setTimeZone(db, 'UTC');
  });

  it('are found if they are wrong', async () => {
    const { owner } = server();
    for (const [counted, sum] of [
      ['order_day', 'base_paid'],
      ['deposits', 'amount'],
      ['orders', 'count'],
    ] as const) {
      await expect(
        owner.transaction(async (tx) => {
          await tx.execute(
            sql.raw(`update figure set ${sum} = ${sum} + 1 where counted = '${counted}'`),
          );
          expect((await checkFigures(tx)).length).toBeGreaterThan(0);
          throw new Error('undone');
        }),
      ).rejects.toThrow('undone');
    }
  });
});

describe('the inputs of the database', () => {
  const select = async <T>(value: SQL) => {
    const rows = await server()
      .db.select({ value: sql<T>`${value}` })
      .from(sql`(values (1)) one`);
    return rows.map((row) => row.value);
  };

  it('is the scale of every currency', async () => {
    for (const code of currencyCodes) {
      const [known] = await select<number>(sql`currency_scale(${code})`);
      expect([code, known]).toEqual([code, scaleOf(code)]);
    }
  });

  it('is the rate into the base currency that holds at a moment, as everywhere', async () => {
    const { db } = server();
    const moments = ['2020-01-01', '2020-02-01', '2020-03-01', '2020-04-01', '2020-05-01'].map(
      (day) => new Date(`${day}T00:00:00Z`),
    );
    const [, first, second, third] = moments as [Date, Date, Date, Date, Date];
    await addRate(db, { primary: 'USD', secondary: 'GBP', final: '0.77' }, { effectiveAt: first });
    await addRate(
      db,
      { primary: 'GBP', secondary: 'USD', final: '1.3' },
      { effectiveAt: second, expiresAt: third },
    );
    for (const at of moments) {
      for (const primary of ['GBP', 'USD', 'KRW']) {
        const [known] = await findRates(db, [{ primary, secondary: 'USD', at }]);
        const [kept] = await select<string | null>(
          sql`trim_scale(rate_into_base(${primary}, ${at.toISOString()}::timestamptz))::text`,
        );
        expect([primary, at, kept]).toEqual([primary, at, known?.rate ?? null]);
      }
    }
  });
});
