import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../kernel/db/rows-of.ts';
import { seedLarge } from '../../seed/seed-large.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import {
  askForPage,
  everyPage,
  readerOf,
  readers,
  walkToPage,
} from '../../testing/list-one-by-one.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { DepositQuery } from '../deposit/list-deposits.ts';
import { bucketOf } from './bucket-of.ts';
import { compactTallies } from './compact-tallies.ts';
import { checkTallies } from './tally-check.ts';

const server = useTestServer({ seed: 'demo' });
// Limits of buckets, and frequent amounts.
const amounts = ['999.99', '1000.00', '1000.00', '1000.01', '1049.99', '1050.00', '9.99', '10.00'];
beforeAll(async () => {
  const { db } = server();
  await seedLarge(db, { clients: 12, deposits: 300 });
  const client = await addClient(db, { agent: 'hero' });
  for (const amount of amounts) await addDeposit(db, client, { amount });
});

const filters: DepositQuery[] = [
  { amount_min: '1000' },
  { amount_min: '1000.01' },
  { amount_min: '1049.99', status: 'pending' },
  { amount_max: '1000' },
  { amount_max: '1049.99', currency: 'USD' },
  { amount_max: '999.99' },
  { amount_min: '1000', amount_max: '1000' },
  { amount_min: '1000.01', amount_max: '1049.99' },
  { amount_min: '1010', amount_max: '1020' },
  { amount_min: '500.5', amount_max: '7000.25', sub_type: 'bank' },
  { amount_min: '7000', amount_max: '1000' },
  { amount_min: '1049', amount_max: '1001' },
  { amount_min: '99999999' },
  { amount_min: '0.01', fake: true },
];

describe('the deposits of a range of amounts', () => {
  it.each(filters.map((query) => [JSON.stringify(query), query] as const))(
    '%s are numbered and summed by band as they are one by one',
    async (_what, query) => {
      for (const who of readers) {
        const person = await readerOf(server(), who);
        const asked = { query, page: 1, size: 200 };
        expect(await askForPage(person, asked)).toEqual(await walkToPage(server(), who, asked));
      }
    },
  );

  it.each(['amount', '-amount', '-amount,created_at', 'amount,-order_no'])(
    'sorted by %s have every page that walking to it finds',
    async (sort) => {
      for (const who of readers) {
        for (const filter of [
          {},
          { amount_min: '1000' },
          { amount_max: '4000.5', status: 'approved' as const },
        ]) {
          const { asked, walked } = await everyPage(server(), who, { ...filter, sort });
          expect(asked).toEqual(walked);
        }
      }
    },
  );

  it('are the same before and after their lines are compacted, and kept true by every change', async () => {
    const { db } = server();
    const god = await server().signIn('god');
    const read = async () => (await god.get('/deposit/admin/v1/list?amount_min=900.5')).body;
    const before = await read();
    await compactTallies(db);
    expect(await read()).toEqual(before);
    await db.execute(sql`update deposit set status = 'rejected' where amount = 1050`);
    await db.execute(sql`update deposit set amount = 5000 where amount = 1049.99`);
    await db.execute(sql`update client set agent_id = null where username like 'large1%'`);
    expect(await checkTallies(db)).toEqual([]);
  });
});

describe('the band of an amount', () => {
  it.each([
    ['0.01', '0.01000000', '0.01050000'],
    ['9.99', '9.95000000', '10.00000000'],
    ['10', '10.00000000', '10.50000000'],
    ['1049.99', '1000.00000000', '1050.00000000'],
    ['1050.00', '1050.00000000', '1100.00000000'],
    ['99999.99', '99500.00000000', '100000.00000000'],
  ])('%s is from %s to %s', (amount, from, to) => {
    expect(bucketOf(amount)).toEqual({ from, to });
  });

  it('is the same here and in the database, whatever the amount', async () => {
    const rows = await rowsOf<{ amount: string; bucket: string }>(
      server().db,
      sql`
      select amount::text, amount_band(amount)::numeric(26, 8)::text as bucket from (
        select distinct round((power(10, (n % 23) - 7) * (1 + n * 37 % 900 / 100.0))::numeric, 8) as amount
        from generate_series(1, 5000) as n) made where amount > 0`,
    );
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.filter(({ amount, bucket }) => bucketOf(amount).from !== bucket)).toEqual([]);
  });
});
