import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { client, figure, tradeRecord } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { clientsOnce } from './clients-once.ts';
import { type Key, type KeyValues, keyColumns, keyNames, keysOf, sameKeys } from './grouping.ts';
import { keptLines, keptOrders, type StatQuestion, withPart } from './stat-question.ts';

export type TradeKind = (typeof tradeRecord.$inferSelect)['kind'];
type TradeStatus = (typeof tradeRecord.$inferSelect)['status'];

const statuses = tradeRecord.status.enumValues;
const amounts = ['applied', 'allotted', 'paid', 'profit'] as const;
type Amounts = Record<(typeof amounts)[number], string>;
type BaseAmounts = { [Name in keyof Amounts as `base_${Name}`]: string };

const named = (names: readonly string[], column: (name: SQLWrapper) => SQL) =>
  sql.join(
    names.map((name) => column(sql.identifier(name))),
    sql`, `,
  );
const allAmounts = [...amounts, ...amounts.map((name) => `base_${name}`)];

type FigureRow = Partial<KeyValues> & { shown: string; unrated: number } & Record<
    'orders' | TradeStatus,
    number
  > &
  Amounts &
  BaseAmounts;

export type Divided = KeyValues & { currency: string; trades: Schemas.TradeFigures };

/** The index begins with the kind: all kinds are listed for all. */
export function madeWithin(
  { from, to }: StatQuestion['range'],
  kinds: readonly TradeKind[] = tradeRecord.kind.enumValues,
): SQL | undefined {
  return and(
    inArray(tradeRecord.kind, [...kinds]),
    gte(tradeRecord.createdAt, from),
    lt(tradeRecord.createdAt, to),
  );
}

function singleOrders({ clients, range, timezone }: StatQuestion, kind?: TradeKind): SQL {
  return sql`select ${client.agentId}, ${client.id} as client_id, o.kind, o.product_id, o.currency, o.rated, o.count,
      ${named([...statuses, ...allAmounts], (name) => sql`o.${name}`)},
      (${tradeRecord.createdAt} at time zone ${timezone}::text)::date as day
    from ${tradeRecord} cross join lateral trade_record_lines(${tradeRecord}, null) o
    join ${client} on ${client.id} = ${tradeRecord.clientId}
    where ${and(sql`o.counted = 'order_day'`, clients, madeWithin(range, kind && [kind]))}`;
}

export function orderLines(question: StatQuestion, set: readonly Key[], kind?: TradeKind): SQL {
  const { days } = question;
  if (days === null) return singleOrders(question, kind);
  const counted = kind === undefined && !set.includes('kind') ? 'order_whole_day' : 'order_day';
  return sql`select * from ${figure} where ${and(
    set.includes('part')
      ? and(eq(figure.counted, counted), keptLines(question, days))
      : keptOrders(question, days),
    when(kind, (one) => eq(figure.kind, one)),
  )}`;
}

export const shownCurrency = ({ inBase, base }: StatQuestion): SQL =>
  inBase ? sql`case when rated then ${base}::text else currency end` : sql`currency`;

/** For all currencies together, those whose orders have no rate stay by themselves. */
export async function tradeFigures<Sets extends readonly (readonly Key[])[]>(
  question: StatQuestion,
  sets: Sets,
  kind?: TradeKind,
): Promise<{ [At in keyof Sets]: Divided[] }> {
  const clientsOf = (unrated: boolean) =>
    Promise.all(sets.map((set) => orderingClients(question, set, { kind, unrated })));
  const [figures, ofAllRated] = await Promise.all([
    Promise.all(sets.map((set) => orderFigures(question, set, kind))),
    clientsOf(false),
  ]);
  const unrated =
    question.inBase && question.days !== null && figures.flat().some((row) => row.unrated > 0);
  const clients = unrated ? await clientsOf(true) : ofAllRated;
  const found = figures.map((rows, at) =>
    rows.map((row) => ({
      ...keysOf(row),
      currency: row.shown,
      trades: figuresView(row, clients[at]?.get(sameKeys(row, row.shown)) ?? 0, question),
    })),
  );
  // One to each set, in their order.
  return found as { [At in keyof Sets]: Divided[] };
}

