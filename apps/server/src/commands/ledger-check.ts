import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import type { Database } from '../kernel/db/database.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { checkFigures } from '../platform/figures/figures.ts';
import { checkLedger, type Violation } from '../platform/ledger/ledger-check.ts';
import { runCommand } from './run-command.ts';

/** `pnpm ledger:check [--json FILE]`: prints violations of the ledger; exit code 1 if there are any. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  // Without the limit on statements, which is for questions of people.
  const { db, close } = await openDatabase({ ...readConfig(process.env), statementTimeoutMs: 0 });
  const violations = await checkEverything(db).finally(close);
  if (values.json !== undefined) {
    await writeFile(values.json, `${JSON.stringify({ violations }, null, 2)}\n`);
  }
  if (violations.length === 0) {
    console.log('The books are right: ledger, balances, deposits, counts and audit log agree.');
    return;
  }
  console.table(violations);
  process.exitCode = 1;
});

async function checkEverything(db: Database): Promise<Violation[]> {
  return [...(await checkLedger(db)), ...(await checkFigures(db))];
}
