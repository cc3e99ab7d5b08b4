import pg from 'pg';
import type { Database, Transaction } from './database.ts';

/** A transaction of which nobody knows whether it counts: the connection was lost at its COMMIT. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** What open transactions still have to do before they commit. */
const lastSteps = new WeakMap<Transaction, (() => Promise<void>)[]>();

/**
 * Runs `step` as the last thing of the transaction, in the order of the calls: for a lock that every transaction takes,
 * which is then held no longer than the commit. A nested transaction runs it at once.
 */
export async function beforeCommit(tx: Transaction, step: () => Promise<void>): Promise<void> {
  const steps = lastSteps.get(tx);
  if (steps === undefined) await step();
  else steps.push(step);
}

/**
 * Makes transactions of this database run what `beforeCommit` was given, and throw OutcomeUnknown where everything was
 * done and the answer to COMMIT never came. Before that, a lost connection means that nothing was kept.
 */
export function watchCommits(db: Database): void {
  const transact = db.transaction.bind(db);
  db.transaction = async (run, config) => {
    let allDone = false;
    try {
      return await transact(async (tx) => {
        const steps: (() => Promise<void>)[] = [];
        lastSteps.set(tx, steps);
        const result = await run(tx);
        for (const step of steps) await step();
        allDone = true;
        return result;
      }, config);
    } catch (error) {
      if (!allDone || isRefusal(error)) throw error;
      throw new OutcomeUnknown('The connection to the database was lost at a COMMIT.', {
        cause: error,
      });
    }
  };
}

/** The database has read the COMMIT, said no to it, and lives. */
function isRefusal(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError) return !endsConnection(at.code ?? '');
  }
  return false;
}

const lostMessages = new Set([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]);

/** A connection that was there, and went while it was used. */
export function isConnectionLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof pg.DatabaseError) return endsConnection(at.code ?? '');
    if (lostMessages.has(at.message)) return true;
    if ('syscall' in at && (at.syscall === 'read' || at.syscall === 'write')) return true;
  }
  return false;
}

/** The connection broke (08), or the server goes down (57P). */
function endsConnection(code: string): boolean {
  return code.startsWith('08') || code.startsWith('57P');
}
