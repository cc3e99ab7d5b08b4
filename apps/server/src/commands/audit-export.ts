import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { exportLog } from '../platform/audit-seal/evidence.ts';
import { auditSeal } from '../platform/audit-seal/sealer.ts';
import { deriveSecrets, keptJwtSecret } from '../platform/secrets.ts';
import { runCommand } from './run-command.ts';

/** `pnpm audit:export FOLDER`: the audit log, its checkpoints and the public key, for `pnpm audit:verify`. */
await runCommand(async () => {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  if (folder === undefined) throw new ConfigError('Name the folder to write to.');
  const config = readConfig(process.env);
  const { dataDir, databaseUrl, auditDir } = config;
  const secrets = deriveSecrets(config.jwtSecret ?? (await keptJwtSecret(dataDir)));
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  try {
    const seal = auditSeal({ db, seed: secrets.auditSeed, folder: auditDir, log: console });
    const entries = await exportLog(db, seal, folder);
    console.log(`Exported ${entries} entries, sealed by ${seal.publicKey}`);
    await seal.stop();
  } finally {
    await close();
  }
});
