import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { timedId } from './batches.ts';

/**
 * Takes `lines` with `reference_type`, `reference_id`, `kind`, `actor_id`, `at`, `account_id` or `firm`, `bucket`,
 * `amount`, `currency` and running totals.
 */
export async function postEntries(tx: Transaction, lines: SQL): Promise<void> {
  await tx.execute(sql`
    create temporary table large_line on commit drop as
    select l.*, ${timedId(sql`at`, sql`kind || reference_id`)} as posting_id from (${lines}) l`);
  await tx.execute(sql`
    insert into ledger_transaction (id, kind, reference_type, reference_id, actor_id, created_at)
    select distinct posting_id, kind, reference_type, reference_id, actor_id, at from large_line`);
  await tx.execute(sql`
    insert into ledger_entry (transaction_id, account_id, firm_account, bucket, amount, currency, created_at)
    select posting_id, account_id, firm_account, bucket, amount, currency, at from large_line order by at`);
  await tx.execute(sql`
    update account set balance = account.balance + due.amount, frozen = account.frozen + due.frozen,
      withdrawal = account.withdrawal + due.withdrawal, loan = account.loan + due.loan,
      outstanding = account.outstanding + due.outstanding, bonus = account.bonus + due.bonus,
      profit = account.profit + due.profit, version = account.version + due.count, updated_at = now()
    from (select account_id, sum(amount) as amount, count(*)::int as count,
            coalesce(sum(amount) filter (where bucket = 'frozen'), 0) as frozen,
            sum(withdrawal) as withdrawal, sum(loan) as loan, sum(outstanding) as outstanding,
            sum(bonus) as bonus, sum(profit) as profit
          from large_line where account_id is not null group by account_id) due
    where account.id = due.account_id`);
}

export function running(
  totals: Partial<Record<'withdrawal' | 'loan' | 'outstanding' | 'bonus' | 'profit', SQL>>,
): SQL {
  const of = (name: keyof typeof totals) => totals[name] ?? sql`0`;
  return sql`(${of('withdrawal')})::numeric as withdrawal, (${of('loan')})::numeric as loan,
    (${of('outstanding')})::numeric as outstanding, (${of('bonus')})::numeric as bonus,
    (${of('profit')})::numeric as profit`;
}

export function line(
  {
    kind,
    on,
    amount,
    totals = {},
  }: {
    kind: SQL;
    on: 'available' | 'frozen' | SQL;
    amount: SQL;
    totals?: Parameters<typeof running>[0];
  },
  { type, id, actorId, at, source }: { type: string; id: SQL; actorId: SQL; at: SQL; source: SQL },
): SQL {
  const ofClient = typeof on === 'string';
  return sql`select ${type}::text as reference_type, ${id} as reference_id, ${kind} as kind,
    ${actorId} as actor_id, ${at} as at, ${ofClient ? sql`account_id` : sql`null::uuid`} as account_id,
    ${ofClient ? sql`null` : on}::text as firm_account, ${ofClient ? on : 'available'}::text as bucket,
    (${amount})::numeric as amount, currency, ${running(totals)} from ${source}`;
}
