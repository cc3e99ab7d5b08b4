import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import type { Violation } from '../../platform/ledger/ledger-check.ts';

interface Counted {
  tally: string;
  keys: readonly string[];
  /** What the tally stands for, with the keys and `count`, and `amount` where it has one. */
  truth: SQL;
  hasAmount: boolean;
}

const clientKeys = ['agent_id', 'fake', 'active', 'locked', 'kyc_status', 'vip_level'];

const tallies: readonly Counted[] = [
  {
    tally: 'client_tally',
    keys: clientKeys,
    // The state of the identity check itself, which the client repeats.
    truth: sql`select c.agent_id, c.fake, c.active, c.locked, k.status as kyc_status, c.vip_level,
        count(*) as count, 0 as amount
      from client c left join kyc k on k.client_id = c.id group by 1, 2, 3, 4, 5, 6`,
    hasAmount: false,
  },
  {
    tally: 'account_tally',
    keys: [...clientKeys, 'currency'],
    truth: sql`select c.agent_id, c.fake, c.active, c.locked, c.kyc_status, c.vip_level, a.currency,
        count(*) as count, sum(a.balance) as amount
      from account a join client c on c.id = a.client_id group by 1, 2, 3, 4, 5, 6, 7`,
    hasAmount: true,
  },
  {
    tally: 'deposit_tally',
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        count(*) as count, sum(d.amount) as amount
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5`,
    hasAmount: true,
  },
  {
    tally: 'deposit_day_tally',
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency', 'day'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        (d.created_at at time zone 'UTC')::date as day, count(*) as count, sum(d.amount) as amount
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6`,
    hasAmount: true,
  },
  {
    tally: 'deposit_band_tally',
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency', 'band'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        amount_band(d.amount)::numeric(26, 8) as band, count(*) as count, sum(d.amount) as amount
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6`,
    hasAmount: true,
  },
  {
    tally: 'deposit_week_tally',
    keys: ['fake', 'status', 'sub_type', 'currency', 'week', 'band'],
    truth: sql`select c.fake, d.status, d.sub_type, d.currency,
        date_trunc('week', d.created_at at time zone 'UTC')::date as week,
        amount_band(d.amount)::numeric(26, 8) as band, count(*) as count, sum(d.amount) as amount
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6`,
    hasAmount: true,
  },
  {
    tally: 'deposit_agent_week_tally',
    keys: ['agent_id', 'fake', 'status', 'sub_type', 'currency', 'week', 'band'],
    truth: sql`select c.agent_id, c.fake, d.status, d.sub_type, d.currency,
        date_trunc('week', d.created_at at time zone 'UTC')::date as week,
        amount_band(d.amount)::numeric(26, 8) as band, count(*) as count, sum(d.amount) as amount
      from deposit d join client c on c.id = d.client_id group by 1, 2, 3, 4, 5, 6, 7`,
    hasAmount: true,
  },
  {
    tally: 'record_tally',
    keys: ['record', 'agent_id', 'fake', 'status', 'kind', 'currency'],
    truth: sql`select r.record, c.agent_id, c.fake, r.status, r.kind, r.currency,
        count(*) as count, sum(r.amount) as amount
      from tallied_record r join client c on c.id = r.client_id group by 1, 2, 3, 4, 5, 6`,
    hasAmount: true,
  },
];

/** Where a tally is not what counting anew finds; an empty list means that every one is right. */
export async function checkTallies(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { tally, keys, truth, hasAmount } of tallies) {
    const columns = sql.raw(keys.join(', '));
    const value = sql.raw(`count || ' worth ' || trim_scale(amount)`);
    const amount = sql.raw(hasAmount ? 'sum(amount)' : '0');
    const { rows } = (await reader.execute(sql`
      with kept as (
        select ${columns}, sum(count) as count, ${amount} as amount from ${sql.raw(tally)}
        group by ${columns} having sum(count) <> 0 or ${amount} <> 0
      ), truth as (${truth}),
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
