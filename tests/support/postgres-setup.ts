import { startPostgres, type ThrowawayPostgres } from './postgres.ts';

/** Shared by the projects of a run, each of which reads this file anew. */
const run = globalThis as typeof globalThis & {
  postgresOfTests?: { started: Promise<ThrowawayPostgres>; users: number };
};

export default async function providePostgres(): Promise<() => Promise<void>> {
  run.postgresOfTests ??= { started: startPostgres(), users: 0 };
  const { postgresOfTests } = run;
  postgresOfTests.users += 1;
  const postgres = await postgresOfTests.started;
  process.env['TEST_DATABASE_URL'] = postgres.url;
  return async () => {
    postgresOfTests.users -= 1;
    if (postgresOfTests.users > 0) return;
    delete run.postgresOfTests;
    await postgres.stop();
  };
}
