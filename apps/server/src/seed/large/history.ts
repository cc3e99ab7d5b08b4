import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { type Batch, holdersOf, inBatches, scatter, timedId } from './batches.ts';
import { addCredits } from './credits.ts';
import { line, postEntries } from './post-entries.ts';
import { addTrades } from './trades.ts';
import { addWithdrawals } from './withdrawals.ts';

async function addSecondAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into account (id, client_id, acc_no, currency, created_at, updated_at)
    select ${timedId(sql`a.created_at`, sql`'second' || a.id`)}, a.client_id, 'HKD-' || a.acc_no, 'HKD', a.created_at, a.created_at
    from account a join client c on c.id = a.client_id
    where a.currency = 'USD' and a.deposit >= 3000 and not c.fake
      and not exists (select from account o where o.client_id = a.client_id and o.currency = 'HKD')`);
}

async function addConversions(tx: Transaction, batch: Batch): Promise<void> {
  await tx.execute(sql`
    create temporary table large_made on commit drop as
    with ${holdersOf(batch)}
    select h.*, ${timedId(sql`at`, sql`'exchange' || number`)} as id, nextval('order_no') as serial, maker,
      (select min(a.id::text)::uuid from account a where a.client_id = h.client_id and a.currency = 'HKD') as to_account_id
    from holders h cross join people`);
  await tx.execute(sql`
    insert into conversion (id, order_no, client_id, from_account_id, to_account_id, amount, currency, received,
      received_currency, rate, rate_at, maker_id, created_at)
    select id, 'X' || to_char(at at time zone 'UTC', 'YYYYMMDD') || '-' || serial, client_id, account_id,
      to_account_id, amount, currency, amount * 8, 'HKD', 8, at, maker, at
    from large_made where to_account_id is not null order by number`);
  const done = { type: 'exchange', id: sql`id`, actorId: sql`maker`, at: sql`at` };
  const from = { ...done, source: sql`large_made where to_account_id is not null` };
  const to = {
    ...done,
    source: sql`(select id, maker, at, amount, 'HKD' as currency, to_account_id as account_id
      from large_made where to_account_id is not null) other`,
  };
  const kind = sql`'exchange.done'`;
  await postEntries(
    tx,
    sql.join(
      [
        line({ kind, on: 'available', amount: sql`-amount` }, from),
        line({ kind, on: sql`'exchange'`, amount: sql`amount` }, from),
        line({ kind, on: sql`'exchange'`, amount: sql`-amount * 8` }, to),
        line({ kind, on: 'available', amount: sql`amount * 8` }, to),
      ],
      sql` union all `,
    ),
  );
}

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
