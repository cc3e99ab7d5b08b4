import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { client, deposit, tradeRecord, withdrawal } from '../kernel/db/schema.ts';
import { folderFileStore } from '../platform/file-store.ts';
import { checkLedger } from '../platform/ledger/ledger-check.ts';
import { deriveSecrets } from '../platform/secrets.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-06-01T08:00:00Z');
/** By then the first clients have money to take out. */
const quietDays = 11;

it('credits a deposit and pays a withdrawal on every day of the year, and nothing is later than its end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-seed-'));
  const { db, close } = await openTestDatabase();
  try {
    const services = {
      files: folderFileStore(folder),
      secrets: deriveSecrets('a secret for the seed alone, of no server'),
    };
    await seedDemo(db, { services, now, size: { clients: 40, robots: 2, deposits: 365 } });
    expect(await checkLedger(db)).toEqual([]);
    const days = Array.from({ length: 365 - quietDays }, (_, at) =>
      new Date(now.getTime() - (at + 1) * dayMs).toISOString().slice(0, 10),
    );
    for (const table of [deposit, withdrawal]) {
      const rows = await db
        .select({ at: sql<string>`(${table.checkedAt} at time zone 'UTC')::date::text` })
        .from(table)
        .innerJoin(client, sql`${client.id} = ${table.clientId} and not ${client.fake}`)
        .where(sql`${table.status} = 'approved'`);
      const done = new Set(rows.map(({ at }) => at));
      expect(days.filter((day) => !done.has(day))).toEqual([]);
    }
    for (const table of [client, deposit, withdrawal, tradeRecord]) {
      expect(await db.$count(table, sql`${table.createdAt} > ${now}`)).toBe(0);
    }
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
}, 120_000);
