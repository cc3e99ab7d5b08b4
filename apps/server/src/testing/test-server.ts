import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { eventStreams } from '../domains/event/event-streams.ts';
import { createLogger } from '../http/logger.ts';
import { type Database, rowsOf } from '../kernel/db/database.ts';
import { type OpenDatabase, openDatabase } from '../kernel/db/open-database.ts';
import { staffUser } from '../kernel/db/schema.ts';
import { seededRandom } from '../kernel/random.ts';
import { checkSealedLog } from '../platform/audit-seal/evidence.ts';
import { auditSeal } from '../platform/audit-seal/sealer.ts';
import { checkFigures } from '../platform/figures/figures.ts';
import { type FileStore, folderFileStore } from '../platform/file-store.ts';
import { type KeyRing, openKeyRing } from '../platform/key-ring.ts';
import { ledgerQuestion } from '../platform/ledger/ledger-check.ts';
import type { Mailer } from '../platform/mail.ts';
import { processMetrics } from '../platform/process-metrics.ts';
import { noRateLimits, type RateLimits, rateLimiter } from '../platform/rate-limit.ts';
import type { PasskeySite, Services } from '../platform/request-context.ts';
import { deriveSecrets } from '../platform/secrets.ts';
import type { VirusScan } from '../platform/virus-scan.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { demoPassword, seedStaff } from '../seed/staff.ts';
import {
  type ApiClient,
  apiClient,
  cheapHash,
  md5,
  type SignInOptions,
  signIn,
} from './api-client.ts';
import { noteCodes } from './note-codes.ts';
import { addTestMarket } from './product-fixtures.ts';
import { type ClusterDatabase, createInCluster, templateIn } from './test-cluster.ts';
import { createMigrated, openTestDatabase, type TestDatabase } from './test-database.ts';

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
  storage?: TestStorage;
  passkeySite?: PasskeySite | null;
  corsOrigins?: string[];
  profileUrls?: Readonly<Record<string, string>>;
  sdkVersionMin?: string;
  exports?: { directRows: number; keptDays: number };
  /** Off by default, as it reads large files. */
  apiReference?: boolean;
}

export interface TestStorage {
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
  const copied = options.storage === undefined ? await seedOnce(seed) : undefined;
  const { database, folder, leave } = options.storage ?? (await makeStorage(copied));
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
    undeclaredErrors: 'refuse',
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
  if (copied === undefined) await fill(db, seed, services);
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

type Seed = NonNullable<TestServerOptions['seed']>;

async function fill(
  db: Database,
  seed: Seed,
  services: Pick<Services, 'files' | 'secrets'>,
): Promise<void> {
  if (seed === 'none') return;
  if (seed === 'demo') await seedDemo(db, { services, size: smallDemo });
  else {
    const staff = { random: seededRandom(1), at: new Date(), seal: services.secrets.seal };
    await db.transaction((tx) => seedStaff(tx, staff));
  }
  await addTestMarket(db);
  const passwordHash = cheapHash(md5(demoPassword));
  await db.update(staffUser).set({ passwordHash }).where(isNotNull(staffUser.passwordHash));
}

interface Seeded {
  name: string;
  folder: string;
}

/** Made once for all processes on PostgreSQL: a copy takes a twentieth of the time. */
async function seedOnce(seed: Seed): Promise<Seeded | undefined> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (cluster === undefined || seed === 'none') return undefined;
  // Goes with the cluster.
  const folder = join(new URL(cluster).searchParams.get('host') ?? '', seed);
  const name = await templateIn(cluster, seed, async () => {
    const database = await createMigrated(cluster);
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: database.url });
    await fill(db, seed, { secrets: deriveSecrets(jwtSecret), files: filesIn(folder) });
    await close();
    return database;
  });
  return { name, folder };
}

/** The small demonstration set on PostgreSQL, for a server that is a process of its own. */
export async function copyDemo(): Promise<{
  urls: ClusterDatabase['urls'];
  dataDir: string;
  env: { JWT_SECRET: string };
}> {
  const seeded = await seedOnce('demo');
  if (seeded === undefined) throw new Error('Run it in the project contract-postgres.');
  const { urls } = await createInCluster(undefined, seeded.name);
  const dataDir = await newFolder();
  await cp(seeded.folder, dataDir, { recursive: true });
  return { urls, dataDir, env: { JWT_SECRET: jwtSecret } };
}

async function makeStorage(copyOf?: Seeded): Promise<TestStorage> {
  const folder = await newFolder();
  // Without a file, there is no folder.
  if (copyOf && existsSync(copyOf.folder)) await cp(copyOf.folder, folder, { recursive: true });
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
 * One server for the tests of a file or a `describe`. Checks the ledger after each test that wrote, and the audit log
 * and the figures too at the end. Call the returned function inside a test.
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
    const { owner } = started();
    const writtenAt = await ask(owner, writeMark);
    if (isDeepStrictEqual(writtenAt, checkedAt)) return;
    checkedAt = writtenAt;
    expect(await ask(owner, ledgerQuestion)).toEqual([]);
  });
  afterAll(async () => {
    if (server === undefined) return;
    try {
      if (!options?.brokenBooks) await proveBooks(server);
    } finally {
      await server.close();
    }
  });
  return started;
}

async function proveBooks({ db, owner }: TestServer): Promise<void> {
  expect(await ask(owner, ledgerQuestion)).toEqual([]);
  expect(await checkSealedLog(db)).toEqual([]);
  expect(await checkFigures(db)).toEqual([]);
}

/** Changes with every entry of the ledger and of the audit log. */
const writeMark = sql`select
  (select max(seq) from audit_log) as audit, (select max(seq) from ledger_entry) as ledger`;

/** Planned once by each connection: planning takes longer than answering. */
async function ask(db: Database, question: SQL): Promise<unknown[]> {
  const { $client: client } = db as Database & { $client: unknown };
  if (!(client instanceof pg.Pool)) return rowsOf(db, question);
  const { sql: text, params } = dialect.sqlToQuery(question);
  const name = createHash('md5').update(text).digest('hex');
  return (await client.query({ name, text, values: params })).rows;
}

const dialect = new PgDialect();
