import { type SQL, sql } from 'drizzle-orm';

export const tradeQuestions: Readonly<Record<string, SQL>> = {
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
      select r.id, order_no, case
        when status in ('awaiting', 'payment', 'outstanding', 'released') then 0
        when status = 'completed' and kind <> 'subscribe' then profit - fee
        else -paid end
        -- The holding that a part was sold out of has been charged for the part, too.
        + case when parent_id is null then 0 else paid end - coalesce(parts.paid_for, 0) as due
      from trade_record r
      left join (select parent_id as of, sum(paid) as paid_for from trade_record
        where parent_id is not null group by parent_id) parts on parts.of = r.id
    ) t
    left join (
      select reference_id, sum(amount) filter (where own) as total,
        sum(abs(amount)) filter (where not own and amount <> 0) as elsewhere
      from (
        -- An order that was moved to another account has left nothing on the one before.
        select x.reference_id, e.account_id = r.account_id as own, sum(e.amount) as amount
        from ledger_transaction x
        join ledger_entry e on e.transaction_id = x.id and e.account_id is not null
        join trade_record r on r.id = x.reference_id
        where x.reference_type = 'trade'
        group by x.reference_id, e.account_id, r.account_id
      ) a
      group by reference_id
    ) l on l.reference_id = t.id
    where due is null or due <> coalesce(l.total, 0) or l.elsewhere is not null`,

  'sold part is of the client, the account and the product of its holding': sql`
    select t.order_no as subject, p.order_no as expected,
      t.client_id || ' ' || t.account_id || ' ' || t.product_id as found
    from trade_record t join trade_record p on p.id = t.parent_id
    where (t.client_id, t.account_id, t.product_id, t.kind, t.currency)
      is distinct from (p.client_id, p.account_id, p.product_id, p.kind, p.currency)
      or p.parent_id is not null`,

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
