import { createInCluster } from '../../../apps/server/src/testing/test-cluster.ts';
import { startPostgres } from '../../support/postgres.ts';
import { type Data, emptyData, startStack } from '../../support/stack.ts';

const variable = 'BROKERDESK_SEEDED_DATA';

/** The demonstration set, that no server runs on: each server of the stories gets a copy. */
export function seededData(): Data {
  return JSON.parse(process.env[variable] ?? '');
}

/** Starts a PostgreSQL for the stories, and seeds once what its servers start on copies of. */
export default async function seed(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  const { dataDir, remove } = await emptyData();
  const { url: databaseUrl } = await createInCluster();
  const stack = await startStack({ dataDir, databaseUrl });
  await stack.terminate();
  process.env[variable] = JSON.stringify({ dataDir, databaseUrl } satisfies Data);
  return async () => {
    await postgres.stop();
    await remove();
  };
}
