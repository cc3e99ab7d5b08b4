import { codeLabel, type Labels } from '@brokerdesk/sdk/labels';
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { savingFigures } from '../../platform/ledger/saving-checks.ts';

/** Each returns account_id and amount; the frozen amount of an account has to be their sum. */
const sources = {
  openOrders: sql`select account_id, frozen as amount from trade_record
    where status not in ('completed', 'released')`,
  pendingWithdrawals: sql`select account_id, amount from withdrawal where status = 'pending'`,
};

const heldBack = sql.join(
  Object.values(sources).map((source) => sql`(${source})`),
  sql` union all `,
);

export interface Check {
  subject: string;
  /**
   * Marks irreversible findings that may be legitimate. Once explained by a note, one is reopened only if its
   * details change.
   */
  settledByNote?: true;
  /**
   * Returns a row per finding, with the text columns subject_id, subject_name, client_id (null for none or
   * several), expected and found.
   */
  question: SQL;
}

const money = (amount: SQL, currency: SQL) =>
  sql`trim_scale(${amount})::text || ' ' || ${currency}`;
const ofAccount = sql`a.id::text as subject_id, a.acc_no as subject_name, a.client_id::text as client_id`;
const ofTrade = sql`t.id::text as subject_id, t.order_no as subject_name, t.client_id::text as client_id`;
const currency = sql`a.currency`;

const namedMax = 10;

/** Leaves out rejected deposits: they may be sent again. */
const sharedBy = (shared: SQL, name: SQL) => sql`
  select ${shared} as subject_id, ${name} as subject_name,
    case when count(distinct d.client_id) = 1 then min(d.client_id::text) end as client_id,
    '1' as expected,
    count(*) || ': ' || array_to_string(
      (array_agg(d.order_no order by d.order_no))[1:${sql.raw(String(namedMax))}], ', ') as found
  from deposit d left join file f on f.id = d.screenshot_id
  where d.status in ('pending', 'approved') and trim(${shared}) <> ''
  group by ${shared} having count(*) > 1`;

/** The records whose masked values a person may reveal on one day before it is an exception. */
const revealedMax = 50;

