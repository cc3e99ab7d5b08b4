import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';

const tallies = {
  client_tally: {
    keys: 'agent_id, fake, active, locked, kyc_status, vip_level',
    sums: 'count',
  },
  account_tally: {
    keys: 'agent_id, fake, active, locked, kyc_status, vip_level, currency',
    sums: 'count, amount',
  },
  deposit_tally: {
    keys: 'agent_id, fake, status, sub_type, currency',
    sums: 'count, amount, base_amount, unrated',
  },
  deposit_day_tally: {
    keys: 'agent_id, fake, status, sub_type, currency, day',
    sums: 'count, amount, base_amount, unrated',
  },
  deposit_band_tally: {
    keys: 'agent_id, fake, status, sub_type, currency, band',
    sums: 'count, amount, base_amount, unrated',
  },
  deposit_week_tally: {
    // In this order they lie together as they are read together.
    keys: 'week, band, fake, status, sub_type, currency',
    sums: 'count, amount, base_amount, unrated',
  },
  deposit_agent_week_tally: {
    keys: 'agent_id, week, band, fake, status, sub_type, currency',
    sums: 'count, amount, base_amount, unrated',
  },
  record_tally: {
    keys: 'record, agent_id, fake, status, kind, currency',
    sums: 'count, amount, base_amount, unrated',
  },
  order_day_tally: {
    keys: 'span, day, agent_id, fake, kind, product_id, currency, rated',
    sums: [
      'orders, applied, allotted, paid, profit, base_applied, base_allotted, base_paid, base_profit',
      ...tradeRecord.status.enumValues,
      'pieces, invested, frozen',
    ].join(', '),
  },
  cash_day_tally: {
    keys: 'day, agent_id, fake, flow, currency, rated',
    sums: 'count, amount, base_amount',
  },
  client_day_tally: {
    keys: 'counted, day, since, agent_id, fake, kind, product_id, currency',
    sums: 'count',
  },
};

/**
 * Merges lines with equal keys. Each line goes into exactly one sum, even with concurrent compactions or
 * inserts; a reader sees the lines before or the sum after. A single line stays: most days do not change any
 * more.
 */
export async function compactTallies(db: Database): Promise<void> {
  for (const [tally, { keys, sums }] of Object.entries(tallies)) {
    const summed = sums.replaceAll(/\w+/g, 'sum($&)');
    const somewhere = sums.replaceAll(/\w+/g, 'sum($&) <> 0').replaceAll(', ', ' or ');
    await db.execute(
      sql.raw(`
        with lines as (
          select ctid as line, count(*) over (partition by ${keys}) as alike from ${tally}
        ), gone as (
          delete from ${tally} where ctid = any (array(select line from lines where alike > 1))
          returning *
        )
        insert into ${tally} (${keys}, ${sums})
        select ${keys}, ${summed} from gone group by ${keys} having ${somewhere} order by ${keys}`),
    );
  }
}
