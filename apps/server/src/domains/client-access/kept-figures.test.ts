import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFigures, compactFigures } from '../../platform/figures/figures.ts';
import { seedLargeHistory } from '../../seed/large/history.ts';
import { seedLarge } from '../../seed/seed-large.ts';
import { useTestServer } from '../../testing/test-server.ts';

// Amounts are changed without the money that would have moved.
const server = useTestServer({ seed: 'demo', brokenBooks: true });
beforeAll(async () => {
  await seedLarge(server().owner, { clients: 12, deposits: 200 });
  await seedLargeHistory(server().owner, { deposits: 200 });
});

const lists = [
  '/withdraw/admin/v1/list?size=5',
  '/withdraw/admin/v1/list?size=5&status=pending&kind=bank&currency=USD',
  '/withdraw/admin/v1/list?size=5&fake=true',
  '/overdrawn/admin/v1/record/list?size=5',
  '/overdrawn/admin/v1/record/list?size=5&sub_type=loan&status=approved',
  '/overdrawn/admin/v1/record/list?size=5&resource=compensation',
  '/trx/admin/v1/fund/list?size=5',
  '/trx/admin/v1/stock/list?size=5&status=holding',
];

const idsOf = (body: { list: { id: string }[] }) => body.list.map(({ id }) => id);

describe('withdrawals, credits and trades', () => {
  it.each(lists)('have the same figures kept and counted, for every scope: %s', async (path) => {
    for (const who of ['god', 'superman', 'hero']) {
      const person = await server().signIn(who);
      const counted = (await person.get(`${path}&amount_min=0.01`)).body;
      const tallied = (await person.get(path)).body;
      expect(tallied).toMatchObject({
        total: counted.total,
        totals: counted.totals,
        base: counted.base,
      });
      expect(idsOf(tallied)).toEqual(idsOf(counted));
      const page = Math.max(1, Math.ceil(counted.total / 5));
      const last = (await person.get(`${path}&page=${page}`)).body;
      expect(last.list).toHaveLength(counted.total === 0 ? 0 : counted.total - (page - 1) * 5);
    }
  });

  it('are kept true by every change, and by clients who move', async () => {
    const { db } = server();
    await db.execute(sql`update withdrawal set amount = amount + 1, net_amount = net_amount + 1
      where status = 'pending'`);
    await db.execute(sql`update overdrawn set status = 'rejected' where status = 'pending'`);
    await db.execute(sql`update overdrawn set base_amount = null where sub_type = 'loan'`);
    await db.execute(sql`update client set agent_id = null where username like 'large%'`);
    await compactFigures(db);
    await db.execute(sql`update client set fake = true where username like 'large1%'`);
    expect(await checkFigures(db)).toEqual([]);
  });
});
