import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Batch, holdersOf, timedId } from './batches.ts';
import { line, postEntries } from './post-entries.ts';

const valueRise = sql`1.004`;

export async function addTrades(tx: Transaction, batch: Batch): Promise<void> {
  await tx.execute(sql`
    create temporary table large_made on commit drop as
    with ${holdersOf(batch)}, decided as (
      select h.*, nav, case when number % 20 = 0 then 'awaiting' when number % 10 = 1 then 'released'
        when number % 5 = 2 then 'holding' else 'completed' end as status,
        least(at + interval '2 hours', now()) as checked_at, least(at + interval '10 days', now()) as sold_at,
        least(at + interval '11 days', now()) as ended_at, checker, product_id
      from holders h cross join people cross join (
        select id as product_id, (terms ->> 'nav')::numeric as nav from product
        where kind = 'fund' and currency = 'USD' and status = 'enabled' order by code limit 1) fund),
    bought as (
      select *, trunc(amount / nav, 8) as units, trunc(nav * ${valueRise}, 4) as sold_price from decided)
    select *, trunc(units * sold_price, 2) - amount as profit,
      ${timedId(sql`at`, sql`'trade' || number`)} as id, nextval('order_no') as serial from bought`);
  await tx.execute(sql`
    insert into trade_record (id, order_no, kind, product_id, client_id, account_id, currency, amount, frozen, payable, paid,
      price, allotted_qty, opened_at, sold_at, sold_price, profit, status,
      phase, dealing_day, cutoff_at, made_at, checker_id, checked_at, version, created_at, updated_at)
    select id, 'T' || to_char(at at time zone 'UTC', 'YYYYMMDD') || '-' || serial, 'fund', product_id, client_id,
      account_id, currency, amount, case when status = 'awaiting' then amount else 0 end,
      case when status in ('holding', 'completed') then amount else 0 end,
      case when status in ('holding', 'completed') then amount else 0 end,
      case when status in ('holding', 'completed') then nav end,
      case when status in ('holding', 'completed') then units end,
      case when status in ('holding', 'completed') then checked_at end,
      case when status = 'completed' then sold_at end,
      case when status = 'completed' then sold_price end, case when status = 'completed' then profit end,
      status, case when status = 'awaiting' then 'review' end, at::date, at, at,
      case when status <> 'awaiting' then checker end, case when status <> 'awaiting' then checked_at end,
      case status when 'awaiting' then 1 when 'completed' then 4 else 2 end, at, at
    from large_made order by number`);
  await tx.execute(sql`
    insert into trade_event (id, trade_id, version, action, status, actor_id, amount, at)
    select ${timedId(sql`e.at`, sql`'step' || m.id || e.version`)}, m.id, e.version, e.action, e.status,
      case when e.version > 1 then m.checker end, e.amount, e.at
    from large_made m cross join lateral (values
      (1, 'booked', 'awaiting', m.at, m.amount, true),
      (2, 'approved', 'holding', m.checked_at, m.amount, m.status in ('holding', 'completed')),
      (2, 'rejected', 'released', m.checked_at, m.amount, m.status = 'released'),
      (3, 'sold', 'sold', m.sold_at, m.profit, m.status = 'completed'),
      (4, 'completed', 'completed', m.ended_at, m.amount + m.profit, m.status = 'completed')) as e (version, action, status, at, amount, happened)
    where e.happened`);
  const step = { type: 'trade', id: sql`id`, actorId: sql`checker`, at: sql`checked_at` };
  const booking = { ...step, actorId: sql`null::uuid`, at: sql`at`, source: sql`large_made` };
  const opening = { ...step, source: sql`large_made where status in ('holding', 'completed')` };
  const release = { ...step, source: sql`large_made where status = 'released'` };
  const ending = { ...step, at: sql`ended_at`, source: sql`large_made where status = 'completed'` };
  const [booked, approved] = [sql`'trade.booked'`, sql`'trade.approved'`];
  const [rejected, completed] = [sql`'trade.rejected'`, sql`'trade.completed'`];
  const market = sql`'market'`;
  const result = sql`amount + profit`;
  await postEntries(
    tx,
    sql.join(
      [
        line({ kind: booked, on: 'available', amount: sql`-amount` }, booking),
        line({ kind: booked, on: 'frozen', amount: sql`amount` }, booking),
        line({ kind: approved, on: 'frozen', amount: sql`-amount` }, opening),
        line({ kind: approved, on: market, amount: sql`amount` }, opening),
        line({ kind: rejected, on: 'frozen', amount: sql`-amount` }, release),
        line({ kind: rejected, on: 'available', amount: sql`amount` }, release),
        line({ kind: completed, on: market, amount: sql`-(${result})` }, ending),
        line(
          { kind: completed, on: 'available', amount: result, totals: { profit: sql`profit` } },
          ending,
        ),
      ],
      sql` union all `,
    ),
  );
}
