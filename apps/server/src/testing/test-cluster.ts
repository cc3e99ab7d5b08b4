import pg from 'pg';
import { newId } from '../kernel/db/order-no.ts';

export interface ClusterDatabase {
  readonly name: string;
  /** For the server, whose role owns nothing. */
  readonly url: string;
  /** For the owner of the tables, who migrates. */
  readonly ownerUrl: string;
  readonly urls: { databaseUrl: string; migrationDatabaseUrl: string };
  /** Drops it, with the connections that are still open. */
  drop(): Promise<void>;
}

/** Empty, or a copy of a database there, which must have no connections. */
export async function createInCluster(
  cluster = process.env['TEST_DATABASE_URL'],
  copyOf?: string,
): Promise<ClusterDatabase> {
  if (cluster === undefined) throw new Error('Run it in the project server-postgres.');
  const name = `test_${newId().replaceAll('-', '')}`;
  const template = copyOf === undefined ? '' : ` template ${copyOf} strategy file_copy`;
  await execute(cluster, `create database ${name} owner brokerdesk_owner${template}`);
  const url = urlAs('brokerdesk_server', cluster, name);
  const ownerUrl = urlAs('brokerdesk_owner', cluster, name);
  return {
    name,
    url,
    ownerUrl,
    urls: { databaseUrl: url, migrationDatabaseUrl: ownerUrl },
    drop: () => execute(cluster, `drop database ${name} with (force)`),
  };
}

const templates = new Map<string, Promise<string>>();

/** A database to copy, which the first process that asks for it makes for all. */
export function templateIn(
  cluster: string,
  name: string,
  make: () => Promise<ClusterDatabase>,
): Promise<string> {
  const key = `${cluster} ${name}`;
  const template = templates.get(key) ?? makeOnce(cluster, name, make);
  templates.set(key, template);
  return template;
}

async function makeOnce(
  cluster: string,
  name: string,
  make: () => Promise<ClusterDatabase>,
): Promise<string> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    // Held until this connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`alter database ${(await make()).name} rename to ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

function urlAs(role: string, cluster: string, name: string): string {
  const url = new URL(cluster);
  url.username = role;
  url.pathname = `/${name}`;
  return url.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
