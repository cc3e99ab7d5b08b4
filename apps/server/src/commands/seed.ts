import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Database } from '../kernel/db/database.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { account, client, deposit, ledgerEntry, staffUser } from '../kernel/db/schema.ts';
import { jwtSecretsOf, openKeyRing } from '../platform/key-ring.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import { seedLargeHistory } from '../seed/large/history.ts';
import { demoAccounts, seedDemo } from '../seed/seed-demo.ts';
import { seedLarge } from '../seed/seed-large.ts';
import { runCommand } from './run-command.ts';

/**
 * `pnpm seed [--clients N] [--deposits N] [--json FILE]`: the demonstration set into an empty
 * database and, with numbers, that many clients and deposits more, with what goes with them, for measuring.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      clients: { type: 'string', default: '0' },
      deposits: { type: 'string', default: '0' },
      json: { type: 'string' },
    },
  });
  const clients = readCount('--clients', values.clients);
  const deposits = readCount('--deposits', values.deposits);
  // The demonstration accounts have known passwords: the same refusal as the server's.
  const config = readConfig({ ...process.env, SEED: 'demo' });
  const { dataDir, migrationDatabaseUrl } = config;
  const databaseUrl = migrationDatabaseUrl ?? config.databaseUrl;
  // Without the limit on statements, which is for questions of people; as the owner, who may switch off triggers.
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  try {
    await seedDemoSet(db, config);
    const progress = (done: string) => console.log(done);
    await seedLarge(db, { clients, deposits }, progress);
    await seedLargeHistory(db, { deposits }, progress);
    const counts = await countRows(db);
    console.table(counts);
    console.log(demoAccounts);
    if (values.json !== undefined) {
      await writeFile(values.json, `${JSON.stringify(counts, null, 2)}\n`);
    }
  } finally {
    await close();
  }
});

function readCount(option: string, text: string): number {
  if (/^\d{1,8}$/.test(text)) return Number(text);
  throw new ConfigError(`${option} is wrong: expected a whole number.`);
}

async function seedDemoSet(db: Database, config: Config): Promise<void> {
  const { secrets } = await openKeyRing(db, await jwtSecretsOf(config));
  await seedDemo(db, {
    log: { info: (message) => console.log(message) },
    services: {
      secrets,
      files: await openFileStore(config, { warn: (message) => console.warn(message) }),
    },
  });
}

async function countRows(db: Database): Promise<Record<string, number>> {
  return {
    staff: await db.$count(staffUser),
    clients: await db.$count(client),
    accounts: await db.$count(account),
    deposits: await db.$count(deposit),
    'ledger entries': await db.$count(ledgerEntry),
  };
}
