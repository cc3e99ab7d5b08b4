import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Batch, holdersOf, timedId } from './batches.ts';
import { line, postEntries } from './post-entries.ts';

export async function addSecondAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into account (id, client_id, acc_no, currency, created_at, updated_at)
    select ${timedId(sql`a.created_at`, sql`'second' || a.id`)}, a.client_id, 'HKD-' || a.acc_no, 'HKD', a.created_at, a.created_at
    from account a join client c on c.id = a.client_id
    where a.currency = 'USD' and a.deposit >= 3000 and not c.fake
      and not exists (select from account o where o.client_id = a.client_id and o.currency = 'HKD')`);
}

export async function addConversions(tx: Transaction, batch: Batch): Promise<void> {
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
