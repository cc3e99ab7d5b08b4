import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../apps/server/src/app.ts';
import { eventStreams } from '../../../apps/server/src/domains/event/event-streams.ts';
import { createLogger } from '../../../apps/server/src/http/logger.ts';
import { openDatabase } from '../../../apps/server/src/kernel/db/open-database.ts';
import { auditSeal } from '../../../apps/server/src/platform/audit-seal/sealer.ts';
import { compactFigures } from '../../../apps/server/src/platform/figures/figures.ts';
import { folderFileStore } from '../../../apps/server/src/platform/file-store.ts';
import { openKeyRing } from '../../../apps/server/src/platform/key-ring.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { noRateLimits, rateLimiter } from '../../../apps/server/src/platform/rate-limit.ts';
import { countingOnce } from '../../../apps/server/src/seed/large/counting-once.ts';
import { seedLargeHistory } from '../../../apps/server/src/seed/large/history.ts';
import { seedLargeOrders } from '../../../apps/server/src/seed/large/orders.ts';
import { seedDemo } from '../../../apps/server/src/seed/seed-demo.ts';
import { seedLarge } from '../../../apps/server/src/seed/seed-large.ts';
import { signIn } from '../../../apps/server/src/testing/api-client.ts';
import { startPostgres } from '../../support/postgres.ts';

const captcha = 'QAQA';

export interface Size {
  clients: number;
  deposits: number;
  orders: number;
}

export async function fillPostgres(size: Size) {
  const postgres = await startPostgres({ onDisk: true });
  const url = await postgres.createDatabase();
  await fillDatabase(url, size);
  return { url, stop: () => postgres.stop() };
}

export async function fillDatabase(url: string, size: Size) {
  const { db, services, close } = await open(url);
  const started = performance.now();
  await seedDemo(db, { services, size: { clients: 40, robots: 4, deposits: 60 } });
  const progress = (done: string) => console.log(done);
  await countingOnce(db, async () => {
    await seedLarge(db, size, progress);
    await seedLargeHistory(db, size, progress);
    await seedLargeOrders(db, size.orders, progress);
  });
  console.log(`Filled in ${Math.round((performance.now() - started) / 1000)} seconds.`);
  await close();
}

/** Folds tallies and refreshes statistics, as they are in service. */
export async function serve(databaseUrl: string) {
  const { db, services, logger, folder, close } = await open(databaseUrl);
  await compactFigures(db);
  await db.execute('vacuum analyze');
  const consoleDir = join(folder, 'no-console');
  const app = buildApp({ db, services, logger, consoleDir, trustedProxies: [] });
  await app.ready();
  return {
    db,
    signIn: (username: string) => signIn(app, username, { captcha }),
    sealed: () => services.auditSeal.seal(),
    async stop() {
      await app.close();
      await close();
    },
  };
}

async function open(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  const { db, notifier, close } = await openDatabase({ dataDir: folder, databaseUrl });
  const logger = createLogger('silent');
  const { secrets, auditKeys: keys } = await openKeyRing(db, ['a secret that only the bench uses']);
  const seal = auditSeal({ db, keys, folder: join(folder, 'audit'), log: logger });
  const services = {
    secrets,
    files: folderFileStore(join(folder, 'files')),
    streams: eventStreams({ db, notifier, log: logger, seal: seal.seal }),
    auditSeal: seal,
    metrics: createMetrics(),
    limiter: rateLimiter(db, noRateLimits),
    sessionIdleMs: 30 * 60_000,
    passkeySite: null,
    mailer: null,
    qaCaptcha: captcha,
  };
  return {
    db,
    services,
    logger,
    folder,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
