import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, savingHolding, tradeRecord } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  convertForLimit,
  type Decimal,
  formatMoney,
  moneyText,
  percentLessDiscount,
  plus,
} from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { readTradeSettings } from '../client/trade-settings.ts';
import { findRates, rateUnavailable } from '../currency/find-rate.ts';

interface Ordering {
  clientId: string;
  kind: Schemas.ProductKind;
  timeZone: string;
  at: Date;
  exceptId?: string;
}

export type ClientLimits = Awaited<ReturnType<typeof lockClientLimits>>;

/** In the base currency; null if the client has no such limit. */
export interface LimitsUsed {
  base: string;
  orderMax: Decimal | null;
  dayMax: Decimal | null;
  value: Decimal | null;
  dayUsed: Decimal | null;
}

export function limitsView({ base, ...used }: LimitsUsed): Schemas.TradePreview['limits'] {
  const inBase = (amount: Decimal | null) => (amount === null ? null : formatMoney(amount, base));
  return {
    base_currency: base,
    value: inBase(used.value),
    order_max: inBase(used.orderMax),
    daily_max: inBase(used.dayMax),
    used: inBase(used.dayUsed),
  };
}

/**
 * The client stays locked, so that two orders never share what is left of a day's limit. Throws CLIENT_DISABLED and
 * KIND_NOT_ALLOWED.
 */
export async function lockClientLimits(tx: Transaction, order: Ordering) {
  const [holder] = await tx
    .select({ active: client.active })
    .from(client)
    .where(eq(client.id, order.clientId))
    .for('no key update');
  if (holder?.active !== true) throw new Problem('CLIENT_DISABLED');
  const settings = await readTradeSettings(tx, order.clientId);
  if (!settings.products.includes(order.kind)) throw new Problem('KIND_NOT_ALLOWED');
  const { base_currency: base, fees } = await readSetting(tx, 'trade');
  const { order_max: orderMax, daily_max: dailyMax, fee_discount_pct: discount } = settings;
  return {
    /** Performance fee in percent: the client's own, or else the product's, which is null if it has none. */
    feePct: (ofProduct: Decimal | null) =>
      percentLessDiscount(ofProduct ?? fees.trade_pct, discount),
    /** Throws ORDER_ABOVE_LIMIT, DAY_LIMIT_REACHED, and RATE_UNAVAILABLE if a limit cannot be compared. */
    async requireWithin(cost: Decimal, currency: string): Promise<LimitsUsed> {
      const limits = { base, orderMax, dayMax: dailyMax };
      if (orderMax === null && dailyMax === null) return { ...limits, value: null, dayUsed: null };
      const value = await valueIn(tx, base, [{ currency, cost }], order.at);
      if (orderMax !== null && compare(value, orderMax) > 0) {
        throw new Problem('ORDER_ABOVE_LIMIT', { values: { limit: moneyText(orderMax, base) } });
      }
      if (dailyMax === null) return { ...limits, value, dayUsed: null };
      const used = await valueIn(tx, base, await ordersOfDay(tx, order), order.at);
      if (compare(plus(used, value), dailyMax) <= 0) return { ...limits, value, dayUsed: used };
      const values = { limit: moneyText(dailyMax, base), used: moneyText(used, base) };
      throw new Problem('DAY_LIMIT_REACHED', { values });
    },
  };
}

interface Cost {
  currency: string;
  cost: Decimal;
}

async function ordersOfDay(
  tx: Transaction,
  { clientId, timeZone, at, exceptId }: Ordering,
): Promise<Cost[]> {
  const { status, amount, payable, currency } = tradeRecord;
  const day = sql`date_trunc('day', ${at.toISOString()}::timestamptz at time zone ${timeZone}::text)`;
  const ofDay = ({ clientId: of, createdAt }: typeof tradeRecord | typeof savingHolding) =>
    and(
      eq(of, clientId),
      gte(createdAt, sql`${day} at time zone ${timeZone}::text`),
      lt(createdAt, sql`(${day} + interval '1 day') at time zone ${timeZone}::text`),
    );
  const trades = await tx
    .select({
      currency,
      cost: sql<Decimal>`sum(case ${status} when 'awaiting' then ${amount} else ${payable} end)`,
    })
    .from(tradeRecord)
    .where(
      and(
        ofDay(tradeRecord),
        ne(status, 'released'),
        exceptId === undefined ? undefined : ne(tradeRecord.id, exceptId),
      ),
    )
    .groupBy(currency);
  const savings = await tx
    .select({
      currency: savingHolding.currency,
      cost: sql<Decimal>`sum(${savingHolding.principal})`,
    })
    .from(savingHolding)
    .where(ofDay(savingHolding))
    .groupBy(savingHolding.currency);
  return [...trades, ...savings];
}

/** Rounded up, for a limit is not to be slipped under. */
async function valueIn(
  tx: Transaction,
  base: string,
  costs: readonly Cost[],
  at: Date,
): Promise<Decimal> {
  const pairs = costs.map(({ currency }) => ({ primary: currency, secondary: base, at }));
  const rates = await findRates(tx, pairs);
  return costs.reduce((sum, { currency, cost }, index) => {
    const found = rates[index];
    if (found === undefined) throw rateUnavailable({ primary: currency, secondary: base, at });
    return plus(sum, convertForLimit(cost, found.rate, base));
  }, '0');
}
