import { startPostgres } from '../../support/postgres.ts';
import { type Data, seedData } from '../../support/stack.ts';

const variable = 'BROKERDESK_SEEDED_DATA';

/** No server runs on it: each server of the stories gets a copy. */
export function seededData(): Data {
  return JSON.parse(process.env[variable] ?? '');
}

export default async function seed(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  const { dataDir, databaseUrl, remove } = await seedData();
  process.env[variable] = JSON.stringify({ dataDir, databaseUrl } satisfies Data);
  return async () => {
    await postgres.stop();
    await remove();
  };
}
