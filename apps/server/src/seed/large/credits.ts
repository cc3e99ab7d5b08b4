import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Batch, holdersOf, timedId } from './batches.ts';
import { line, postEntries } from './post-entries.ts';

export async function addCredits(tx: Transaction, batch: Batch): Promise<void> {
  await tx.execute(sql`
    create temporary table large_made on commit drop as
    with ${holdersOf(batch)}, decided as (
      select h.*, number % 5 <> 4 as lent, case when number % 20 = 0 then 'pending' when number % 10 = 1 then 'rejected'
        when number % 5 = 4 or number % 10 = 2 or at > now() - interval '30 days' then 'approved' else 'completed' end as status,
        least(at + interval '2 hours', now()) as checked_at, least(at + interval '25 days', now()) as repaid_at, checker
      from holders h cross join people)
    select *, ${timedId(sql`at`, sql`'credit' || number`)} as id,
      ${timedId(sql`repaid_at`, sql`'repayment' || number`)} as repayment_id, nextval('order_no') as serial
    from decided`);
  await tx.execute(sql`
    insert into overdrawn (id, order_no, sub_type, client_id, account_id, amount, currency, base_amount, status,
      apr, late_apr, term_days, disbursed_at, due_at, completed_at, counted_days, principal_days, principal_repaid,
      made_at, checker_id, checked_at, reason_code, version, created_at, updated_at)
    select id, 'L' || to_char(at at time zone 'UTC', 'YYYYMMDD') || '-' || serial,
      case when lent then 'loan' else 'bonus' end, client_id, account_id, amount, currency, amount, status,
      case when lent then 0 end, case when lent then 12 end, case when lent then 30 + number % 3 * 30 end,
      case when lent and status in ('approved', 'completed') then checked_at end,
      case when lent and status in ('approved', 'completed') then checked_at + interval '1 day' * (30 + number % 3 * 30) end,
      case when status = 'completed' then repaid_at end, case when status = 'completed' then 24 else 0 end,
      case when status = 'completed' then 24 * amount else 0 end, case when status = 'completed' then amount else 0 end,
      at, case when status <> 'pending' then checker end, case when status <> 'pending' then checked_at end,
      case when status = 'rejected' then 'other' end, case status when 'pending' then 1 when 'completed' then 3 else 2 end,
      at, at
    from large_made order by number`);
  await tx.execute(sql`
    insert into loan_repayment (id, loan_id, amount, fine, interest, principal, created_at)
    select repayment_id, id, amount, 0, 0, amount, repaid_at from large_made where status = 'completed'`);
  const given = {
    type: 'overdrawn',
    id: sql`id`,
    actorId: sql`checker`,
    at: sql`checked_at`,
    source: sql`large_made where status in ('approved', 'completed')`,
  };
  const paid = {
    type: 'loan_repayment',
    id: sql`repayment_id`,
    actorId: sql`null::uuid`,
    at: sql`repaid_at`,
    source: sql`large_made where status = 'completed'`,
  };
  const approved = sql`case when lent then 'loan' else 'bonus' end || '.approved'`;
  const repaid = sql`'loan.repaid'`;
  const lent = sql`case when lent then amount else 0 end`;
  await postEntries(
    tx,
    sql.join(
      [
        line(
          {
            kind: approved,
            on: 'available',
            amount: sql`amount`,
            totals: {
              loan: lent,
              outstanding: lent,
              bonus: sql`case when lent then 0 else amount end`,
            },
          },
          given,
        ),
        line(
          {
            kind: approved,
            on: sql`case when lent then 'loan' else 'bonus' end`,
            amount: sql`-amount`,
          },
          given,
        ),
        line(
          {
            kind: repaid,
            on: 'available',
            amount: sql`-amount`,
            totals: { outstanding: sql`-amount` },
          },
          paid,
        ),
        line({ kind: repaid, on: sql`'loan'`, amount: sql`amount` }, paid),
      ],
      sql` union all `,
    ),
  );
}
