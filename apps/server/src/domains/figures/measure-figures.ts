import { and, desc, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { client, figure, fundNav, product, tradeRecord } from '../../kernel/db/schema.ts';
import type { Decimal } from '../../kernel/money/decimal.ts';
import { type TradeTerms, termsOf } from '../trade-terms/trade-terms.ts';
import { inOrder } from './grouping.ts';
import { keptLines, type StatQuestion, withPart } from './stat-question.ts';
import { orderLines, type TradeKind } from './trade-figures.ts';

interface OfProduct {
  product_id: string;
  currency: string;
}

export interface ProductSums extends OfProduct {
  applied_qty: Decimal;
  decided_qty: Decimal;
  allotted_qty: Decimal;
  held_qty: Decimal;
  held: Decimal;
  unpaid_orders: number;
  unpaid: Decimal;
}

/** Lines by month are exact for a sum over all days, in any time zone. */
export async function sumByProduct(
  { reader, ofLines }: StatQuestion,
  kinds: readonly TradeKind[],
): Promise<ProductSums[]> {
  const t = figure;
  const rows = await rowsOf<ProductSums>(
    reader,
    sql`
    select product_id::text, currency, sum(applied_qty)::text as applied_qty, sum(decided_qty)::text as decided_qty,
      sum(allotted_qty)::text as allotted_qty, sum(held_qty)::text as held_qty, sum(held)::text as held,
      sum(unpaid_orders)::int as unpaid_orders, sum(unpaid)::text as unpaid
    from ${t} where ${and(eq(t.counted, 'order_month'), inArray(t.kind, [...kinds]), ofLines)}
    group by product_id, currency having sum(count) <> 0`,
  );
  return rows;
}

export interface HeldAtEnd extends OfProduct {
  units: Decimal;
  cost: Decimal;
}

/** Null if the range is not of whole days. */
export async function heldAtEnd(
  { reader, ofLines, days }: StatQuestion,
  kinds: readonly TradeKind[],
): Promise<HeldAtEnd[] | null> {
  if (days === null) return null;
  const t = figure;
  const sum = (column: SQLWrapper) =>
    sql`sum(case ${t.counted} when 'opened_day' then ${column} else -${column} end)::text`;
  return rowsOf<HeldAtEnd>(
    reader,
    sql`
    select product_id::text, currency, ${sum(t.pieces)} as units, ${sum(t.paid)} as cost
    from ${t} where ${and(
      inArray(t.counted, ['opened_day', 'sold_day']),
      inArray(t.kind, [...kinds]),
      lt(t.day, days.next),
      ofLines,
    )}
    group by product_id, currency`,
  );
}

export async function navsBefore(
  { reader, range }: StatQuestion,
  ids: readonly string[],
): Promise<Map<string, Decimal>> {
  const { productId, nav, navAt } = fundNav;
  const rows = await reader
    .selectDistinctOn([productId], { id: productId, nav })
    .from(fundNav)
    .where(and(inArray(productId, [...ids]), lt(navAt, range.to)))
    .orderBy(productId, desc(navAt));
  return new Map(rows.map((row) => [row.id, row.nav]));
}

export async function orderedProducts(
  question: StatQuestion,
  kind: TradeKind,
): Promise<Set<string>> {
  const rows = await rowsOf<{ product_id: string }>(
    question.reader,
    sql`select product_id::text from (${orderLines(question, ['kind'], kind)}) l
      group by product_id having sum(count) <> 0`,
  );
  return new Set(rows.map((row) => row.product_id));
}

export interface MoneyMoved extends OfProduct {
  day: string;
  opened: Decimal;
  sold_orders: number;
  sold_paid: Decimal;
  profit: Decimal;
  money_days: Decimal;
}

export async function moneyMoved(
  question: StatQuestion,
  kinds: readonly TradeKind[],
): Promise<MoneyMoved[]> {
  const { days } = question;
  const t = figure;
  const moved = inArray(t.counted, ['opened_day', 'sold_day']);
  const lines =
    days === null
      ? singleMoves(question, kinds)
      : sql`select * from ${t} where ${and(moved, inArray(t.kind, [...kinds]), keptLines(question, days))}`;
  const isSold = sql`counted = 'sold_day'`;
  const sum = (column: string, only: SQL) =>
    sql`coalesce(sum(${sql.identifier(column)}) filter (where ${only}), 0)::text`;
  const rows = await rowsOf<MoneyMoved>(
    question.reader,
    sql`
    select product_id::text, currency, part::text as day, ${sum('paid', sql`counted = 'opened_day'`)} as opened,
      coalesce(sum(count) filter (where ${isSold}), 0)::int as sold_orders, ${sum('paid', isSold)} as sold_paid,
      ${sum('profit', isSold)} as profit, ${sum('money_days', isSold)} as money_days
    from (${lines}) l ${withPart(question)} group by product_id, currency, part having sum(abs(count)) <> 0`,
  );
  return rows.toSorted((a, b) => inOrder(a.day, b.day) || inOrder(a.currency, b.currency));
}

function singleMoves({ clients, range, timezone }: StatQuestion, kinds: readonly TradeKind[]): SQL {
  const at = sql`case o.counted when 'opened_day' then ${tradeRecord.openedAt} else ${tradeRecord.soldAt} end`;
  return sql`select o.product_id, o.currency, o.counted, o.count, o.paid, o.profit, o.money_days,
      (${at} at time zone ${timezone}::text)::date as day
    from ${tradeRecord} cross join lateral trade_record_lines(${tradeRecord}, null) o
    join ${client} on ${client.id} = ${tradeRecord.clientId}
    where ${and(
      sql`o.counted in ('opened_day', 'sold_day')`,
      inArray(tradeRecord.kind, [...kinds]),
      clients,
      gte(at, range.from),
      lt(at, range.to),
    )}`;
}

export interface MeasuredProduct {
  id: string;
  kind: (typeof product.$inferSelect)['kind'];
  code: string;
  name: string;
  status: (typeof product.$inferSelect)['status'];
  poolQty: number | null;
  terms: TradeTerms;
}

export async function readMeasured(
  { reader }: StatQuestion,
  ids: Iterable<string>,
): Promise<Map<string, MeasuredProduct>> {
  const { id, kind, code, name, status, poolQty, terms } = product;
  const rows = await reader
    .select({ id, kind, code, name, status, poolQty, terms })
    .from(product)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, { ...row, terms: termsOf(row) }]));
}
