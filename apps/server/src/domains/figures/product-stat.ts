import type { Schemas } from '@brokerdesk/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { byName, inOrder, readProducts, readTeams } from './grouping.ts';
import { periodView, type StatQuestion, withPart } from './stat-question.ts';
import {
  type Divided,
  orderLines,
  shownCurrency,
  type TradeKind,
  tradeFigures,
} from './trade-figures.ts';

/** Selects no more than a chart draws: there are up to nine times as many rows as in the series itself. */
async function kindSeries(question: StatQuestion): Promise<Schemas.KindFigures[]> {
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

/** Subscriptions to an AI product have a list of their own, apart from its orders. */
const orderKind = ({ kind }: Divided): Schemas.TradeKind =>
  // Divided by kind, each row has one of the column's values.
  kind as Schemas.TradeKind;

const byCurrency = (one: { currency: string }, other: { currency: string }) =>
  inOrder(one.currency, other.currency);

const byProduct = (one: Schemas.ProductFigures, other: Schemas.ProductFigures) =>
  inOrder(one.kind, other.kind) ||
  inOrder(one.product.code, other.product.code) ||
  inOrder(one.product.id, other.product.id) ||
  byCurrency(one, other);

export async function productStat(
  question: StatQuestion,
  kind?: TradeKind,
): Promise<Schemas.ProductStat> {
  const sets = [[], ['kind', 'product_id'], ['part']] as const;
  const [[totals, products, series], kinds] = await Promise.all([
    tradeFigures(question, sets, kind),
    question.byKind ? kindSeries(question) : null,
  ]);
  const productOf = await readProducts(
    question.reader,
    products.map((row) => row.product_id),
  );
  return {
    ...periodView(question),
    by: question.by,
    totals: totals.map(figuresOf).toSorted(byCurrency),
    products: products
      .map((row) => ({
        ...figuresOf(row),
        kind: orderKind(row),
        product: productOf(row.product_id),
      }))
      .toSorted(byProduct),
    series: series
      .map((row) => ({ ...figuresOf(row), day: row.part ?? '' }))
      .toSorted((one, other) => inOrder(one.day, other.day) || byCurrency(one, other)),
    kinds,
  };
}

const figuresOf = ({ currency, trades }: Divided) => ({ currency, trades });

export async function teamProductStat(question: StatQuestion): Promise<Schemas.TeamProductStat> {
  const sets = [[], ['agent_id', 'kind', 'product_id']] as const;
  const [totals, rows] = await tradeFigures(question, sets);
  const { reader } = question;
  const productOf = await readProducts(
    reader,
    rows.map((row) => row.product_id),
  );
  const teamOf = await readTeams(
    reader,
    rows.map((row) => row.agent_id),
  );
  return {
    ...periodView(question),
    totals: totals.map(figuresOf).toSorted(byCurrency),
    rows: rows
      .map((row) => ({
        ...figuresOf(row),
        ...teamOf(row.agent_id),
        kind: orderKind(row),
        product: productOf(row.product_id),
      }))
      .toSorted(
        (one, other) =>
          byName(one.leader, other.leader) ||
          byName(one.agent, other.agent) ||
          byProduct(one, other),
      ),
  };
}
