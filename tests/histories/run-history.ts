import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { Caller } from './caller.ts';
import { checkHistory } from './check-history.ts';
import { startCluster } from './cluster.ts';
import { type Filled, fillDatabase, type Subject } from './fill.ts';
import { History } from './history.ts';
import { trouble } from './nemesis.ts';
import { type Replicas, startReplicas } from './replicas.ts';
import { explain } from './report.ts';
import { work } from './workload.ts';

export interface Wanted {
  seed: number;
  seconds: number;
  /** The program of the server; by default the one that `npm test` has bundled. */
  entry?: string;
  /** SQL that the owner of the tables runs before the servers start. */
  statement?: string;
}

export interface Ran {
  calls: number;
  records: number;
  unknown: number;
  faults: number;
  undecided: number;
  /** Description of the errors, in at most 40 lines; empty if there are none. */
  failure: string;
}

const results = fileURLToPath(new URL('../../test-results/histories', import.meta.url));
/** Sessions in which a second signature counts are renewed after this. */
const signInEveryMs = 5 * 60_000;
const recordsPerMinute = 50;

export async function runHistory({ seed, seconds, entry, statement }: Wanted): Promise<Ran> {
  let filled: Filled | undefined;
  const count = Math.ceil((recordsPerMinute * Math.max(seconds, 15)) / 60);
  const cluster = await startCluster(async (urls) => {
    filled = await fillDatabase(urls, count);
    if (statement !== undefined) await rowsOf(urls.migrationDatabaseUrl, statement);
  });
  let replicas: Replicas | undefined;
  try {
    replicas = await startReplicas(cluster, entry);
    const { urls } = replicas;
    if (filled === undefined) throw new Error('The database was not filled.');
    const history = new History();
    const person = (username: string) => new Caller(username, history, urls);
    const reviewers = [
      person('angel'),
      person('angel2'),
      person('angel'),
      person('angel2'),
    ] as const;
    const makers = [person('god'), person('god2')] as const;
    const signIn = async () => {
      for (const caller of [...reviewers, ...makers]) await caller.signIn();
    };
    await signIn();
    const subjects: Subject[] = [];
    const names = await namesOfStaff(cluster.url());
    let over = false;
    const isOver = () => over;
    const renewing = setInterval(signIn, signInEveryMs);
    const working = work({ seed, filled, reviewers, makers, names, subjects, isOver });
    const troubling = trouble({ seed, cluster, replicas, history, isOver });
    try {
      await Promise.race([pause(seconds * 1000), working, troubling]);
    } finally {
      over = true;
      clearInterval(renewing);
    }
    await Promise.all([troubling, working]);
    await untilSealed(cluster.url());
    await replicas.terminate();
    const problems = await checkHistory(history, subjects, cluster.url());
    const unknown = history.calls.filter(({ answer }) => answer === null).length;
    const path = await history.write(results, `seed-${seed}`);
    return {
      ...{ calls: history.calls.length, records: history.byRecord().size, unknown },
      faults: history.faults.length / 2,
      undecided: problems.undecided.length,
      failure: explain({ seed, seconds, path, ...problems }),
    };
  } finally {
    await replicas?.stop();
    await cluster.stop();
  }
}

const sealMsMax = 120_000;

async function untilSealed(url: string): Promise<void> {
  const deadline = Date.now() + sealMsMax;
  while (Date.now() < deadline) {
    const pending = await rowsOf(url, 'select from audit_pending limit 1');
    if (pending.length === 0) return;
    await pause(200);
  }
}

async function rowsOf(url: string, query: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query).finally(() => client.end());
  return rows;
}

async function namesOfStaff(url: string) {
  const rows = await rowsOf(url, 'select id, username from staff_user');
  const names = new Map<string, string>(rows.map(({ id, username }) => [id, username]));
  return (id: string | null) => (id === null ? null : (names.get(id) ?? id));
}
