import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { eventStreams } from '../domains/event/event-streams.ts';
import { createLogger } from '../http/logger.ts';
import type { Database } from '../kernel/db/database.ts';
import { type OpenDatabase, openDatabase } from '../kernel/db/open-database.ts';
import { auditLog, ledgerEntry } from '../kernel/db/schema.ts';
import { seededRandom } from '../kernel/random.ts';
import { auditSeal } from '../platform/audit-seal/sealer.ts';
import { checkFigures } from '../platform/figures/figures.ts';
import { type FileStore, folderFileStore } from '../platform/file-store.ts';
import { type KeyRing, openKeyRing } from '../platform/key-ring.ts';
import { checkLedger } from '../platform/ledger/ledger-check.ts';
import type { Mailer } from '../platform/mail.ts';
import { processMetrics } from '../platform/process-metrics.ts';
import { noRateLimits, type RateLimits, rateLimiter } from '../platform/rate-limit.ts';
import type { PasskeySite, Services } from '../platform/request-context.ts';
import { deriveSecrets } from '../platform/secrets.ts';
import type { VirusScan } from '../platform/virus-scan.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { seedStaff } from '../seed/staff.ts';
import { type ApiClient, apiClient, type SignInOptions, signIn } from './api-client.ts';
import { noteCodes } from './note-codes.ts';
import { addTestMarket } from './product-fixtures.ts';
import { createInCluster } from './test-cluster.ts';
import { openTestDatabase, type TestDatabase, templateIn } from './test-database.ts';

export const testCaptcha = 'QAQA';

export const testSite = { domain: 'desk.example', origins: ['https://desk.example'] };

const smallDemo = { clients: 40, robots: 4, deposits: 60 };
const jwtSecret = 'a secret that only tests use, and no server';
const filesIn = (folder: string) => folderFileStore(join(folder, 'files'));

export interface TestServerOptions {
  /** `staff` (the default): the demonstration staff alone. `demo`: the demonstration set, small. */
  seed?: 'none' | 'staff' | 'demo';
  consoleDir?: string;
  trustedProxies?: string[];
  /** None by default: tests ask more than people do. */
  rateLimits?: RateLimits;
  metricsToken?: string;
  /** The tests break the books on purpose: they are not checked after each. */
  brokenBooks?: boolean;
  /** A folder by default. */
  files?: FileStore;
  scan?: VirusScan;
  mailer?: Mailer;
  place?: TestPlace;
  passkeySite?: PasskeySite | null;
  corsOrigins?: string[];
  profileUrls?: Readonly<Record<string, string>>;
  sdkVersionMin?: string;
  exports?: { directRows: number; keptDays: number };
  /** Off by default, as it reads large files. */
  apiReference?: boolean;
}

export interface TestPlace {
  database: OpenDatabase & Partial<Pick<TestDatabase, 'owner'>>;
  folder: string;
  leave(): Promise<void>;
}

