import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/lib/find-postgres.mjs';
import { findProgram } from '../../scripts/lib/find-program.mjs';

export interface ThrowawayPostgres {
  /** Its first database, empty, to connect to as a superuser. */
  readonly url: string;
  createDatabase(): Promise<string>;
  restart(away: () => Promise<void>): Promise<void>;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export function postgresProgram(name: string): string {
  const bin = findPostgres();
  const own = bin && join(dirname(realpathSync(join(bin, 'postgres'))), name);
  const found = own && existsSync(own) ? own : findProgram([name]);
  if (found) return found;
  throw new Error(`There is no ${name} on this machine: install the package postgresql-client.`);
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: there, it runs as the user that Debian makes for it. */
function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (option: string) =>
        Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user: try the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root: create a user named postgres.');
}

/** Speed over safety: a crash may lose what a test wrote. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // The log is kept small, since it may be in memory.
  'max_wal_size=256MB',
  'max_connections=200',
  'listen_addresses=',
];
/** Small databases that are gone in a minute. */
const settingsInMemory = [...settings, 'autovacuum=off', 'jit=off'];

const optionsOf = (folder: string, owner: Owner) => ({
  ...owner,
  cwd: folder,
  env: { PATH: process.env['PATH'], LC_ALL: 'C' },
});

function makeCluster(bin: string, folder: string, owner: Owner): void {
  execFileSync(
    join(bin, 'initdb'),
    [
      ...['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust'],
      ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    ],
    { ...optionsOf(folder, owner), stdio: 'pipe' },
  );
}

function copyCluster(of: string, folder: string, owner: Owner): void {
  const { username, searchParams } = new URL(of);
  execFileSync(
    postgresProgram('pg_basebackup'),
    [
      ...['-D', join(folder, 'data'), '-h', searchParams.get('host') ?? '', '-U', username],
      ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    ],
    { ...optionsOf(folder, owner), stdio: 'pipe' },
  );
}

/** Reached through a socket in its folder: no port to collide on. */
async function startServer(
  bin: string,
  folder: string,
  owner: Owner,
  settings: readonly string[],
): Promise<ChildProcess> {
  const options = optionsOf(folder, owner);
  const data = join(folder, 'data');
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const log: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    log.push(line);
    if (/ready to accept (read-only )?connections/.test(line)) {
      server.stderr.resume(); // An unread pipe would fill, and block the server.
      return server;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The owner of a database, which may switch off triggers to tamper, and the server. */
const roles = `
  create role brokerdesk_owner login; create role brokerdesk_server login;
  grant set on parameter session_replication_role to brokerdesk_owner`;

const memory = '/dev/shm';
const prefix = 'brokerdesk-postgres-';
const enough = 4 * 1024 ** 3;

async function clusterFolder(): Promise<string> {
  const space = await statfs(memory).catch(() => null);
  const free = space === null ? 0 : space.bavail * space.bsize;
  if (Math.min(free, process.availableMemory()) < enough) return tmpdir();
  await sweepMemory();
  return memory;
}

const staleAfterMs = 10 * 60 * 1000;

/** Removes the clusters of runs that were killed, or they would fill the memory. */
async function sweepMemory(): Promise<void> {
  for (const name of await readdir(memory)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(memory, name);
    const changed = await stat(folder).catch(() => null);
    // One that starts, or starts again, has changed a moment ago.
    if (changed === null || Date.now() - changed.mtimeMs < staleAfterMs) continue;
    if (!(await serves(folder))) await rm(folder, { recursive: true, force: true });
  }
}

function serves(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, '.s.PGSQL.5432'));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** The server and its children, each of which leads a process group of its own. */
function processesOf({ pid }: ChildProcess): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return [String(pid), ...stdout.trim().split('\n')].map(Number).filter((found) => found > 0);
}

/**
 * Starts an empty PostgreSQL from the server programs of this machine, or the standby of the one at `copyOf`, in a
 * temporary folder, in memory unless `onDisk`. Call `stop` when done; it also ends with the process.
 *
 * @throws {Error} when the machine has no PostgreSQL server programs, or they fail
 */
export async function startPostgres({
  onDisk = false,
  copyOf,
}: {
  onDisk?: boolean;
  copyOf?: string;
} = {}): Promise<ThrowawayPostgres> {
  const bin = findPostgres();
  if (!bin) {
    throw new Error(
      'No PostgreSQL server programs (initdb, postgres) on this machine: install the package postgresql.',
    );
  }
  const owner = unprivilegedOwner();
  const folder = await mkdtemp(join(onDisk ? tmpdir() : await clusterFolder(), prefix));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const remove = () => rm(folder, { recursive: true, force: true });
  const begin = () =>
    startServer(bin, folder, owner, onDisk ? settings : settingsInMemory).catch(async (error) => {
      await remove();
      throw error;
    });
  const urlOf = (database: string) => `postgresql://postgres@localhost/${database}?host=${folder}`;
  if (copyOf === undefined) makeCluster(bin, folder, owner);
  else copyCluster(copyOf, folder, owner);
  let server = await begin();
  // A standby has the roles of its primary, and takes no writes.
  if (copyOf === undefined) await execute(urlOf('postgres'), roles);
  const killLast = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', killLast);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };

  return {
    url: urlOf('postgres'),
    async createDatabase() {
      const name = `test_${randomBytes(8).toString('hex')}`;
      await execute(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    async restart(away) {
      await end('SIGINT');
      await away().finally(async () => {
        server = await begin();
      });
    },
    signal(name) {
      for (const pid of processesOf(server)) process.kill(pid, name);
    },
    async stop() {
      process.off('exit', killLast);
      await end('SIGQUIT');
      await remove();
    },
  };
}
