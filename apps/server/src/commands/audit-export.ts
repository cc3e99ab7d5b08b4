import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { exportLog } from '../platform/audit-seal/evidence.ts';
import { auditSeal } from '../platform/audit-seal/sealer.ts';
import { jwtSecretsOf, openKeyRing } from '../platform/key-ring.ts';
import { runCommand } from './run-command.ts';

/** `pnpm audit:export FOLDER`: the audit log, its checkpoints and the public key, for `pnpm audit:verify`. */
await runCommand(async () => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (folder === undefined) throw new ConfigError('Name the folder to write to.');
  const config = readConfig(process.env);
  const { db, close } = await openDatabase({ ...config, statementTimeoutMs: 0 });
  try {
    const { auditKeys: keys } = await openKeyRing(db, await jwtSecretsOf(config));
    const seal = auditSeal({ db, keys, folder: config.auditDir, log: console });
    const entries = await exportLog(db, seal, folder);
    console.log(`Exported ${entries} entries, sealed by ${(await seal.publicKeys()).join(' ')}`);
    await seal.stop();
  } finally {
    await close();
  }
});
