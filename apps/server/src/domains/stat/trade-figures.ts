import type { Schemas } from '@brokerdesk/sdk';
import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { client, product, tradeRecord } from '../../kernel/db/schema.ts';
import { currencyCodes, scaleOf } from '../../kernel/money/currencies.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { rateHistory } from '../currency/rate-history.ts';
import { type Keys, keyColumns, teamJoins } from './grouping.ts';
import type { StatQuestion } from './stat-question.ts';

export type TradeKind = (typeof tradeRecord.$inferSelect)['kind'];
type TradeStatus = (typeof tradeRecord.$inferSelect)['status'];

const statuses = tradeRecord.status.enumValues;

const scale = sql`case ${tradeRecord.currency} ${sql.join(
  currencyCodes.map((code) => sql.raw(`when '${code}' then ${scaleOf(code)}`)),
  sql` `,
)} end`;

/** The rate into the base currency that held when the order was made. */
const bookedRate = sql`booked_rate.rates[width_bucket(${tradeRecord.createdAt}, booked_rate.since)]`;

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

const amounts = {
  applied: sql`${tradeRecord.amount}`,
  allotted,
  paid: sql`${tradeRecord.paid}`,
  profit: sql`${tradeRecord.profit}`,
};
type Amounts = Record<keyof typeof amounts, string>;

const ofPurchases = sql`filter (where ${tradeRecord.side} = 'buy')`;

/** Every amount as it is and, order by order, at the rate of the order's moment. */
function amountColumns(base: string): SQL {
  const columns = Object.entries(amounts).flatMap(([name, value]) => {
    const counted = name === 'profit' ? sql`` : ofPurchases;
    const converted = sql`trunc(${value} * ${bookedRate}, ${sql.raw(String(scaleOf(base)))})`;
    return [
      sql`coalesce(sum(${value}) ${counted}, 0)::text as ${sql.identifier(name)}`,
      sql`coalesce(sum(${converted}) ${counted}, 0)::text as ${sql.identifier(`base_${name}`)}`,
    ];
  });
  return sql.join(columns, sql`, `);
}

const stateColumns = sql.join(
  statuses.map(
    (status) =>
      sql`count(*) filter (where ${tradeRecord.status} = ${status})::int as ${sql.identifier(status)}`,
  ),
  sql`, `,
);

type FigureRow = { currency: string; unrated: number } & Record<
  'orders' | 'clients' | TradeStatus,
  number
> &
  Amounts & { [Name in keyof Amounts as `base_${Name}`]: string };

export type Divided<K extends string> = Record<K, string | null> & {
  currency: string;
  trades: Schemas.TradeFigures;
};

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

/** The orders that are counted: of these clients, made in the range, of these kinds. */
export function countedOrders(
  { clients, range }: Pick<StatQuestion, 'clients' | 'range'>,
  kind?: TradeKind,
): SQL | undefined {
  return and(clients, madeWithin(range, kind === undefined ? undefined : [kind]));
}

/** Orders with whatever the keys need beside them; what nobody asks for costs nothing. */
const orderJoins = sql`${tradeRecord}
  join ${client} on ${client.id} = ${tradeRecord.clientId}
  join ${product} on ${product.id} = ${tradeRecord.productId}
  ${teamJoins}`;

/** The rates of each currency into the base currency, as arrays to be searched by an order's moment. */
async function bookedRates({ reader, base, range }: StatQuestion): Promise<SQL> {
  const histories = await rateHistory(reader, base, range.to);
  const rows = [...histories].map(([currency, steps]) => ({
    currency,
    since: steps.map(({ from }) => from.toISOString()),
    rates: steps.map(({ rate }) => rate),
  }));
  return sql`booked_rate as materialized (
    select currency, since, rates from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as known(currency text, since timestamptz[], rates numeric[]))`;
}

/**
 * The figures of the orders by these keys and by currency, in their order; where all currencies are asked for
 * together, those whose orders have no rate stay by themselves.
 */
export async function tradeFigures<K extends string>(
  question: StatQuestion,
  keys: Keys<K>,
  kind?: TradeKind,
): Promise<Divided<K>[]> {
  const { base, inBase, reader } = question;
  const own = sql`${tradeRecord.currency}`;
  const currency = inBase
    ? sql`case when ${bookedRate} is null then ${own} else ${base}::text end`
    : own;
  const { selected, places } = keyColumns({ ...keys, currency });
  const orders = sql`${orderJoins} left join booked_rate on booked_rate.currency = ${own}
    where ${countedOrders(question, kind)}`;
  const columns = [...Object.keys(keys), 'currency'].map((name) => sql.identifier(name));
  const names = sql.join(columns, sql`, `);
  const alike = sql.join(
    columns.map((name) => sql`coalesce(f.${name}, '') = coalesce(c.${name}, '')`),
    sql` and `,
  );
  const rates = await bookedRates(question);
  // Whoever has several orders is counted once: by itself, because counting so sorts whatever is summed beside it.
  const { rows } = (await reader.execute(sql`
    with ${rates}, figures as (
      select ${selected}, count(*)::int as orders,
        (count(*) filter (where ${bookedRate} is null))::int as unrated,
        ${amountColumns(base)}, ${stateColumns}
      from ${orders} group by ${places}
    ), customers as (
      select ${names}, count(*)::int as clients
      from (select distinct ${selected}, ${tradeRecord.clientId} as client_id from ${orders}) d
      group by ${places}
    )
    select f.*, c.clients from figures f join customers c
      on ${alike}
    order by ${places}`)) as {
    // The columns that are named above, each cast to text or to a small integer.
    rows: (FigureRow & Record<K, string | null>)[];
  };
  return rows.map((row) => ({ ...row, trades: figuresView(row, question) }));
}

function figuresView(row: FigureRow, { base, inBase }: StatQuestion): Schemas.TradeFigures {
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
    clients: row.clients,
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
