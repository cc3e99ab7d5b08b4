import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFigures, compactFigures } from '../../platform/figures/figures.ts';
import { seedLarge } from '../../seed/seed-large.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { everyPage, requestPage } from '../../testing/deposit-pages.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { DepositQuery } from './list-deposits.ts';

const server = useTestServer({ seed: 'demo' });

const monday = '2021-03-01T00:00:00.000Z';
const sunday = '2021-02-28T23:59:59.999Z';
const moments = [sunday, monday, '2021-03-07T23:59:59.999Z', '2021-03-10T12:00:00.000Z'];
const amounts = ['999.99', '1000.00', '1000.01', '1049.99', '1050.00'];

beforeAll(async () => {
  const { db } = server();
  await seedLarge(server().owner, { clients: 12, deposits: 300 });
  const client = await addClient(db, { agent: 'hero' });
  for (const createdAt of moments) {
    for (const amount of amounts) {
      const { id } = await addDeposit(db, client, { amount });
      await db.execute(sql`update deposit set created_at = ${createdAt} where id = ${id}`);
    }
  }
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

const filters: Record<string, DepositQuery> = {
  'since long ago, from an amount on': { from: '2001-01-01T00:00:00Z', amount_min: '1000' },
  'until a moment, up to an amount': { to: daysAgo(20), amount_max: '1049.99' },
  'of some months and a span of amounts': {
    from: daysAgo(300.3),
    to: daysAgo(100.7),
    amount_min: '500.5',
    amount_max: '7000.25',
  },
  'approved, in dollars': {
    from: daysAgo(200),
    amount_min: '1000.01',
    status: 'approved',
    currency: 'USD',
  },
  'of one kind': { from: daysAgo(200), amount_max: '4999.99', sub_type: 'bank' },
  'of robots': { from: '2001-01-01T00:00:00Z', amount_min: '0.01', fake: true },
  'from one Monday to the next': { from: monday, to: '2021-03-08T00:00:00Z', amount_min: '1000' },
  'from a Sunday on': { from: sunday, to: '2021-03-09T00:00:00Z', amount_min: '1000.01' },
  'above what a band begins with': { from: monday, amount_min: '1000.01', amount_max: '1049.98' },
  'of less than a week': { from: daysAgo(30.5), to: daysAgo(26.2), amount_min: '100' },
  'of a range that ends before it begins': { from: daysAgo(9), to: daysAgo(99), amount_min: '1' },
  'of amounts that end before they begin': {
    from: daysAgo(99),
    amount_min: '1049',
    amount_max: '1001',
  },
};

const lists = [
  ['god', '-created_at'],
  ['god', 'created_at'],
  ['god', 'amount'],
  ['superman', '-created_at'],
  ['hero', '-amount'],
] as const;

describe('the deposits of a range of time and of amounts', () => {
  it.each(Object.entries(filters))(
    '%s are found, numbered and summed as they are one by one, for every reader',
    async (_what, filter) => {
      for (const [who, sort] of lists) {
        const { listed, counted } = await everyPage(server(), who, { ...filter, sort });
        expect(listed).toEqual(counted);
      }
    },
  );

  it('are the same before and after their lines are compacted, and kept true by every change', async () => {
    const { db } = server();
    const request = {
      query: { from: '2001-01-01T00:00:00Z', amount_min: '900.5' },
      page: 1,
      size: 50,
    };
    const god = await server().signIn('god');
    const before = await requestPage(god, request);
    await compactFigures(db);
    expect(await requestPage(god, request)).toEqual(before);
    await db.execute(sql`update deposit set status = 'rejected' where amount = 1050`);
    await db.execute(sql`update deposit set amount = 5000 where amount = 1049.99`);
    await db.execute(sql`update deposit set created_at = ${sunday} where created_at = ${monday}`);
    await db.execute(sql`update client set agent_id = null where username like 'large1%'`);
    const robot = await addClient(db);
    await addDeposit(db, robot, { amount: '77.00' });
    await db.execute(sql`update client set fake = true where id = ${robot.id}`);
    await server().owner.execute(sql`delete from deposit where amount = 1000.01`);
    expect(await checkFigures(db)).toEqual([]);
  });
});
