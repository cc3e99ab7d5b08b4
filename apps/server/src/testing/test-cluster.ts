import pg from 'pg';
import { newId } from '../kernel/db/order-no.ts';

/** A database in a PostgreSQL of the tests. */
export interface ClusterDatabase {
  readonly name: string;
  readonly url: string;
  /** Drops it, with the connections that are still open. */
  drop(): Promise<void>;
}

/**
 * A new database in the PostgreSQL that TEST_DATABASE_URL names: empty, or a copy of one there that has
 * no connections.
 */
export async function createInCluster(
  cluster = process.env['TEST_DATABASE_URL'],
  copyOf?: string,
): Promise<ClusterDatabase> {
  if (cluster === undefined) throw new Error('Run it in the project server-postgres.');
  const name = `test_${newId().replaceAll('-', '')}`;
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  const template = copyOf === undefined ? '' : ` template ${copyOf}`;
  await execute(cluster, `create database ${name}${template}`);
  return {
    name,
    url: url.href,
    drop: () => execute(cluster, `drop database ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
