import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../domains/sweep/sweep.ts';
import { rowsOf } from '../kernel/db/database.ts';
import { type OpenDatabase, openDatabase } from '../kernel/db/open-database.ts';
import { auditLog, client, file, staffUser } from '../kernel/db/schema.ts';
import { checkFigures } from '../platform/figures/figures.ts';
import { folderFileStore } from '../platform/file-store.ts';
import { checkLedger } from '../platform/ledger/ledger-check.ts';
import { deriveSecrets } from '../platform/secrets.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { createInCluster } from '../testing/test-cluster.ts';

const size = { clients: 40, robots: 4, deposits: 60 };
const yearMs = 365 * 24 * 60 * 60 * 1000;
const services = () => ({
  secrets: deriveSecrets('a secret that only this test has: 1234'),
  files: folderFileStore(join(folder, 'files')),
});

let folder: string;
let database: Awaited<ReturnType<typeof createInCluster>>;
let replicas: OpenDatabase[];

async function start(): Promise<OpenDatabase> {
  const opened = await openDatabase({ dataDir: '', ...database.urls });
  await seedDemo(opened.db, { services: services(), size });
  return opened;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-together-'));
  database = await createInCluster();
  replicas = await Promise.all([start(), start(), start()]);
});

afterAll(async () => {
  await Promise.all((replicas ?? []).map(({ close }) => close()));
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

function first() {
  const [one] = replicas;
  if (one === undefined) throw new Error('No replica has started.');
  return one.db;
}

it('replicas that start together on an empty database migrate and seed it once', async () => {
  const db = first();
  const rows = await rowsOf<object>(
    db,
    sql`
    select count(*)::int as all, count(distinct hash)::int as different
    from drizzle.__drizzle_migrations`,
  );
  expect(rows).toEqual([{ all: expect.any(Number), different: Object(rows[0]).all }]);
  expect(await db.$count(staffUser, eq(staffUser.username, 'god'))).toBe(1);
  expect(await db.$count(client, eq(client.fake, true))).toBe(size.robots);
  const stored = await db.$count(file, eq(file.stored, true));
  expect((await readdir(join(folder, 'files'))).filter((name) => name !== 'incoming')).toHaveLength(
    stored,
  );
  expect(await checkLedger(db)).toEqual([]);
  expect(await checkFigures(db)).toEqual([]);
});

it('replicas that tidy up at the same time release what has lapsed once, and the books hold', async () => {
  const db = first();
  const released = and(eq(auditLog.action, 'trade.lapsed'), eq(auditLog.subjectType, 'trade'));
  const before = await db.$count(auditLog, released);
  const later = new Date(Date.now() + yearMs);
  await Promise.all(replicas.map((replica) => sweep(replica.db, services().files, later)));
  const [counted] = await db
    .select({
      entries: sql<number>`count(*)::int`,
      records: sql<number>`count(distinct ${auditLog.subjectId})::int`,
    })
    .from(auditLog)
    .where(released);
  expect(counted?.entries).toBeGreaterThan(before);
  expect(counted?.entries).toBe(counted?.records);
  expect(await checkLedger(db)).toEqual([]);
  expect(await checkFigures(db)).toEqual([]);
});
