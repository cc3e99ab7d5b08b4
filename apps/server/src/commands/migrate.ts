import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { runCommand } from './run-command.ts';

/**
 * `pnpm migrate`: applies the migrations as the user of MIGRATION_DATABASE_URL, and gives the user of DATABASE_URL the
 * rights of the server. The server then needs DATABASE_URL alone.
 */
await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl === null || config.migrationDatabaseUrl === null) {
    throw new ConfigError('DATABASE_URL and MIGRATION_DATABASE_URL are needed.');
  }
  const { close } = await openDatabase(config);
  await close();
  console.log('The database is ready for this version.');
});