async function orderFigures(
  question: StatQuestion,
  set: readonly Key[],
  kind: TradeKind | undefined,
): Promise<FigureRow[]> {
  // To add up integers takes a quarter of the time.
  const rows = await rowsOf<FigureRow>(
    question.reader,
    sql`
    select ${keyColumns(set)}${shownCurrency(question)} as shown,
      sum(count::int)::int as orders, ${named(statuses, (name) => sql`sum(${name}::int)::int as ${name}`)},
      ${named(allAmounts, (name) => sql`sum(${name})::text as ${name}`)},
      coalesce(sum(count) filter (where not rated), 0)::int as unrated
    from (${orderLines(question, set, kind)}) l ${withPart(question)} group by ${keyNames(set)}shown having sum(count::int) <> 0`,
  );
  return rows;
}

/** Counts in a range, or a longer part of it, the clients that have no line in it before. */
async function orderingClients(
  question: StatQuestion,
  set: readonly Key[],
  { kind, unrated }: { kind: TradeKind | undefined; unrated: boolean },
): Promise<Map<string, number>> {
  const { base, days, inBase, reader } = question;
  const t = figure;
  const family = familyOf(set, inBase, kind);
  const ofKind = when(kind, (one) => eq(t.kind, one));
  const lines = (kept: NonNullable<StatQuestion['days']>) =>
    set.includes('part') && family !== 'product'
      ? sql`(${clientsOnce(question, kept, family, ofKind)}) l`
      : sql`${t} where ${and(eq(t.counted, family), ofKind, keptLines(question, kept), lt(t.since, kept.first))}`;
  // Clients with rated and unrated orders can only be counted from single orders.
  const counted =
    days === null || (inBase && unrated)
      ? sql`select ${keyColumns(set)}${shownCurrency(question)} as shown, count(distinct client_id)::int as clients
          from (${singleOrders(question, kind)}) l ${withPart(question)}`
      : sql`select ${keyColumns(set)}${inBase ? sql`${base}::text` : sql`currency`} as shown, sum(count::int)::int as clients
          from ${lines(days)}`;
  const rows = await rowsOf<Partial<KeyValues> & { shown: string; clients: number }>(
    reader,
    sql`${counted} group by ${keyNames(set)}shown`,
  );
  return new Map(rows.map((row) => [sameKeys(row, row.shown), row.clients]));
}

function familyOf(set: readonly Key[], inBase: boolean, kind: TradeKind | undefined) {
  if (set.includes('product_id')) return 'product';
  if (kind === undefined && !set.includes('kind')) return inBase ? 'orders' : 'currency';
  return inBase ? 'kind' : 'kind_currency';
}

function figuresView(
  row: FigureRow,
  clients: number,
  { base, inBase }: StatQuestion,
): Schemas.TradeFigures {
  const money = (value: string) => formatMoney(value, row.shown);
  const rated = row.unrated === 0;
  const inBaseCurrency = {
    applied: formatMoney(row.base_applied, base),
    allotted: formatMoney(row.base_allotted, base),
    paid: formatMoney(row.base_paid, base),
    profit: formatMoney(row.base_profit, base),
  };
  const asBooked = () => ({
    applied: money(row.applied),
    allotted: money(row.allotted),
    paid: money(row.paid),
    profit: money(row.profit),
  });
  return {
    orders: row.orders,
    clients,
    ...(inBase && rated ? inBaseCurrency : asBooked()),
    base: rated ? inBaseCurrency : null,
    states: {
      awaiting: row.awaiting,
      payment: row.payment,
      outstanding: row.outstanding,
      holding: row.holding,
      sold: row.sold,
      unsettled: row.unsettled,
      completed: row.completed,
      released: row.released,
    },
  };
}
