import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openDatabase } from '../kernel/db/open-database.ts';
import { type ClusterDatabase, createInCluster } from './test-cluster.ts';
import { createMigrated } from './test-database.ts';

/** Bundled server, if `npm test` has built one. */
const program = process.env['BROKERDESK_SERVER'] ?? join(import.meta.dirname, '../server.ts');
const sources = join(import.meta.dirname, '..');

export const processJwtSecret = 'a secret that only this test has: 1234';

interface ServerProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly exited: Promise<{
    code: number | null;
    signal: NodeJS.Signals | null;
    stdout: string;
    stderr: string;
  }>;
  readonly address: Promise<string>;
}

/**
 * Runs on the PostgreSQL that `cluster` names, in which it starts in a third of the time, or on the embedded database.
 * Kills what still runs at the end of a test.
 */
export function useServerProcesses(cluster?: string): {
  dataDir(): string;
  where(): { dataDir: string; databaseUrl: string | null };
  run(env?: Record<string, string>): ServerProcess;
  runCommand(name: string, args: readonly string[], env?: Record<string, string>): ServerProcess;
} {
  let template: string;
  let dataDir: string;
  let children: ChildProcess[];
  let empty: ClusterDatabase | undefined;
  let database: ClusterDatabase | undefined;

  // Making a cluster takes PGlite many seconds, starting on a copy of one about one.
  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'brokerdesk-process-'));
    empty = cluster === undefined ? undefined : await createMigrated(cluster);
    if (empty === undefined) {
      await (await openDatabase({ databaseUrl: null, dataDir: template })).close();
    }
  });
  afterAll(async () => {
    await empty?.drop();
    await rm(template, { recursive: true, force: true });
  });

  beforeEach(async () => {
    children = [];
    dataDir = await mkdtemp(join(tmpdir(), 'brokerdesk-process-'));
    await cp(template, dataDir, { recursive: true });
    database = empty && (await createInCluster(cluster, empty.name));
  });
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const begin = (command: readonly string[], env: Record<string, string> = {}) => {
    const given = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', ...env };
    const started = start(command, given);
    children.push(started.child);
    return started;
  };
  return {
    dataDir: () => dataDir,
    where: () => ({ dataDir, databaseUrl: database?.url ?? null }),
    run: (env) => begin([program], env),
    runCommand: (name, args, env) => begin([join(sources, 'commands', `${name}.ts`), ...args], env),
  };
}

function start(
  [file = '', ...args]: readonly string[],
  env: Record<string, string>,
): ServerProcess {
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      LOG_LEVEL: 'silent',
      JWT_SECRET: processJwtSecret,
      QA_CAPTCHA: 'QAQA',
      DATA_CHECK_EVERY_MIN: '0',
      ...env,
    },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal, ...output }));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /https?:\/\/[\w.:[\]-]+/.exec(output.stdout);
      if (found) resolve(found[0]);
    });
    exited.then(({ stderr }) => reject(new Error(`The server ended: ${stderr}`)));
  });
  // Tests that wait only for the end do not handle a rejection.
  address.catch(() => {});
  return { child, exited, address };
}
