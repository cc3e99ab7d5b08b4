import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createInCluster } from '../../apps/server/src/testing/test-cluster.ts';
import { startPostgres, type ThrowawayPostgres } from '../support/postgres.ts';
import { type Network, startNetwork } from './network.ts';

export interface Cluster {
  /** The database, past the networks, for the role of the servers. */
  url(): string;
  readonly networks: readonly [Network, Network];
  freeze(ms: number): Promise<void>;
  restart(): Promise<void>;
  /** Loses the standby, breaks the waits of commits for it off, and goes on with the standby instead of the primary. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

export type Filling = Awaited<ReturnType<typeof createInCluster>>['urls'];

/** `fill` fills the database before it has a standby. */
export async function startCluster(fill: (database: Filling) => Promise<void>): Promise<Cluster> {
  let primary = await startPostgres();
  const { name, url: database, urls } = await createInCluster(primary.url);
  await fill(urls);
  // Servers for tests give up safety for speed, which this database must not.
  await run(primary.url, `alter database ${name} set synchronous_commit = on`);
  // A standby that has lost its primary looks for it every five seconds; commits wait that long.
  await run(primary.url, "alter system set wal_retrieve_retry_interval = '50ms'");
  let standby = await addStandby(primary);
  const networks = [await startNetwork(database), await startNetwork(database)] as const;

  return {
    url() {
      const url = new URL(database);
      url.searchParams.set('host', folderOf(primary));
      return url.href;
    },
    networks,
    async freeze(ms) {
      primary.signal('SIGSTOP');
      await pause(ms);
      primary.signal('SIGCONT');
    },
    restart: () => primary.restart(async () => {}),
    async failOver() {
      let letGo = () => {};
      await untilCaughtUp(primary);
      await standby.restart(async () => {
        await pause(commitMs);
        const releases = networks.map((network) => network.hold('requests'));
        letGo = () => {
          for (const release of releases) release();
        };
        await breakWaits(primary);
        for (const network of networks) network.drop();
        await primary.stop();
        // Without it, the standby starts as a server of its own.
        await rm(join(folderOf(standby), 'data', 'standby.signal'));
      });
      primary = standby;
      await run(primary.url, 'alter system reset synchronous_standby_names');
      await run(primary.url, 'select pg_reload_conf()');
      for (const network of networks) network.leadTo(primary.url);
      letGo();
      standby = await addStandby(primary);
    },
    async stop() {
      await Promise.all(networks.map((network) => network.close()));
      await standby.stop();
      await primary.stop();
    },
  };
}

async function addStandby(primary: ThrowawayPostgres): Promise<ThrowawayPostgres> {
  const standby = await startPostgres({ copyOf: primary.url });
  await run(primary.url, "alter system set synchronous_standby_names = '*'");
  await run(primary.url, 'select pg_reload_conf()');
  return standby;
}

/**
 * Waits for the standby to have what can be seen: a restart of the primary breaks waits off, too, and shows what the
 * standby may not have.
 */
async function untilCaughtUp({ url }: ThrowawayPostgres): Promise<void> {
  const [now] = await run(url, 'select pg_current_wal_flush_lsn() as lsn');
  const caughtUp = `select from pg_stat_replication
    where sync_state = 'sync' and flush_lsn >= '${now?.['lsn']}'`;
  while ((await run(url, caughtUp)).length === 0) await pause(roundMs);
}

const folderOf = ({ url }: ThrowawayPostgres) => new URL(url).searchParams.get('host') ?? '';

/** Long enough for some transactions to commit, which then wait for the standby. */
const commitMs = 1000;
/** Long enough for responses to arrive. */
const waitMs = 300;
const roundMs = 50;

/**
 * Commits that wait for the standby are confirmed with a warning, and are lost with the primary. Everything else ends
 * before: it would respond from a state that is lost.
 */
async function breakWaits({ url }: ThrowawayPostgres): Promise<void> {
  const waits = "wait_event is not distinct from 'SyncRep'";
  // Transactions that waited for a lock of one that ends may be at their commit a moment later.
  let quiet = 0;
  while (quiet < 3) {
    const { length: ended } = await run(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and not (${waits})`,
    );
    quiet = ended === 0 ? quiet + 1 : 0;
    await pause(roundMs);
  }
  await run(url, `select pg_cancel_backend(pid) from pg_stat_activity where ${waits}`);
  await pause(waitMs);
}

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}
