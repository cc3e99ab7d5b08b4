import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Wanted } from './run-history.ts';

export interface Mutant {
  guard: string;
  /** From the folder of the server. */
  file: string;
  /** Once in the file. */
  line: string;
  instead: string;
}

export const mutants: readonly Mutant[] = [
  {
    guard: 'the lock of a deposit',
    file: 'src/domains/deposit/audit-deposit.ts',
    line: 'lock: lockedInScope(deposit, requireDepositRow),',
    instead: 'lock: (tx, context, id) => requireDepositRow(tx, context.actor, id),',
  },
  {
    guard: 'the lock of a withdrawal',
    file: 'src/domains/withdrawal/audit-withdrawal.ts',
    line: 'lock: lockedInScope(withdrawal, requireWithdrawalRow),',
    instead: 'lock: (tx, context, id) => requireWithdrawalRow(tx, context.actor, id),',
  },
  {
    guard: 'the lock of a credit',
    file: 'src/domains/credit/audit-overdrawn.ts',
    line: 'lock: lockedInScope(overdrawn, requireOverdrawnRow),',
    instead: 'lock: (tx, context, id) => requireOverdrawnRow(tx, context.actor, id),',
  },
  {
    guard: 'the lock of the accounts of a posting',
    file: 'migrations/0000_baseline.sql',
    line: 'PERFORM FROM account a WHERE a.id = ANY (ids) ORDER BY a.id FOR NO KEY UPDATE;',
    instead: 'PERFORM FROM account a WHERE a.id = ANY (ids);',
  },
  {
    guard: 'the lock of the sums that one user has signed',
    file: 'src/domains/approval/approver.ts',
    line: 'await lockSums(tx, limit, tiedTo(people.colleagues, people.actor.id), clientId);',
    instead: '',
  },
  {
    guard: 'the lock of a claim',
    file: 'src/platform/work-item.ts',
    line: ".for('update');",
    instead: ';',
  },
  {
    guard: 'the version of a decision',
    file: 'src/domains/approval/reviewed-record.ts',
    line: '(seenVersion !== undefined && now.version !== seenVersion)',
    instead: 'false',
  },
  {
    guard: 'the Idempotency-Key',
    file: 'src/platform/idempotent.ts',
    line: "const key = input.header['Idempotency-Key'];",
    instead: "const key = input.header['Idempotency-Key'] + Math.random();",
  },
  {
    guard: 'the request of an Idempotency-Key',
    file: 'src/platform/idempotent.ts',
    line: 'if (first?.requestHash !== requestHash)',
    instead: 'if (first === undefined)',
  },
  {
    guard: 'the unknown outcome of a lost connection',
    file: 'src/http/error-handler.ts',
    line: "new Problem(reads ? 'BUSY' : 'OUTCOME_UNKNOWN',",
    instead: "new Problem('BUSY',",
  },
  {
    guard: 'the warning of a commit',
    file: 'src/kernel/db/lost-connection.ts',
    line: 'if (warned?.isSet())',
    instead: 'if (false)',
  },
  {
    guard: 'the second person, who is another one',
    file: 'src/platform/approval/verdict.ts',
    line: 'if (signers.some((id) => id !== personId && !standing.areTied(id, personId))) {',
    instead: 'if (signers.length > 0) {',
  },
];

const root = fileURLToPath(new URL('../../apps/server', import.meta.url));

export async function leaveOut(mutant: Mutant): Promise<Pick<Wanted, 'entry' | 'statement'>> {
  if (!mutant.file.endsWith('.sql')) return { entry: await buildMutant(mutant) };
  const { guard, file, line, instead } = mutant;
  const statements = (await readFile(`${root}/${file}`, 'utf8')).split('--> statement-breakpoint');
  const made = statements.find((statement) => statement.includes(line));
  if (made === undefined) throw new Error(`There is no ${guard} in ${file}.`);
  const changed = made.replace(line, () => instead);
  return { statement: changed.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION') };
}

/** Returns the path of the program. */
async function buildMutant({ guard, file, line, instead }: Mutant): Promise<string> {
  const source = `${root}/${file}`;
  // Inside the package, so that external dependencies resolve.
  const outDir = `${root}/node_modules/.cache/server-mutant`;
  let isMade = false;
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'leave a guard out',
        enforce: 'pre',
        transform(code, id) {
          if (id.split('?')[0] !== source) return undefined;
          isMade = code.includes(line);
          return code.replace(line, () => instead);
        },
      },
    ],
  });
  if (!isMade) throw new Error(`There is no ${guard} in ${file}.`);
  return `${outDir}/server.mjs`;
}
