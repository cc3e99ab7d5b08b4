import type { Schemas } from '@brokerdesk/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { type StatQuestion, withPart } from './stat-question.ts';
import { orderLines, shownCurrency } from './trade-figures.ts';

/** Selects no more than a chart draws: there are up to nine times as many rows as in the series itself. */
export async function kindSeries(question: StatQuestion): Promise<Schemas.KindFigures[]> {
  const { reader, inBase } = question;
  const sum = (amount: string): SQL => {
    const [booked, based] = [sql.identifier(amount), sql.identifier(`base_${amount}`)];
    return sql`sum(${inBase ? sql`case when rated then ${based} else ${booked} end` : booked})::text as ${booked}`;
  };
  const rows = await rowsOf<Omit<Schemas.KindFigures, 'currency'> & { shown: string }>(
    reader,
    sql`
    select part::text as day, kind::text as kind, ${shownCurrency(question)} as shown, sum(count::int)::int as orders,
      ${sum('applied')}, ${sum('allotted')}, ${sum('paid')}, ${sum('profit')}
    from (${orderLines(question, ['part', 'kind'])}) l ${withPart(question)}
    group by part, kind, shown having sum(count::int) <> 0 order by part, kind, shown`,
  );
  return rows.map(({ day, kind, shown, orders, applied, allotted, paid, profit }) => ({
    day,
    kind,
    currency: shown,
    orders,
    applied: formatMoney(applied, shown),
    allotted: formatMoney(allotted, shown),
    paid: formatMoney(paid, shown),
    profit: formatMoney(profit, shown),
  }));
}
