import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { client, product, tradeRecord } from '../../kernel/db/schema.ts';
import { currencyCodes, scaleOf } from '../../kernel/money/currencies.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { type Keys, keyColumns, teamJoins } from './grouping.ts';
import type { StatQuestion } from './stat-question.ts';

export type TradeKind = (typeof tradeRecord.$inferSelect)['kind'];
type TradeStatus = (typeof tradeRecord.$inferSelect)['status'];

const statuses = tradeRecord.status.enumValues;

const bought = sql`${tradeRecord.side} = 'buy'`;
const scale = sql`case ${tradeRecord.currency} ${sql.join(
  currencyCodes.map((code) => sql.raw(`when '${code}' then ${scaleOf(code)}`)),
  sql` `,
)} end`;

/**
 * What an order has been allotted, in money: pieces at their price, a share of the amount where
 * there is no price, and the whole amount of what is taken without counting pieces. Rounded here,
 * order by order, so that figures of parts add up to those of the whole.
 */
const allotted = sql`trunc(case
  when ${tradeRecord.allottedQty} is null then
    case when ${tradeRecord.status} in ('awaiting', 'released') then 0 else ${tradeRecord.amount} end
  when ${tradeRecord.price} is not null then ${tradeRecord.price} * ${tradeRecord.allottedQty}
  when ${tradeRecord.appliedQty} > 0 then
    ${tradeRecord.amount} * ${tradeRecord.allottedQty} / ${tradeRecord.appliedQty}
  else ${tradeRecord.amount} end, ${scale})`;

const total = (value: SQL | AnyColumn) =>
  sql`coalesce(sum(${value}) filter (where ${bought}), 0)::text`;

const figureColumns = sql`
  count(*)::int as orders,
  count(distinct ${tradeRecord.clientId})::int as clients,
  ${total(tradeRecord.amount)} as applied,
  ${total(allotted)} as allotted,
  ${total(tradeRecord.paid)} as paid,
  coalesce(sum(${tradeRecord.profit}), 0)::text as profit,
  ${sql.join(
    statuses.map(
      (status) =>
        sql`count(*) filter (where ${tradeRecord.status} = ${status})::int as ${sql.identifier(status)}`,
    ),
    sql`, `,
  )}`;

type FigureRow = { currency: string } & Record<'orders' | 'clients' | TradeStatus, number> &
  Record<'applied' | 'allotted' | 'paid' | 'profit', string>;

export type Divided<K extends string> = Record<K, string | null> & {
  currency: string;
  trades: Schemas.TradeFigures;
};

/** The orders that are counted: of these clients, made in the range, of these kinds. */
export function countedOrders(
  { clients, range }: Pick<StatQuestion, 'clients' | 'range'>,
  kind?: TradeKind,
): SQL | undefined {
  return and(
    clients,
    gte(tradeRecord.createdAt, range.from),
    lt(tradeRecord.createdAt, range.to),
    kind && eq(tradeRecord.kind, kind),
  );
}

export const orderJoins = sql`${tradeRecord}
  join ${client} on ${client.id} = ${tradeRecord.clientId}
  join ${product} on ${product.id} = ${tradeRecord.productId}
  ${teamJoins}`;

/** The figures of the orders by these keys and by currency, in their order. */
export async function tradeFigures<K extends string>(
  question: StatQuestion,
  keys: Keys<K>,
  kind?: TradeKind,
): Promise<Divided<K>[]> {
  const { selected, places } = keyColumns({ ...keys, currency: sql`${tradeRecord.currency}` });
  const { rows } = (await question.reader.execute(sql`
    select ${selected}, ${figureColumns} from ${orderJoins}
    where ${countedOrders(question, kind)}
    group by ${places} order by ${places}`)) as {
    // The columns that are named above, each cast to text or to a small integer.
    rows: (FigureRow & Record<K, string | null>)[];
  };
  return rows.map((row) => ({ ...row, trades: figuresView(row) }));
}

function figuresView(row: FigureRow): Schemas.TradeFigures {
  const money = (value: string) => formatMoney(value, row.currency);
  return {
    orders: row.orders,
    clients: row.clients,
    applied: money(row.applied),
    allotted: money(row.allotted),
    paid: money(row.paid),
    profit: money(row.profit),
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
