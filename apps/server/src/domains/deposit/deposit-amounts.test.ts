import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFigures, compactFigures } from '../../platform/figures/figures.ts';
import { seedLarge } from '../../seed/seed-large.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import {
  countPage,
  everyPage,
  readerOf,
  readers,
  requestPage,
} from '../../testing/deposit-pages.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { DepositQuery } from './list-deposits.ts';

const server = useTestServer({ seed: 'demo' });
const amounts = ['999.99', '1000.00', '1000.00', '1000.01', '1049.99', '1050.00', '9.99', '10.00'];
beforeAll(async () => {
  const { db } = server();
  await seedLarge(server().owner, { clients: 12, deposits: 300 });
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
    '%s are numbered and summed as they are one by one',
    async (_what, query) => {
      for (const who of readers) {
        const person = await readerOf(server(), who);
        const request = { query, page: 1, size: 200 };
        expect(await requestPage(person, request)).toEqual(await countPage(server(), who, request));
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
          const { listed, counted } = await everyPage(server(), who, { ...filter, sort });
          expect(listed).toEqual(counted);
        }
      }
    },
  );

  it('are the same before and after their lines are compacted, and kept true by every change', async () => {
    const { db } = server();
    const god = await server().signIn('god');
    const read = async () => (await god.get('/deposit/admin/v1/list?amount_min=900.5')).body;
    const before = await read();
    await compactFigures(db);
    expect(await read()).toEqual(before);
    await db.execute(sql`update deposit set status = 'rejected' where amount = 1050`);
    await db.execute(sql`update deposit set amount = 5000 where amount = 1049.99`);
    await db.execute(sql`update client set agent_id = null where username like 'large1%'`);
    expect(await checkFigures(db)).toEqual([]);
  });
});
