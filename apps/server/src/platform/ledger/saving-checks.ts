import { type SQL, sql } from 'drizzle-orm';

const posted = sql`
  select h.id,
    coalesce(sum(e.amount) filter (where e.account_id = h.account_id), 0) as moved,
    coalesce(sum(abs(e.amount)) filter (where e.account_id <> h.account_id), 0) as elsewhere,
    coalesce(sum(e.amount) filter (where e.firm_account = 'saving'), 0) as owed,
    coalesce(-sum(e.amount) filter (where e.firm_account = 'saving_interest'), 0) as spent
  from saving_holding h
  left join (
    select reference_id as holding_id, id from ledger_transaction where reference_type = 'saving'
    union all
    select d.holding_id, t.id from ledger_transaction t join saving_day d on d.id = t.reference_id
    where t.reference_type = 'saving_day'
  ) x on x.holding_id = h.id
  left join ledger_entry e on e.transaction_id = x.id
  group by h.id`;

const wrongDays = sql`
  select d.holding_id, d.day from saving_day d join saving_holding h on h.id = d.holding_id
  where d.day > h.accrued_days or d.date <> h.opened_on + d.day or d.principal <> h.principal or d.rate <> h.rate
    or d.interest <> trunc(h.principal * d.day * h.rate / 36500, currency_scale(h.currency))
      - trunc(h.principal * (d.day - 1) * h.rate / 36500, currency_scale(h.currency))`;

export const savingFigures = sql`
  select h.id, h.order_no, h.client_id, h.currency,
    trunc(h.principal * h.accrued_days * h.rate / 36500, currency_scale(h.currency)) as due_interest,
    h.accrued, coalesce(d.interest, 0) as daily_interest, p.spent + h.forfeited as posted_interest,
    case h.status when 'holding' then h.paid - h.principal else h.paid end as due_moved, p.moved,
    case h.status when 'holding' then h.principal + h.accrued - h.paid else 0 end as due_owed, p.owed,
    h.accrued_days, coalesce(d.days, 0) as days, coalesce(w.wrong, 0) as wrong, p.elsewhere
  from saving_holding h
  join (${posted}) p on p.id = h.id
  left join (select holding_id, sum(interest) as interest, count(*) as days from saving_day group by holding_id) d
    on d.holding_id = h.id
  left join (select holding_id, count(*) as wrong from (${wrongDays}) days group by holding_id) w
    on w.holding_id = h.id`;

export const savingQuestions: Readonly<Record<string, SQL>> = {
  'interest of a saving is that of its terms, of its days and of the ledger': sql`
    select order_no as subject, due_interest || ' in ' || accrued_days || ' days' as expected,
      accrued || ', by day ' || daily_interest || ' in ' || days || ' days (' || wrong || ' wrong), posted '
        || posted_interest as found
    from (${savingFigures}) s
    where due_interest <> accrued or accrued <> daily_interest or accrued <> posted_interest
      or days <> accrued_days or wrong <> 0`,

  'saving has moved the money that its state says, on its account alone': sql`
    select order_no as subject, due_moved::text as expected, moved || ', elsewhere ' || elsewhere as found
    from (${savingFigures}) s where due_moved <> moved or elsewhere <> 0`,

  'firm owes savers their principal and the interest that is not paid': sql`
    select order_no as subject, due_owed::text as expected, owed::text as found
    from (${savingFigures}) s where due_owed <> owed`,

  'posting refers to a saving or to a day of one': sql`
    select t.id::text as subject, 'a saving' as expected, t.reference_id::text as found
    from ledger_transaction t
    where (t.reference_type = 'saving' and not exists (select from saving_holding h where h.id = t.reference_id))
      or (t.reference_type = 'saving_day' and not exists (select from saving_day d where d.id = t.reference_id))`,
};
