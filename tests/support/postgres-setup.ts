import { startPostgres } from './postgres.ts';

export default async function providePostgres(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  return () => postgres.stop();
}
