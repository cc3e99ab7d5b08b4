import type { Database, Transaction } from '../../kernel/db/database.ts';
import { addAccesses } from './accesses.ts';
import { type Batch, inBatches } from './batches.ts';
import { addConversions, addSecondAccounts } from './conversions.ts';
import { addCredits } from './credits.ts';
import { addTrades } from './trades.ts';
import { addWithdrawals } from './withdrawals.ts';

type Add = (tx: Transaction, batch: Batch) => Promise<void>;

/** How many there are of each kind, for a hundred deposits. */
const shares: Readonly<Record<string, { percent: number; add: Add }>> = {
  withdrawals: { percent: 15, add: addWithdrawals },
  'loans and credits': { percent: 2, add: addCredits },
  exchanges: { percent: 5, add: addConversions },
  trades: { percent: 20, add: addTrades },
  accesses: { percent: 60, add: addAccesses },
};

/**
 * Adds a history beside the deposits to clients of the large set: small sums, so that balances stay positive.
 * One in fifty goes to few clients, who have a long one.
 */
export async function seedLargeHistory(
  db: Database,
  { deposits }: { deposits: number },
  progress: (done: string) => void = () => {},
): Promise<void> {
  await db.transaction(addSecondAccounts);
  for (const [name, { percent, add }] of Object.entries(shares)) {
    const count = Math.floor((deposits * percent) / 100);
    await inBatches(db, count, add);
    progress(`${count} ${name}`);
  }
}
