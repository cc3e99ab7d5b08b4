import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { client, clientDayTally, orderDayTally, tradeRecord } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { type Key, type KeyValues, keyColumns, keyNames, keysOf, sameKeys } from './grouping.ts';
import { keptLines, type StatQuestion } from './stat-question.ts';

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
const counts = ['orders', ...statuses];

type FigureRow = KeyValues & { currency: string; unrated: number } & Record<
    'orders' | TradeStatus,
    number
  > &
  Amounts &
  BaseAmounts;

export type Divided = KeyValues & { currency: string; trades: Schemas.TradeFigures };

/** Orders of these kinds that were made in the range. The index begins with the kind: all are named where all are meant. */
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

/** The orders of the question one by one, each as a line of the tally, with its client. */
function singleOrders({ clients, range, timezone }: StatQuestion, kind?: TradeKind): SQL {
  return sql`select ${client.agentId}, o.*, ${client.id} as client_id,
      (${tradeRecord.createdAt} at time zone ${timezone}::text)::date as day
    from ${tradeRecord} cross join lateral counted_order(${tradeRecord}) o
    join ${client} on ${client.id} = ${tradeRecord.clientId}
    where ${and(clients, madeWithin(range, kind && [kind]))}`;
}

function orderLines(question: StatQuestion, kind?: TradeKind): SQL {
  if (question.days === null) return singleOrders(question, kind);
  return sql`select * from ${orderDayTally} where ${and(
    keptLines(question, question.days, orderDayTally),
    when(kind, (one) => eq(orderDayTally.kind, one)),
  )}`;
}

/** The currency of a line: its own or, where all are asked for together, the base where a rate led there. */
const shownCurrency = ({ inBase, base }: StatQuestion): SQL =>
  inBase ? sql`case when rated then ${base}::text else currency end` : sql`currency`;

/**
 * The figures of the orders by each of these sets of keys and by currency; where all currencies are asked for
 * together, those whose orders have no rate stay by themselves.
 */
export async function tradeFigures<Sets extends readonly (readonly Key[])[]>(
  question: StatQuestion,
  sets: Sets,
  kind?: TradeKind,
): Promise<{ [At in keyof Sets]: Divided[] }> {
  const keys = [...new Set(sets.flat())];
  const divided = sets.filter((set) => set.length > 0);
  const [first] = divided;
  const isWhole = (set: readonly Key[]) => (key: Key) =>
    sql`${sql.raw(set.includes(key) ? '' : 'not ')}${sql.identifier(`by_${key}`)}`;
  const figures = sql`
    ${named(counts, (name) => sql`sum(${name})::int as ${name}`)},
    ${named(allAmounts, (name) => sql`sum(${name})::text as ${name}`)},
    coalesce(sum(orders) filter (where not rated), 0)::int as unrated
    from cells`;
  const flags = sql.join(
    keys.map((key) => sql`${sql.identifier(`by_${key}`)}, `),
    sql``,
  );
  // Once through the lines for all the sets; all of it is the sum of one of them. To add up integers takes a quarter
  // of the time.
  const asked = sql`
    with cells as materialized (
      select ${keyColumns(keys)}${shownCurrency(question)} as shown, rated,
        ${sql.join(
          keys.map(
            (key) => sql`grouping(${sql.identifier(key)}) = 0 as ${sql.identifier(`by_${key}`)}, `,
          ),
          sql``,
        )}
        ${named(counts, (name) => sql`sum(${name}::int) as ${name}`)},
        ${named(allAmounts, (name) => sql`sum(${name}) as ${name}`)}
      from (${orderLines(question, kind)}) l group by grouping sets (${sql.join(
        divided.map((set) => sql`(${keyNames(set)}shown, rated)`),
        sql`, `,
      )})
    )
    select ${keyNames(keys)}${flags}shown as currency, ${figures}
    group by ${keyNames(keys)}${flags}shown having sum(orders) <> 0
    ${
      first !== undefined && divided.length < sets.length
        ? sql`union all select ${sql.join(
            keys.map(() => sql`null, `),
            sql``,
          )}${sql.join(
            keys.map(() => sql`false, `),
            sql``,
          )}shown, ${figures}
          where ${sql.join(keys.map(isWhole(first)), sql` and `)} group by shown having sum(orders) <> 0`
        : sql``
    }`;
  const clientsOf = (unrated: boolean) =>
    Promise.all(sets.map((set) => orderingClients(question, set, { kind, unrated })));
  // Beside each other, where the one does not depend on the other.
  const [{ rows }, early] = await Promise.all([
    readFigures(question, asked),
    question.inBase ? null : clientsOf(false),
  ]);
  const all = early ?? (await clientsOf(rows.some((row) => row.unrated > 0)));
  const found = sets.map((set, at) =>
    rows
      .filter((row) => keys.every((key) => row[`by_${key}`] === set.includes(key)))
      .map((row) => ({
        ...keysOf(row),
        currency: row.currency,
        trades: figuresView(row, all[at]?.get(sameKeys(row, row.currency)) ?? 0, question),
      })),
  );
  // One to each set, in their order.
  return found as { [At in keyof Sets]: Divided[] };
}

async function readFigures({ reader }: StatQuestion, asked: SQL) {
  return (await reader.transaction(async (tx) => {
    // The cells of a year are put together in memory: with the usual limit they would be sorted on the disk.
    await tx.execute(sql`set local work_mem = '64MB'`);
    return tx.execute(asked);
  })) as {
    // The columns that are named above, each cast to text or to a small integer.
    rows: (FigureRow & Partial<Record<`by_${Key}`, boolean>>)[];
  };
}

/**
 * How many clients the orders are of, each once, by the same keys. A day's are as many as have a line there; in
 * a range those count that have no line in it before.
 */
async function orderingClients(
  question: StatQuestion,
  set: readonly Key[],
  { kind, unrated }: { kind: TradeKind | undefined; unrated: boolean },
): Promise<Map<string, number>> {
  const { base, days, inBase, reader } = question;
  const t = clientDayTally;
  // Who has orders with a rate, and others without, is known of single orders alone.
  const counted =
    days === null || (inBase && unrated)
      ? sql`select ${keyColumns(set)}${shownCurrency(question)} as shown, count(distinct client_id)::int as clients
          from (${singleOrders(question, kind)}) l`
      : sql`select ${keyColumns(set)}${inBase ? sql`${base}::text` : sql`currency`} as shown, sum(count::int)::int as clients
          from ${t} where ${and(
            eq(t.counted, familyOf(set, inBase, kind)),
            when(kind, (one) => eq(t.kind, one)),
            keptLines(question, days, t),
            set.includes('day') ? undefined : lt(t.since, days.first),
          )}`;
  const { rows } = (await reader.execute(sql`${counted} group by ${keyNames(set)}shown`)) as {
    // The columns that are named above, as text or a small integer.
    rows: (Partial<KeyValues> & { shown: string; clients: number })[];
  };
  return new Map(rows.map((row) => [sameKeys(row, row.shown), row.clients]));
}

function familyOf(set: readonly Key[], inBase: boolean, kind: TradeKind | undefined) {
  if (set.includes('product_id')) return 'product';
  if (kind === undefined) return inBase ? 'orders' : 'currency';
  return inBase ? 'kind' : 'kind_currency';
}

function figuresView(
  row: FigureRow,
  clients: number,
  { base, inBase }: StatQuestion,
): Schemas.TradeFigures {
  const money = (value: string) => formatMoney(value, row.currency);
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
