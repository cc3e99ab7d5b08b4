import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createInCluster } from '../../apps/server/src/testing/test-cluster.ts';

/** Bundled server, if `npm test` has built one. */
const serverEntry =
  process.env['BROKERDESK_SERVER'] ??
  fileURLToPath(new URL('../../apps/server/src/server.ts', import.meta.url));

export const qaCaptcha = 'QA4600';
export const demoPassword = 'Brokerdesk#1';
/** Password of invited users: the server refuses the other one as too easy to guess. */
export const ownPassword = 'A password of my own';
export const passwordOf = (username: string): string =>
  username.startsWith('colleague-') ? ownPassword : demoPassword;
export const demoTotpSecret = 'JBSWY3DPEHPK3PXP';

export interface Data {
  readonly dataDir: string;
  /** A PostgreSQL; empty for the embedded database. */
  readonly databaseUrl: string;
}

export interface StackOptions extends Partial<Data> {
  /** The owner of the database, if the server is to migrate it. */
  migrationDatabaseUrl?: string;
  entry?: string;
  port?: number;
  env?: Record<string, string>;
}

export interface Stack extends Data {
  readonly url: string;
  readonly port: number;
  output(): string;
  /** Ends the server as an operator would. The data folder stays. */
  terminate(): Promise<void>;
  /** The same, and removes a temporary data folder. */
  stop(): Promise<void>;
  /** Ends the server as a power cut would. The data folder stays. */
  kill(): Promise<void>;
}

/** Without a data folder it gets a temporary one, without a database the embedded one; empty ones are seeded. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const databaseUrl = options.databaseUrl ?? '';
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [options.entry ?? serverEntry], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      MIGRATION_DATABASE_URL: options.migrationDatabaseUrl ?? '',
      SEED: 'demo',
      QA_CAPTCHA: qaCaptcha,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      // Tests ask more in a minute than people do.
      RATE_LIMIT_ACCOUNT: '0',
      RATE_LIMIT_ADDRESS: '0',
      // Findings belong to the test that makes them.
      DATA_CHECK_EVERY_MIN: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await untilReady(child, url, () => printed);
  return {
    url,
    dataDir,
    databaseUrl,
    port,
    output: () => printed,
    terminate: () => end(child, 'SIGTERM'),
    async stop() {
      await end(child, 'SIGTERM');
      if (options.dataDir === undefined) await removeFolder(dataDir);
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

export interface OwnData extends Data {
  /** Call it once no server runs on the data any more. */
  remove(): Promise<void>;
}

export async function emptyData(): Promise<OwnData> {
  const dataDir = await temporaryFolder();
  return { dataDir, databaseUrl: '', remove: () => removeFolder(dataDir) };
}

export async function seedData(): Promise<OwnData> {
  const { dataDir, remove } = await emptyData();
  const { urls } = await createInCluster();
  const { databaseUrl } = urls;
  const stack = await startStack({ ...urls, dataDir });
  await stack.terminate();
  return { dataDir, databaseUrl, remove };
}

export async function copyData(of: Data): Promise<OwnData> {
  const dataDir = await temporaryFolder();
  await cp(of.dataDir, dataDir, { recursive: true });
  const name = new URL(of.databaseUrl).pathname.slice(1);
  const database = await createInCluster(undefined, name);
  return {
    dataDir,
    databaseUrl: database.url,
    async remove() {
      await database.drop();
      await removeFolder(dataDir);
    },
  };
}

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'brokerdesk-stack-'));

const startLimitMs = 150_000;
const pollEveryMs = 50;

async function untilReady(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended before it was ready:\n${printed()}`);
    }
    if (await answers(`${url}/readyz`)) return;
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready within ${startLimitMs / 1000} s:\n${printed()}`);
    }
    await pause(pollEveryMs);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

let portsUsed = 0;

/**
 * A port that nothing listens on, out of ten of this process: one that the system gives away may be given to another
 * worker before the server listens, and both would then use the server that was first.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + (process.pid % 2_000) * 10 + (portsUsed++ % 10);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise((closed) => probe.close(closed));
  return listens;
}
