import { startPostgres } from './postgres.ts';

/** Gives the server's tests a PostgreSQL of their own, instead of the embedded database. */
export default async function providePostgres(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  return () => postgres.stop();
}
