import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

function runningTotal(column: SQL, counted: SQL): SQL {
  return sql`
    select a.acc_no as subject, coalesce(c.total, 0)::text as expected, a.${column}::text as found
    from account a
    left join (${counted}) c on c.account_id = a.id
    where a.${column} <> coalesce(c.total, 0)`;
}

const credited = (subType: string) => sql`
  select account_id, sum(amount) as total from overdrawn
  where sub_type = ${sql.raw(`'${subType}'`)} and status not in ('pending', 'rejected') group by account_id`;

export const creditQuestions: Readonly<Record<string, SQL>> = {
  'withdrawals of the account are those that stand approved': runningTotal(
    sql`withdrawal`,
    sql`select account_id, sum(amount) as total from withdrawal
        where status = 'approved' group by account_id`,
  ),

  'withdrawal holds and takes what its state says': sql`
    select w.order_no as subject,
      (case w.status when 'pending' then w.amount else 0 end)::text || ' frozen, '
        || (case w.status when 'approved' then -w.amount else 0 end)::text as expected,
      coalesce(l.frozen, 0)::text || ' frozen, ' || coalesce(l.total, 0)::text as found
    from withdrawal w
    left join (
      select t.reference_id, e.account_id, sum(e.amount) as total,
        sum(e.amount) filter (where e.bucket = 'frozen') as frozen
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.reference_type = 'withdrawal' group by t.reference_id, e.account_id
    ) l on l.reference_id = w.id and l.account_id = w.account_id
    where coalesce(l.frozen, 0) <> (case w.status when 'pending' then w.amount else 0 end)
      or coalesce(l.total, 0) <> (case w.status when 'approved' then -w.amount else 0 end)`,

  'withdrawal pays out the net amount and keeps the fee': sql`
    select w.order_no as subject,
      (case w.status when 'approved' then w.net_amount || ' and ' || w.fee else '0 and 0' end) as expected,
      coalesce(l.paid, 0)::text || ' and ' || coalesce(l.kept, 0)::text as found
    from withdrawal w
    left join (
      select t.reference_id, sum(e.amount) filter (where e.firm_account = 'clearing') as paid,
        sum(e.amount) filter (where e.firm_account = 'fee') as kept
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.reference_type = 'withdrawal' and e.firm_account is not null group by t.reference_id
    ) l on l.reference_id = w.id
    where coalesce(l.paid, 0) <> (case w.status when 'approved' then w.net_amount else 0 end)
      or coalesce(l.kept, 0) <> (case w.status when 'approved' then w.fee else 0 end)`,

  'compensation of the account is what was approved': runningTotal(
    sql`compensation`,
    credited('compensation'),
  ),
  'bonus of the account is what was approved': runningTotal(sql`bonus`, credited('bonus')),
  'loans of the account are those that were paid out': runningTotal(sql`loan`, credited('loan')),

  'loan, compensation or bonus is posted once, with its amount, as its state says': sql`
    select o.order_no as subject,
      (case when o.status in ('pending', 'rejected') then 'not posted' else 'once ' || o.amount end) as expected,
      coalesce(l.times || ' times ' || l.total, 'not posted') as found
    from overdrawn o
    left join (
      select t.reference_id, e.account_id, count(*) as times, sum(e.amount) as total
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.reference_type = 'overdrawn' and e.account_id is not null
      group by t.reference_id, e.account_id
    ) l on l.reference_id = o.id
    where (o.status in ('pending', 'rejected')) <> (l.times is null)
      or l.times > 1 or l.total <> o.amount or l.account_id <> o.account_id`,

  'loan is repaid by its payments, and completed when nothing is left of it': sql`
    select o.order_no as subject,
      coalesce(r.principal, 0) || ' ' || coalesce(r.interest, 0) || ' ' || coalesce(r.fine, 0)
        || ' ' || (case when coalesce(r.times, 0) = 0 then 'no payment' else 'paid' end) as expected,
      o.principal_repaid || ' ' || o.interest_repaid || ' ' || o.fine_repaid || ' ' || o.status as found
    from overdrawn o
    left join (
      select loan_id, count(*) as times, sum(principal) as principal, sum(interest) as interest, sum(fine) as fine
      from loan_repayment group by loan_id
    ) r on r.loan_id = o.id
    where o.principal_repaid <> coalesce(r.principal, 0)
      or o.interest_repaid <> coalesce(r.interest, 0)
      or o.fine_repaid <> coalesce(r.fine, 0)
      or (o.status in ('outstanding', 'completed')) <> (r.times is not null)
      or (o.status = 'completed' and o.principal_repaid <> o.amount)`,

  'payment on a loan is posted once, with its amount': sql`
    select r.id::text as subject, 'once ' || -r.amount as expected,
      coalesce(l.times || ' times ' || l.total, 'not posted') as found
    from loan_repayment r
    left join (
      select t.reference_id, count(*) as times, sum(e.amount) as total
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.reference_type = 'loan_repayment' and e.account_id is not null group by t.reference_id
    ) l on l.reference_id = r.id
    where l.times is null or l.times <> 1 or l.total <> -r.amount`,

  'exchange takes and gives its amounts, once': sql`
    select x.order_no as subject, -x.amount || ' and ' || x.received as expected,
      coalesce(l.taken, 0) || ' and ' || coalesce(l.given, 0) as found
    from conversion x
    left join (
      select t.reference_id,
        sum(e.amount) filter (where e.amount < 0) as taken,
        sum(e.amount) filter (where e.amount > 0) as given
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.reference_type = 'exchange' and e.account_id is not null group by t.reference_id
    ) l on l.reference_id = x.id
    where coalesce(l.taken, 0) <> -x.amount or coalesce(l.given, 0) <> x.received`,

  'exchange charges its fee': sql`
    select x.order_no as subject, x.fee::text as expected, coalesce(l.charged, 0)::text as found
    from conversion x
    left join (
      select t.reference_id, sum(e.amount) as charged
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.reference_type = 'exchange' and e.firm_account = 'fee' group by t.reference_id
    ) l on l.reference_id = x.id
    where coalesce(l.charged, 0) <> x.fee`,

  'posting refers to a withdrawal, loan, credit, payment or exchange': sql`
    select t.id::text as subject, 'a ' || t.reference_type as expected, t.reference_id::text as found
    from ledger_transaction t
    where (t.reference_type = 'withdrawal' and not exists (select from withdrawal w where w.id = t.reference_id))
      or (t.reference_type = 'overdrawn' and not exists (select from overdrawn o where o.id = t.reference_id))
      or (t.reference_type = 'loan_repayment' and not exists (select from loan_repayment r where r.id = t.reference_id))
      or (t.reference_type = 'exchange' and not exists (select from conversion x where x.id = t.reference_id))`,

  'principal that the account owes is that of its loans': runningTotal(
    sql`outstanding`,
    sql`select account_id, sum(amount - principal_repaid) as total from overdrawn
        where sub_type = 'loan' and status not in ('pending', 'rejected') group by account_id`,
  ),
};
