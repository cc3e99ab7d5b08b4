import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { client, figure, tradeRecord } from '../../kernel/db/schema.ts';
import { keptLines, periodView, type StatQuestion } from './stat-question.ts';
import { madeWithin } from './trade-figures.ts';

export const cohortMonths = 12;

interface CohortRow {
  month: string;
  registered: number;
  after: number | null;
  deposited: number;
  active: number;
}

export async function cohorts(question: StatQuestion): Promise<Schemas.Cohorts> {
  const { reader } = question;
  const rows = await rowsOf<CohortRow>(
    reader,
    sql`with ${months(question)}
      select to_char(sizes.month, 'YYYY-MM') as month, sizes.registered::int as registered,
        ((extract(year from later) - extract(year from sizes.month)) * 12
          + extract(month from later) - extract(month from sizes.month))::int as after,
        coalesce(deposited, 0)::int as deposited, coalesce(active, 0)::int as active
      from sizes left join counted on counted.month = sizes.month
      order by 1, 3`,
  );
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

function months(question: StatQuestion): SQL {
  const { days, now, range } = question;
  const t = figure;
  // Nothing has happened yet after now; any other end may be in the middle of a month.
  const wholeMonths = days?.first.endsWith('-01') && (days.next.endsWith('-01') || range.to >= now);
  if (!days || !wholeMonths) return singleMonths(question);
  return sql`sizes as (
      select date_trunc('month', day) as month, sum(count) as registered from ${t}
      where ${and(eq(t.counted, 'new'), keptLines(question, days))} group by 1 having sum(count) <> 0
    ), counted as (
      select since as month, day as later, sum(count) filter (where counted = 'month') as active,
        sum(count) filter (where counted = 'deposit_month') as deposited
      from ${t}
      where ${and(inArray(t.counted, ['month', 'deposit_month']), gte(t.since, days.first), keptLines(question, days))}
      group by 1, 2 having sum(count) <> 0
    )`;
}

function singleMonths({ clients, range, timezone }: StatQuestion): SQL {
  const monthOf = (moment: SQL) =>
    sql`date_trunc('month', ${moment} at time zone ${timezone}::text)`;
  const approved = sql`status in ('approved', 'rolled_back')`;
  return sql`registered as materialized (
      select ${client.id} as id, ${monthOf(sql`${client.createdAt}`)} as month
      from ${client}
      where ${client.createdAt} >= ${range.from.toISOString()}::timestamptz
        and ${client.createdAt} < ${range.to.toISOString()}::timestamptz
        and ${clients ?? sql`true`}
    ), happened as (
      select client_id, checked_at as at, true as is_deposit from deposit where ${approved}
      union all select client_id, checked_at, false from withdrawal where ${approved}
      union all select ${tradeRecord.clientId}, ${tradeRecord.createdAt}, false from ${tradeRecord} where ${madeWithin(range)}
    ), months as (
      select r.month, r.id, ${monthOf(sql`h.at`)} as later, bool_or(h.is_deposit) as deposited
      from registered r join happened h on h.client_id = r.id
      where h.at >= ${range.from.toISOString()}::timestamptz and h.at < ${range.to.toISOString()}::timestamptz
      group by 1, 2, 3
    ), counted as (
      select month, later, count(*) as active, count(*) filter (where deposited) as deposited
      from months group by 1, 2
    ), sizes as (select month, count(*) as registered from registered group by 1)`;
}
