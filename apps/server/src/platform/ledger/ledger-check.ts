import { type SQL, sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { checkSealedLog } from '../audit-seal/evidence.ts';
import { creditQuestions } from './credit-checks.ts';
import { savingQuestions } from './saving-checks.ts';
import { tradeQuestions } from './trade-checks.ts';

export interface Violation {
  check: string;
  subject: string;
  expected: string;
  found: string;
}

/** Each query returns a row per violation, with the columns subject, expected and found. */
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

  ...creditQuestions,
  ...tradeQuestions,
  ...savingQuestions,
};

export const ledgerQuestion: SQL = sql.join(
  Object.entries(questions).map(
    ([check, question]) => sql`
      select ${sql.raw(`'${check}'`)} as check, subject::text, expected::text, found::text
      from (${question}) q`,
  ),
  sql` union all `,
);

export async function checkLedger(reader: Reader): Promise<Violation[]> {
  const violations = await rowsOf<Violation>(reader, ledgerQuestion);
  for (const { subject, expected, found } of await checkSealedLog(reader)) {
    violations.push({ check: 'audit log is what was sealed', subject, expected, found });
  }
  return violations;
}
