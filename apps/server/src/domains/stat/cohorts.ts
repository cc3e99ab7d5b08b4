import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { client, tradeRecord } from '../../kernel/db/schema.ts';
import { approvedCash } from './cash-figures.ts';
import { periodView, type StatQuestion } from './stat-question.ts';
import { madeWithin } from './trade-figures.ts';

/** For how many months cohorts are shown where no beginning is asked for. */
export const cohortMonths = 12;

interface CohortRow {
  month: string;
  registered: number;
  after: number | null;
  deposited: number;
  active: number;
}

/**
 * The clients who registered in each month of the range and, month by month since then, how many of them had a
 * deposit approved, and how many a deposit, a withdrawal or an order.
 */
export async function cohorts(question: StatQuestion): Promise<Schemas.Cohorts> {
  const { clients, range, reader, timezone } = question;
  const monthOf = (moment: ReturnType<typeof sql>) =>
    sql`date_trunc('month', ${moment} at time zone ${timezone}::text)`;
  const { rows } = (await reader.execute(sql`
    with registered as materialized (
      select ${client.id} as id, ${monthOf(sql`${client.createdAt}`)} as month
      from ${client}
      where ${client.createdAt} >= ${range.from.toISOString()}::timestamptz
        and ${client.createdAt} < ${range.to.toISOString()}::timestamptz
        and ${clients ?? sql`true`}
    ), happened as (
      select client_id, at, flow = 'deposits' as is_deposit from (${approvedCash(question)}) "flow"
      union all select ${tradeRecord.clientId}, ${tradeRecord.createdAt}, false from ${tradeRecord} where ${madeWithin(range)}
    ), months as (
      select r.month, r.id, ${monthOf(sql`h.at`)} as later, bool_or(h.is_deposit) as deposited
      from registered r join happened h on h.client_id = r.id
      where h.at >= ${range.from.toISOString()}::timestamptz and h.at < ${range.to.toISOString()}::timestamptz
      group by 1, 2, 3
    ), counted as (
      select month, later, count(*) as active, count(*) filter (where deposited) as deposited
      from months group by 1, 2
    )
    select to_char(sizes.month, 'YYYY-MM') as month, sizes.registered::int as registered,
      ((extract(year from later) - extract(year from sizes.month)) * 12
        + extract(month from later) - extract(month from sizes.month))::int as after,
      coalesce(deposited, 0)::int as deposited, coalesce(active, 0)::int as active
    from (select month, count(*) as registered from registered group by 1) sizes
    left join counted on counted.month = sizes.month
    order by 1, 3`)) as {
    // The columns that are named above, each cast to text or to a small integer.
    rows: CohortRow[];
  };
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  return {
    ...periodView(question),
    cohorts: [...byMonth].map(([month, ofMonth]) => ({
      month,
      clients: ofMonth[0]?.registered ?? 0,
      months: ofMonth.flatMap(({ after, deposited, active }) =>
        after === null || after < 0 ? [] : [{ after, deposited, active }],
      ),
    })),
  };
}