const labelled = {
  ledger_balance: {
    subject: 'account',
    question: sql`
      select ${ofAccount}, ${money(sql`coalesce(l.total, 0)`, currency)} as expected,
        ${money(sql`a.balance`, currency)} as found
      from account a
      left join (select account_id, sum(amount) as total from ledger_entry group by account_id) l
        on l.account_id = a.id
      where a.balance <> coalesce(l.total, 0)`,
  },

  ledger_frozen: {
    subject: 'account',
    question: sql`
      select ${ofAccount}, ${money(sql`coalesce(l.total, 0)`, currency)} as expected,
        ${money(sql`a.frozen`, currency)} as found
      from account a
      left join (select account_id, sum(amount) as total from ledger_entry
        where bucket = 'frozen' group by account_id) l on l.account_id = a.id
      where a.frozen <> coalesce(l.total, 0)`,
  },

  frozen_orders: {
    subject: 'account',
    question: sql`
      select ${ofAccount}, ${money(sql`coalesce(h.total, 0)`, currency)} as expected,
        ${money(sql`a.frozen`, currency)} as found
      from account a
      left join (select account_id, sum(amount) as total from (${heldBack}) s group by account_id) h
        on h.account_id = a.id
      where a.frozen <> coalesce(h.total, 0)`,
  },

  allotted_pool: {
    subject: 'product',
    question: sql`
      select p.id::text as subject_id, p.code as subject_name, null::text as client_id,
        '≤ ' || p.pool_qty as expected, trim_scale(t.total)::text as found
      from product p
      join (select product_id, sum(allotted_qty) as total from trade_record
        where side = 'buy' and status <> 'released' group by product_id) t on t.product_id = p.id
      where t.total > p.pool_qty`,
  },

  released_frozen: {
    subject: 'trade',
    question: sql`
      select ${ofTrade}, '0 ' || t.currency as expected,
        ${money(sql`t.frozen`, sql`t.currency`)} as found
      from trade_record t where t.status in ('released', 'completed') and t.frozen > 0`,
  },

  closed_product: {
    subject: 'trade',
    question: sql`
      select ${ofTrade}, 'released' as expected,
        t.status || ' (' || p.code || ' ' || p.status || ')' as found
      from trade_record t join product p on p.id = t.product_id
      where p.status in ('closed', 'withdrawn') and t.status in ('awaiting', 'payment', 'outstanding')`,
  },

  nav_after_cutoff: {
    subject: 'trade',
    question: sql`
      select ${ofTrade}, deal.cutoff::text as expected,
        coalesce(deal.day::text, '') || coalesce(' ' || trim_scale(n.nav), '') || coalesce(' ' || n.known_at, '') as found
      from trade_record t
      cross join lateral (values (t.dealing_day, t.cutoff_at, t.nav_known_at, t.price),
        (t.redeem_day, t.redeem_cutoff_at, t.redeem_known_at, t.sold_price)) deal (day, cutoff, known, price)
      left join fund_nav n on n.product_id = t.product_id and n.day = deal.day
      where t.kind = 'fund' and deal.known is not null
        and (n.known_at > deal.cutoff and n.known_at = deal.known and n.nav = deal.price) is not true`,
  },

  order_after_cutoff: {
    subject: 'trade',
    // A redemption that was asked for again counts as of the last time before its sale; the parts of one belong to it.
    question: sql`
      select ${ofTrade}, '≤ ' || string_agg(deal.cutoff::text, ', ') as expected, string_agg(deal.asked::text, ', ') as found
      from trade_record t
      cross join lateral (
        select t.cutoff_at as cutoff, t.created_at as asked
        union all select t.redeem_cutoff_at, max(e.at) from trade_event e
        where t.redeem_cutoff_at is not null and e.trade_id = coalesce(t.parent_id, t.id) and e.action = 'redeem_asked'
          and (t.sold_at is null or e.at <= t.sold_at)
      ) deal
      where t.kind in ('fund', 'daily') and deal.asked > deal.cutoff
      group by t.id`,
  },

  saving_interest: {
    subject: 'saving',
    question: sql`
      select s.id::text as subject_id, s.order_no as subject_name, s.client_id::text as client_id,
        ${money(sql`s.due_interest`, sql`s.currency`)} || ' (' || s.accrued_days || ')' as expected,
        ${money(sql`s.accrued`, sql`s.currency`)} || ' / ' || trim_scale(s.daily_interest) || ' (' || s.days || ') / '
          || trim_scale(s.posted_interest) as found
      from (${savingFigures}) s
      where s.due_interest <> s.accrued or s.accrued <> s.daily_interest or s.accrued <> s.posted_interest
        or s.days <> s.accrued_days or s.wrong <> 0`,
  },

  saving_behind: {
    subject: 'saving',
    question: sql`
      select h.id::text as subject_id, h.order_no as subject_name, h.client_id::text as client_id,
        '≥ ' || least(coalesce(h.matures_on, figure_day(now())), figure_day(now()) - 1)::text as expected,
        (h.opened_on + h.accrued_days)::text as found
      from saving_holding h
      where h.status = 'holding' and h.opened_on + h.accrued_days
        < least(coalesce(h.matures_on, figure_day(now())), figure_day(now()) - 1)`,
  },

  same_proof: {
    subject: 'deposit_group',
    settledByNote: true,
    question: sharedBy(sql`f.sha256`, sql`left(f.sha256, 12)`),
  },

  same_reference: {
    subject: 'deposit_group',
    settledByNote: true,
    question: sharedBy(sql`d.reference_no`, sql`d.reference_no`),
  },

  same_txid: {
    subject: 'deposit_group',
    settledByNote: true,
    question: sharedBy(sql`d.txid`, sql`d.txid`),
  },

  nominee_shares: {
    subject: 'client',
    question: sql`
      select c.id::text as subject_id, c.username as subject_name, c.id::text as client_id,
        '100' as expected, trim_scale(sum(n.share))::text as found
      from client_nominee n join client c on c.id = n.client_id
      group by c.id having sum(n.share) > 100`,
  },

  many_revealed: {
    subject: 'staff',
    settledByNote: true,
    // Whole days, so that what is found of one does not change as it ages.
    question: sql`
      select s.id || '/' || seen.day as subject_id, s.username || ' ' || seen.day as subject_name,
        null::text as client_id, '≤ ' || ${revealedMax}::int as expected,
        seen.records::text as found
      from (
        select actor_id, figure_day(at) as day, count(distinct subject_id) as records
        from audit_log
        where right(action, 9) = '_revealed' and at >= now() - interval '9 days'
          and figure_day(at) > figure_day(now()) - 7
        group by 1, 2 having count(distinct subject_id) > ${revealedMax}::int
      ) seen join staff_user s on s.id = seen.actor_id`,
  },

  approved_by_maker: {
    subject: 'staff',
    settledByNote: true,
    question: sql`
      select s.id || '/' || own.day as subject_id, s.username || ' ' || own.day as subject_name,
        null::text as client_id, '0' as expected, own.records::text as found
      from (
        select checker_id, figure_day(checked_at) as day, count(*) as records
        from (
          select checker_id, maker_id, checked_at, status from deposit
          union all select checker_id, maker_id, checked_at, status from overdrawn
        ) records
        where checker_id = maker_id and status <> 'rejected'
          and coalesce(checked_at, '-infinity'::timestamptz) >= now() - interval '9 days'
          and figure_day(checked_at) > figure_day(now()) - 7
        group by 1, 2
      ) own join staff_user s on s.id = own.checker_id`,
  },

  statistics_by_day: {
    subject: 'tally',
    question: sql`
      select day::text as subject_id, day::text as subject_name, null::text as client_id,
        string_agg(texts.expected, ', ') as expected, string_agg(texts.found, ', ') as found
      from (
        select case when counted like 'order%' then 'orders of the ' || replace(substr(counted, 7), '_', ' ') else counted end as what,
          day, sum(count) as counted, trim_scale(sum(worth)) as worth, sum(kept) as kept, trim_scale(sum(kept_worth)) as kept_worth
        from (
          select l.counted, l.day, l.count, l.applied + l.profit + l.base_applied as worth, 0 as kept, 0 as kept_worth
          from trade_record t cross join lateral trade_record_lines(t, null) l where l.counted <> 'trade_record'
          union all select l.counted, l.day, l.count, l.amount + l.base_amount, 0, 0
          from deposit t cross join lateral deposit_lines(t, null) l where l.counted = 'deposits'
          union all select l.counted, l.day, l.count, l.amount + l.base_amount, 0, 0
          from withdrawal t cross join lateral withdrawal_lines(t, null) l where l.counted = 'withdrawals'
          union all select counted, day, 0, 0, count, coalesce(applied + profit + base_applied, amount + base_amount)
          from figure
          where counted in ('order_day', 'order_month', 'order_whole_day', 'opened_day', 'sold_day', 'deposits', 'withdrawals')
        ) lines group by counted, day
      ) days cross join lateral (values (
        what || ' ' || counted || ' worth ' || worth, what || ' ' || kept || ' worth ' || kept_worth)) texts (expected, found)
      where (counted, worth) is distinct from (kept, kept_worth)
      group by day`,
  },
} satisfies Record<keyof Labels['exception']['check'], Check>;

export const checks: Readonly<Record<string, Check>> = labelled;

export const checkTitle = (name: string, language: Language) =>
  codeLabel('exception', 'check', name, language);
