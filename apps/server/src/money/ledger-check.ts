import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';
import { checkAuditChain } from '../platform/audit-chain.ts';

/** Something in the books that cannot be true. */
export interface Violation {
  check: string;
  /** The record that it concerns. */
  subject: string;
  expected: string;
  found: string;
}

/** Each question answers one row for each violation, with the columns subject, expected and found. */
const questions: Readonly<Record<string, SQL>> = {
  'transaction sums to zero in each currency': sql`
    select transaction_id::text || ' ' || currency as subject, '0' as expected, sum(amount)::text as found
    from ledger_entry group by transaction_id, currency having sum(amount) <> 0`,

  'transaction has entries': sql`
    select t.id::text as subject, 'entries' as expected, 'none' as found
    from ledger_transaction t
    where not exists (select from ledger_entry e where e.transaction_id = t.id)`,

  'entry is in the currency of its account': sql`
    select e.seq::text as subject, a.currency as expected, e.currency as found
    from ledger_entry e join account a on a.id = e.account_id where a.currency <> e.currency`,

  'balance is the sum of the entries': sql`
    select a.acc_no as subject, coalesce(l.total, 0)::text as expected, a.balance::text as found
    from account a
    left join (select account_id, sum(amount) as total from ledger_entry group by account_id) l
      on l.account_id = a.id
    where a.balance <> coalesce(l.total, 0)`,

  'frozen is the sum of the frozen entries': sql`
    select a.acc_no as subject, coalesce(l.total, 0)::text as expected, a.frozen::text as found
    from account a
    left join (select account_id, sum(amount) as total from ledger_entry
               where bucket = 'frozen' group by account_id) l on l.account_id = a.id
    where a.frozen <> coalesce(l.total, 0)`,

  'available is not negative': sql`
    select acc_no as subject, 'at least 0' as expected, (balance - frozen)::text as found
    from account where balance - frozen < 0`,

  'deposits of the account are those that stand approved': sql`
    select a.acc_no as subject, coalesce(d.total, 0)::text as expected, a.deposit::text as found
    from account a
    left join (select account_id, sum(credited_amount) as total from deposit
               where status = 'approved' group by account_id) d on d.account_id = a.id
    where a.deposit <> coalesce(d.total, 0)`,

  'deposit is posted once, with its amount, as its state says': sql`
    with posted as (
      select t.reference_id as id, t.kind, count(distinct t.id) as times,
        sum(e.amount) filter (where e.account_id = d.account_id) as amount
      from ledger_transaction t
      join deposit d on d.id = t.reference_id
      join ledger_entry e on e.transaction_id = t.id
      where t.reference_type = 'deposit'
      group by t.reference_id, t.kind
    ), due as (
      select id, 'deposit.approved' as kind, credited_amount as amount from deposit
      where status in ('approved', 'rolled_back')
      union all
      select id, 'deposit.rolled_back', -credited_amount from deposit where status = 'rolled_back'
    )
    select coalesce(due.id, posted.id)::text || ' ' || coalesce(due.kind, posted.kind) as subject,
      coalesce('once ' || due.amount, 'not posted') as expected,
      coalesce(posted.times || ' times ' || coalesce(posted.amount::text, 'to another account'), 'not posted') as found
    from due full join posted on posted.id = due.id and posted.kind = due.kind
    where due.id is null or posted.id is null or posted.times <> 1
      or posted.amount is distinct from due.amount`,

  'posting refers to a deposit': sql`
    select t.id::text as subject, 'a deposit' as expected, t.reference_id::text as found
    from ledger_transaction t
    where t.reference_type = 'deposit'
      and not exists (select from deposit d where d.id = t.reference_id)`,

  'frozen of a trade record is what the ledger froze for it': sql`
    select t.order_no as subject, coalesce(l.total, 0)::text as expected, t.frozen::text as found
    from trade_record t
    left join (
      select x.reference_id, sum(e.amount) as total
      from ledger_transaction x join ledger_entry e on e.transaction_id = x.id
      where x.reference_type = 'trade' and e.bucket = 'frozen'
      group by x.reference_id
    ) l on l.reference_id = t.id
    where t.frozen <> coalesce(l.total, 0)`,

  'frozen of a trade record is what its state says': sql`
    select order_no as subject, due::text as expected, frozen::text as found
    from (
      select order_no, frozen, case
        when status = 'awaiting' and funding_model = 'prefund' then amount
        when status = 'outstanding' then paid
        else 0 end as due
      from trade_record
    ) t where frozen <> due`,

  'trade record has moved the money that its state says, on its account alone': sql`
    select t.order_no as subject, due::text as expected,
      coalesce(l.total, 0) || coalesce(' and on other accounts ' || l.elsewhere, '') as found
    from (
      select id, order_no, account_id, case
        when status in ('awaiting', 'payment', 'outstanding', 'released') then 0
        when status = 'completed' and kind <> 'subscribe' then profit - fee
        else -paid end as due
      from trade_record
    ) t
    left join (
      select x.reference_id,
        sum(e.amount) filter (where e.account_id = r.account_id) as total,
        sum(abs(e.amount)) filter (where e.account_id <> r.account_id) as elsewhere
      from ledger_transaction x
      join ledger_entry e on e.transaction_id = x.id
      join trade_record r on r.id = x.reference_id
      where x.reference_type = 'trade'
      group by x.reference_id
    ) l on l.reference_id = t.id
    where due is null or due <> coalesce(l.total, 0) or l.elsewhere is not null`,

  'trade record is paid as its state says': sql`
    select order_no as subject,
      case when status in ('holding', 'sold', 'unsettled', 'completed') then payable::text
        when status = 'outstanding' then 'a part of ' || payable else '0' end as expected,
      paid::text as found
    from trade_record
    where case
      when status in ('holding', 'sold', 'unsettled', 'completed') then paid <> payable
      when status = 'outstanding' then paid <= 0 or paid >= payable
      else paid <> 0 end`,

  'posting refers to a trade record': sql`
    select t.id::text as subject, 'a trade record' as expected, t.reference_id::text as found
    from ledger_transaction t
    where t.reference_type = 'trade'
      and not exists (select from trade_record r where r.id = t.reference_id)`,

  'profit of the account is that of its completed trades': sql`
    select a.acc_no as subject, coalesce(t.total, 0)::text as expected, a.profit::text as found
    from account a
    left join (select account_id, sum(profit - fee) as total from trade_record
               where status = 'completed' and kind <> 'subscribe' group by account_id) t
      on t.account_id = a.id
    where a.profit <> coalesce(t.total, 0)`,

  'what is allotted of a product is within its pool, and within what was applied for': sql`
    select p.code as subject, 'at most ' || coalesce(p.pool_qty, 0) as expected, sum(t.allotted_qty)::text as found
    from product p join trade_record t on t.product_id = p.id
    where t.kind in ('stock', 'block', 'ipo') and t.status not in ('awaiting', 'released')
    group by p.id having sum(t.allotted_qty) > coalesce(p.pool_qty, 0)
    union all
    select order_no, 'at most ' || applied_qty, allotted_qty::text
    from trade_record where allotted_qty > applied_qty`,
};

/**
 * Everything that must hold between the ledger, the balances, the deposits and the audit log, read
 * anew. Answers what does not; an empty list means that the books are right.
 */
export async function checkLedger(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [check, question] of Object.entries(questions)) {
    const { rows } = (await reader.execute(question)) as {
      // Each question names these three columns and casts them to text; both drivers answer `rows`.
      rows: Omit<Violation, 'check'>[];
    };
    for (const { subject, expected, found } of rows) {
      violations.push({ check, subject, expected, found });
    }
  }
  const broken = await checkAuditChain(reader);
  if (broken !== undefined) violations.push({ check: 'audit chain is unbroken', ...broken });
  return violations;
}
