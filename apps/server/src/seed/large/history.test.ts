import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkFigures } from '../../platform/figures/figures.ts';
import { checkLedger } from '../../platform/ledger/ledger-check.ts';
import { checkSales } from '../../testing/sale-rules.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { seedLarge } from '../seed-large.ts';
import { seedLargeHistory } from './history.ts';

const server = useTestServer({ seed: 'demo' });

it('the added clients get a history of every kind, and the books stay right', async () => {
  const { db, owner } = server();
  const count = async (table: string) => db.$count(sql.raw(table));
  const tables = ['withdrawal', 'overdrawn', 'conversion', 'trade_record', 'client_access'];
  await seedLarge(owner, { clients: 40, deposits: 400 });
  const before = await Promise.all(tables.map(count));
  await seedLargeHistory(owner, { deposits: 400 });
  const after = await Promise.all(tables.map(count));
  expect(after.map((number, at) => number - (before[at] ?? 0))).toEqual([60, 8, 20, 80, 240]);
  expect(await checkLedger(db)).toEqual([]);
  expect(await checkFigures(db)).toEqual([]);
  expect(await checkSales(db)).toMatchObject({ wrong: [] });
});
