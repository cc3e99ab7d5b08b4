import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  staffId,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { checkFigures, compactFigures } from './figures.ts';

const server = useTestServer();
const changes = [
  'deposit',
  'rate',
  'transfer',
  'lock',
  'kyc',
  'robot',
  'undone',
  'fold',
  'account',
] as const;

async function transfer(client: ClientFixture, to: 'hero' | 'superman'): Promise<void> {
  const agent = await staffId(server().db, to);
  await server().db.execute(sql`update client set agent_id = ${agent} where id = ${client.id}`);
}

async function apply(change: (typeof changes)[number], client: ClientFixture): Promise<void> {
  const { db } = server();
  const set = (assignment: ReturnType<typeof sql>) =>
    db.execute(sql`update client set ${assignment} where id = ${client.id}`);
  switch (change) {
    case 'deposit':
      await addDeposit(db, client, { amount: '12.34' });
      return;
    case 'rate':
      await db.execute(sql`update deposit set base_amount = case when base_amount is null then amount end
        where client_id = ${client.id}`);
      return;
    case 'transfer':
      return transfer(client, 'superman');
    case 'lock':
      await set(sql`locked = not locked`);
      return;
    case 'kyc':
      await set(sql`kyc_status = 'approved'`);
      await db.execute(sql`update kyc set status = 'approved' where client_id = ${client.id}`);
      return;
    case 'robot':
      await set(sql`fake = true`);
      return;
    case 'account':
      await db.execute(sql`insert into account (id, client_id, acc_no, currency)
        select gen_random_uuid(), ${client.id}, gen_random_uuid()::text, 'EUR'`);
      return;
    case 'fold':
      return compactFigures(db);
    case 'undone':
      await db
        .transaction(async (tx) => {
          await tx.execute(sql`update client set locked = not locked, agent_id = null
            where id = ${client.id}`);
          throw new Error('undone');
        })
        .catch(() => {});
  }
}

describe('the kept figures', () => {
  // @rule server: List totals and counts equal a full count, after any history and scope
  // @in domains/client-access/kept-figures.ts
  it('are the counted truth after any history', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...changes), { maxLength: 12 }),
        async (history) => {
          const client = await addClient(server().db);
          for (const change of history) await apply(change, client);
          expect(await checkFigures(server().db)).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('are the counted truth when clients move while deposits come in and lines are compacted', async () => {
    const { db } = server();
    const client = await addClient(db);
    await Promise.allSettled(
      Array.from({ length: 24 }, (_, at) => {
        if (at % 4 === 0) return transfer(client, at % 8 === 0 ? 'hero' : 'superman');
        return at % 4 === 1 ? compactFigures(db) : addDeposit(db, client, { amount: '1.00' });
      }),
    );
    expect(await checkFigures(db)).toEqual([]);
  });

  it.each([
    ['differ from the records', sql`update figure set count = count + 1 where counted = 'deposit'`],
    ['repeat a state that the identity check has not', sql`update kyc set status = 'rejected'`],
  ])('are found if they %s', async (_what, spoil) => {
    await expect(
      server().owner.transaction(async (tx) => {
        await tx.execute(spoil);
        expect((await checkFigures(tx)).length).toBeGreaterThan(0);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
  });
});

describe('the figures of a list', () => {
  it.each([
    '/deposit/admin/v1/list?size=1',
    '/deposit/admin/v1/list?size=1&status=pending&currency=USD',
    '/client/admin/v1/list?size=1',
    '/client/admin/v1/list?size=1&status=enabled&kyc_status=unverified',
    '/identify/admin/v1/list?size=1',
    '/identify/admin/v1/list?size=1&status=approved',
  ])('are the same kept and counted, for every scope: %s', async (path) => {
    const all = path.startsWith('/deposit') ? 'amount_min=0.01' : 'from=2000-01-01T00:00:00Z';
    const others = ['hero', 'superman', 'god'] as const;
    const { db } = server();
    const client = await addClient(db);
    await addDeposit(db, client, { amount: '3.00' });
    await apply('kyc', client);
    await db.execute(sql`update kyc set made_at = now()`);
    for (const name of others) {
      const person = await server().signIn(name);
      const tallied = (await person.get(path)).body;
      // The filter leaves nothing out, and no kept figure knows it.
      const counted = (await person.get(`${path}&${all}`)).body;
      expect([tallied.total, tallied.totals]).toEqual([counted.total, counted.totals]);
    }
  });
});
