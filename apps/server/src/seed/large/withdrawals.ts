import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Batch, holdersOf, scatter, timedId } from './batches.ts';
import { line, postEntries } from './post-entries.ts';

export async function addWithdrawals(tx: Transaction, batch: Batch): Promise<void> {
  await tx.execute(sql`
    create temporary table large_made on commit drop as
    with ${holdersOf(batch)}
    select h.*, ${timedId(sql`at`, sql`'withdrawal' || number`)} as id, nextval('order_no') as serial,
      case when number % 20 = 0 then 'pending' when number % 10 = 1 then 'rejected' else 'approved' end as status,
      case when number % 20 <> 0 then least(at + interval '2 hours', now()) end as checked_at,
      checker, '6225' || lpad(case when number % 100 = 7 then number % 400 else ${scatter(sql`client_id::text`)} end::text, 12, '0') as acc_no
    from holders h cross join people`);
  await tx.execute(sql`
    insert into withdrawal (id, order_no, client_id, account_id, amount, fee, net_amount, currency,
      base_amount, destination, destination_key, first_used_at, status, made_at, checker_id, checked_at,
      reason_code, version, created_at, updated_at)
    select id, 'W' || to_char(at at time zone 'UTC', 'YYYYMMDD') || '-' || serial, client_id, account_id,
      amount, 0, amount, currency, amount, jsonb_build_object('kind', 'bank', 'bank_name', 'HSBC',
        'holder_name', full_name, 'acc_no', acc_no, 'address', null, 'phone', null),
      'bank hsbc ' || acc_no, at, status, at, case when checked_at is not null then checker end,
      checked_at, case when status = 'rejected' then 'holder_differs' end,
      case when status = 'pending' then 1 else 2 end, at, coalesce(checked_at, at)
    from large_made order by number`);
  const requested = { type: 'withdrawal', id: sql`id`, actorId: sql`null::uuid`, at: sql`at` };
  const made = { ...requested, source: sql`large_made` };
  const decided = (status: string) => ({
    ...requested,
    actorId: sql`checker`,
    at: sql`checked_at`,
    source: sql`large_made where status = ${status}`,
  });
  const created = sql`'withdrawal.created'`;
  const approved = sql`'withdrawal.approved'`;
  const rejected = sql`'withdrawal.rejected'`;
  const [paidOut, back] = [decided('approved'), decided('rejected')];
  await postEntries(
    tx,
    sql.join(
      [
        line({ kind: created, on: 'available', amount: sql`-amount` }, made),
        line({ kind: created, on: 'frozen', amount: sql`amount` }, made),
        line(
          {
            kind: approved,
            on: 'frozen',
            amount: sql`-amount`,
            totals: { withdrawal: sql`amount` },
          },
          paidOut,
        ),
        line({ kind: approved, on: sql`'clearing'`, amount: sql`amount` }, paidOut),
        line({ kind: rejected, on: 'frozen', amount: sql`-amount` }, back),
        line({ kind: rejected, on: 'available', amount: sql`amount` }, back),
      ],
      sql` union all `,
    ),
  );
}
