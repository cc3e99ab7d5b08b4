import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import type { Violation } from '../../platform/ledger/ledger-check.ts';

interface Counted {
  tally: string;
  keys: readonly string[];
  sums: readonly string[];
  /** Query that the tally must equal, with the keys and sums. */
  truth: SQL;
}

/** Value of records in the base currency, and the number without one. */
const worth = (baseAmount: SQL) =>
  sql`coalesce(sum(${baseAmount}), 0) as base_amount, count(*) filter (where ${baseAmount} is null) as unrated`;

const clientKeys = ['agent_id', 'fake', 'active', 'locked', 'kyc_status', 'vip_level'];

const orderSums = [
  ...['orders', 'applied', 'allotted', 'paid', 'profit'],
  ...['base_applied', 'base_allotted', 'base_paid', 'base_profit'],
  ...tradeRecord.status.enumValues,
  ...['pieces', 'invested', 'frozen'],
];

const tallies: readonly Counted[] = [
  {
    tally: 'client_tally',
    sums: ['count'],
    keys: clientKeys,
    // The state of the identity check itself, which the client repeats.
    truth: sql`select c.agent_id, c.fake, c.active, c.locked, k.status as kyc_status, c.vip_level,
        count(*) as count
      from client c left join kyc k on k.client_id = c.id group by 1, 2, 3, 4, 5, 6`,
  },
  {
    tally: 'account_tally',
    sums: ['count', 'amount'],
    keys: [...clientKeys, 'currency'],
    truth: sql`select c.agent_id, c.fake, c.active, c.locked, c.kyc_status, c.vip_level, a.currency,
        count(*) as count, sum(a.balance) as amount
      from account a join client c on c.id = a.client_id group by 1, 2, 3, 4, 5, 6, 7`,
  },
  {
    tally: 'deposit_tally',
    sums: ['count', 'amount', 'base_amount', 'unrated'],
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        count(*) as count, sum(d.amount) as amount, ${worth(sql`d.base_amount`)}
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5`,
  },
  {
    tally: 'deposit_day_tally',
    sums: ['count', 'amount', 'base_amount', 'unrated'],
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency', 'day'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        (d.created_at at time zone 'UTC')::date as day, count(*) as count, sum(d.amount) as amount, ${worth(sql`d.base_amount`)}
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6`,
  },
  {
    tally: 'deposit_band_tally',
    sums: ['count', 'amount', 'base_amount', 'unrated'],
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency', 'band'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        amount_band(d.amount)::numeric(26, 8) as band, count(*) as count, sum(d.amount) as amount, ${worth(sql`d.base_amount`)}
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6`,
  },
  {
    tally: 'deposit_week_tally',
    sums: ['count', 'amount', 'base_amount', 'unrated'],
    keys: ['fake', 'status', 'sub_type', 'currency', 'week', 'band'],
    truth: sql`select c.fake, d.status, d.sub_type, d.currency,
        date_trunc('week', d.created_at at time zone 'UTC')::date as week,
        amount_band(d.amount)::numeric(26, 8) as band, count(*) as count, sum(d.amount) as amount, ${worth(sql`d.base_amount`)}
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6`,
  },
  {
    tally: 'deposit_agent_week_tally',
    sums: ['count', 'amount', 'base_amount', 'unrated'],
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency', 'week', 'band'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        date_trunc('week', d.created_at at time zone 'UTC')::date as week,
        amount_band(d.amount)::numeric(26, 8) as band, count(*) as count, sum(d.amount) as amount, ${worth(sql`d.base_amount`)}
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6, 7`,
  },
  {
    tally: 'record_tally',
    sums: ['count', 'amount', 'base_amount', 'unrated'],
    keys: ['record', 'agent_id', 'fake', 'status', 'kind', 'currency'],
    truth: sql`select r.record, c.agent_id, c.fake, r.status, r.kind, r.currency,
        count(*) as count, sum(r.amount) as amount, ${worth(sql`r.base_amount`)}
      from tallied_record r join client c on c.id = r.client_id group by 1, 2, 3, 4, 5, 6`,
  },
  {
    tally: 'order_day_tally',
    sums: orderSums,
    keys: ['agent_id', 'fake', 'span', 'day', 'kind', 'product_id', 'currency', 'rated'],
    truth: sql`select c.agent_id, c.fake, s.*, o.currency, o.rated, ${sql.raw(orderSums.map((name) => `o.${name}`).join(', '))}
      from trade_record t cross join lateral counted_order(t) o
        cross join lateral tally_spans(tally_day(t.created_at), o.kind, o.product_id) s join client c on c.id = t.client_id`,
  },
  {
    tally: 'cash_day_tally',
    sums: ['count', 'amount', 'base_amount'],
    keys: ['agent_id', 'fake', 'flow', 'day', 'currency', 'rated'],
    truth: sql`select c.agent_id, c.fake, r.flow, r.currency, tally_day(r.checked_at) as day, o.* from (
        select 'deposits' as flow, client_id, currency, status, checked_at, amount, base_amount from deposit
        union all select 'withdrawals', client_id, currency, status, checked_at, amount, base_amount from withdrawal
      ) r cross join lateral counted_cash(r.status, r.amount, r.base_amount) o
      join client c on c.id = r.client_id`,
  },
  {
    tally: 'client_day_tally',
    sums: ['count'],
    keys: ['agent_id', 'fake', 'day', 'counted', 'kind', 'product_id', 'currency', 'since'],
    truth: sql`select *, 1 as count from client_day_truth`,
  },
];

/** Compares each tally with a new count; an empty list means that all are correct. */
export async function checkTallies(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { tally, keys, sums, truth } of tallies) {
    const columns = sql.raw(keys.join(', '));
    const totals = sql.raw(sums.map((name) => `sum(${name}) as ${name}`).join(', '));
    const somewhere = sql.raw(sums.map((name) => `sum(${name}) <> 0`).join(' or '));
    const value = sql.raw(
      `concat_ws(' worth ', ${sums.map((name) => `trim_scale(${name}::numeric)`).join(', ')})`,
    );
    const { rows } = (await reader.execute(sql`
      with kept as (
        select ${columns}, ${totals} from ${sql.raw(tally)} group by ${columns} having ${somewhere}
      ), truth as (select ${columns}, ${totals} from (${truth}) t group by ${columns}),
      kept_lines as (select jsonb_build_array(${columns})::text as key, ${value} as value from kept),
      true_lines as (select jsonb_build_array(${columns})::text as key, ${value} as value from truth)
      select coalesce(t.key, k.key) as subject, coalesce(t.value, 'none') as expected,
        coalesce(k.value, 'none') as found
      from kept_lines k full join true_lines t on t.key = k.key
      where t.value is distinct from k.value`)) as {
      // The question names these three columns as text; both drivers answer `rows`.
      rows: Omit<Violation, 'check'>[];
    };
    violations.push(...rows.map((row) => ({ check: `${tally} is the counted truth`, ...row })));
  }
  return violations;
}