export interface TestServer {
  app: FastifyInstance;
  db: Database;
  /** Connected as the owner of the tables, to write what the server may not. */
  owner: Database;
  services: Services;
  ring: KeyRing;
  logs: string[];
  anonymous: ApiClient;
  signIn(username: string, options?: SignInOptions): Promise<ApiClient>;
  /** Listens on a free port; the address, without a slash at the end. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Close it, or the process does not end. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { seed = 'staff', passkeySite = testSite, mailer = null } = options;
  const demo = seed === 'demo' ? await seedOnce() : undefined;
  const { database, folder, leave } = options.place ?? (await makePlace(demo));
  const { db, owner = db, notifier, connections, excess } = database;
  const logs: string[] = [];
  const logger = createLogger('trace', { write: (line) => logs.push(line) });
  const folderOfSeal = join(folder, 'audit');
  const ring = await openKeyRing(db, [jwtSecret]);
  const { secrets, auditKeys: keys } = ring;
  const seal = auditSeal({ db, keys, folder: folderOfSeal, log: logger });
  const streams = eventStreams({ db, notifier, log: logger, seal: seal.seal });
  const services: Services = {
    secrets,
    files: options.files ?? filesIn(folder),
    scan: options.scan,
    streams,
    auditSeal: seal,
    metrics: processMetrics({ db, connections, streams, excess }),
    limiter: rateLimiter(db, options.rateLimits ?? noRateLimits),
    sessionIdleMs: 30 * 60 * 1000,
    passkeySite,
    mailer,
    qaCaptcha: testCaptcha,
  };
  const app = buildApp({
    db,
    services,
    logger,
    consoleDir: options.consoleDir ?? join(folder, 'no-console'),
    trustedProxies: options.trustedProxies ?? [],
    metricsToken: options.metricsToken ?? null,
    corsOrigins: options.corsOrigins ?? [],
    profileUrls: options.profileUrls ?? {},
    sdkVersionMin: options.sdkVersionMin ?? '0.0.0',
    apiReference: options.apiReference ?? false,
    exports: options.exports,
    unlistedCodes: 'refuse',
  });
  noteCodes(app);
  // Tests read the events of a write as soon as it is answered.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') await seal.settled();
  });
  app.addHook('onClose', async () => {
    await seal.stop();
    await leave();
  });
  await app.ready();
  if (seed === 'demo' && !demo) await seedDemo(db, { services, size: smallDemo });
  if (seed === 'staff') {
    const staff = { random: seededRandom(1), at: new Date(), seal: secrets.seal };
    await db.transaction((tx) => seedStaff(tx, staff));
  }
  if (seed !== 'none') await addTestMarket(db);
  const anonymous = apiClient(app);
  return {
    app,
    db,
    owner,
    services,
    ring,
    logs,
    anonymous,
    signIn: (username, how) => signIn(app, username, { captcha: testCaptcha, ...how }),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: () => app.close(),
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'brokerdesk-server-'));

interface Seeded {
  name: string;
  folder: string;
}

/** Made once for each process on PostgreSQL: a copy takes a twentieth of the time. */
function seedOnce(): Promise<Seeded> | undefined {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (cluster !== undefined) seeded ??= seedIn(cluster);
  return seeded;
}

let seeded: Promise<Seeded> | undefined;

async function seedIn(cluster: string): Promise<Seeded> {
  const folder = await newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { name, url } = await createInCluster(cluster, await templateIn(cluster));
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: url });
  const services = { secrets: deriveSecrets(jwtSecret), files: filesIn(folder) };
  await seedDemo(db, { services, size: smallDemo });
  await close();
  return { name, folder };
}

async function makePlace(copyOf?: Seeded): Promise<TestPlace> {
  const folder = await newFolder();
  if (copyOf) await cp(copyOf.folder, folder, { recursive: true });
  const database = await openTestDatabase(copyOf?.name);
  return {
    database,
    folder,
    async leave() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One server for the tests of a file or a `describe`. Checks ledger and audit log after each test that
 * changed them, and the figures at the end. Call the returned function inside a test.
 *
 * @example
 * const server = useTestServer();
 * it('…', async () => { const angel = await server().signIn('angel'); … });
 */
export function useTestServer(options?: TestServerOptions): () => TestServer {
  let server: TestServer | undefined;
  const started = () => {
    if (server === undefined) throw new Error('The test server runs only inside tests.');
    return server;
  };
  let checkedAt: unknown;
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterEach(async () => {
    if (options?.brokenBooks) return;
    const writtenAt = await readWriteMark(started().db);
    if (isDeepStrictEqual(writtenAt, checkedAt)) return;
    checkedAt = writtenAt;
    expect(await checkLedger(started().db)).toEqual([]);
  });
  afterAll(async () => {
    if (server === undefined) return;
    try {
      if (!options?.brokenBooks) await proveBooks(server.db);
    } finally {
      await server.close();
    }
  });
  return started;
}

async function proveBooks(db: Database): Promise<void> {
  expect(await checkLedger(db)).toEqual([]);
  expect(await checkFigures(db)).toEqual([]);
}

/** Changes with every entry of the ledger and of the audit log. */
async function readWriteMark(db: Database): Promise<unknown> {
  const [audit] = await db.select({ seq: max(auditLog.seq) }).from(auditLog);
  const [ledger] = await db.select({ seq: max(ledgerEntry.seq) }).from(ledgerEntry);
  return { audit, ledger };
}
