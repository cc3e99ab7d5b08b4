import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { encryptKeys, listKeys, replaceKeys, rotateKeys } from '../domains/key/rotate-keys.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { jwtSecretsOf, openKeyRing } from '../platform/key-ring.ts';
import { type Purpose, purposes } from '../platform/secrets.ts';
import { runCommand } from './run-command.ts';

/**
 * `pnpm keys:rotate [PURPOSE…] [--emergency | --list]`: makes new keys, of every purpose unless some are named, which the
 * servers use from a minute later on. `--emergency`: at once, and what the old ones signed is refused.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { emergency: { type: 'boolean', default: false }, list: { type: 'boolean' } },
  });
  const names = positionals.length === 0 ? purposes : positionals.map(readPurpose);
  const config = readConfig(process.env);
  const { db, close } = await openDatabase({ ...config, statementTimeoutMs: 0 });
  try {
    const ring = await openKeyRing(db, await jwtSecretsOf(config));
    const operator = userInfo().username;
    if (!values.list) {
      if (config.jwtSecretPrevious !== null) await encryptKeys({ db, ring }, operator);
      const rotate = values.emergency ? replaceKeys : rotateKeys;
      await rotate({ db, ring }, names, operator);
    }
    console.table(await listKeys(db));
  } finally {
    await close();
  }
});

function readPurpose(name: string): Purpose {
  const purpose = purposes.find((each) => each === name);
  if (purpose !== undefined) return purpose;
  throw new ConfigError(`${name} is no purpose of a key: expected one of ${purposes.join(', ')}.`);
}
