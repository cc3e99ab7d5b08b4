import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { account, ledgerEntry } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';

/**
 * Throws HAS_LEDGER_ENTRIES. Locks the accounts, in the order of the ledger, so that none is booked until the
 * transaction ends.
 */
export async function requireNoLedgerEntries(tx: Transaction, clientId: string): Promise<void> {
  const accounts = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.clientId, clientId))
    .orderBy(asc(account.id))
    .for('update');
  if (accounts.length === 0) return;
  const [entry] = await tx
    .select({ seq: ledgerEntry.seq })
    .from(ledgerEntry)
    .where(
      inArray(
        ledgerEntry.accountId,
        accounts.map(({ id }) => id),
      ),
    )
    .limit(1);
  if (entry !== undefined) throw new Problem('HAS_LEDGER_ENTRIES');
}
