import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A guard of the server that is left out, which the histories have to find. */
export interface Mutant {
  guard: string;
  /** From the sources of the server. */
  file: string;
  /** Once in the file. */
  line: string;
  instead: string;
}

export const mutants: readonly Mutant[] = [
  {
    guard: 'the lock of a deposit',
    file: 'domains/deposit/audit-deposit.ts',
    line: 'await lockInScope(tx, actor, deposit, eq(deposit.id, id));',
    instead: '',
  },
  {
    guard: 'the lock of a withdrawal',
    file: 'domains/withdrawal/audit-withdrawal.ts',
    line: 'await lockInScope(tx, actor, withdrawal, eq(withdrawal.id, id));',
    instead: '',
  },
  {
    guard: 'the lock of a credit',
    file: 'domains/credit/audit-overdrawn.ts',
    line: 'await lockInScope(tx, actor, overdrawn, eq(overdrawn.id, id));',
    instead: '',
  },
  {
    guard: 'the lock of the accounts of a posting',
    file: 'platform/ledger/ledger.ts',
    line: ".for('no key update');",
    instead: ';',
  },
  {
    guard: 'the lock of the sums that one user has signed',
    file: 'domains/approval/two-people.ts',
    line: 'await lockSums(tx, act.limit, tiedTo(colleagues, actor.id), act.clientId);',
    instead: '',
  },
  {
    guard: 'the lock of a claim',
    file: 'platform/work-item.ts',
    line: ".for('update');",
    instead: ';',
  },
  {
    guard: 'the version of a decision',
    file: 'domains/approval/reviewed-record.ts',
    line: '(seenVersion !== undefined && now.version !== seenVersion)',
    instead: 'false',
  },
  {
    guard: 'the Idempotency-Key',
    file: 'platform/idempotent.ts',
    line: "const key = input.header['Idempotency-Key'];",
    instead: "const key = input.header['Idempotency-Key'] + Math.random();",
  },
  {
    guard: 'the request of an Idempotency-Key',
    file: 'platform/idempotent.ts',
    line: 'if (first?.requestHash !== requestHash)',
    instead: 'if (first === undefined)',
  },
  {
    guard: 'the unknown outcome of a lost connection',
    file: 'http/error-handler.ts',
    line: "new Problem(reads ? 'BUSY' : 'OUTCOME_UNKNOWN',",
    instead: "new Problem('BUSY',",
  },
  {
    guard: 'the warning of a commit',
    file: 'kernel/db/lost-connection.ts',
    line: 'if (warned?.isSet())',
    instead: 'if (false)',
  },
  {
    guard: 'the second person, who is another one',
    file: 'platform/approval/verdict.ts',
    line: 'if (signers.some((id) => id !== personId && !standing.areTied(id, personId))) {',
    instead: 'if (signers.length > 0) {',
  },
];

const root = fileURLToPath(new URL('../../apps/server', import.meta.url));

/** Bundles the server without the guard, as `npm test` bundles it. Returns the path of the program. */
export async function buildMutant({ guard, file, line, instead }: Mutant): Promise<string> {
  const source = `${root}/src/${file}`;
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
