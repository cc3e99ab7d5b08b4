import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { type Batch, holdersOf, inBatches, scatter, timedId } from './batches.ts';
import { addConversions, addSecondAccounts } from './conversions.ts';
import { addCredits } from './credits.ts';
import { addTrades } from './trades.ts';
import { addWithdrawals } from './withdrawals.ts';

async function addAccesses(tx: Transaction, batch: Batch): Promise<void> {
  const host = scatter(sql`'i' || number`);
  const home = scatter(sql`client_id::text`);
  await tx.execute(sql`
    with ${holdersOf(batch)}
    insert into client_access (id, client_id, at, action, ip, device_os, device_type, country, city)
    select ${timedId(sql`at`, sql`'access' || number`)}, client_id, at,
      case when number % 30 = 3 then 'sign_in_failed' when number % 200 = 4 then 'password_changed' else 'signed_in' end,
      case when number % 10 = 0 then '203.0.113.' || ${host} % 200
        else '10.' || ${home} % 256 || '.' || ${home} / 256 % 256 || '.' || ${home} / 65536 % 256 end,
      case when number % 3 = 0 then 'iOS' else 'Android' end, 'mobile', 'HK', 'Hong Kong'
    from holders order by number`);
}

type Add = (tx: Transaction, batch: Batch) => Promise<void>;

/** How many there are of each kind, for a hundred deposits. */
const shares: Readonly<Record<string, { percent: number; add: Add }>> = {
  withdrawals: { percent: 15, add: addWithdrawals },
  'loans and credits': { percent: 2, add: addCredits },
  exchanges: { percent: 5, add: addConversions },
  trades: { percent: 20, add: addTrades },
  accesses: { percent: 60, add: addAccesses },
};

/** Small sums, so that balances stay positive. */
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
