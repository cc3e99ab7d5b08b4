import { and, asc, eq, ne } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { account, product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  formatMoney,
  formatRate,
  isWholeLots,
  minus,
} from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { productKindOf } from '../product/order-kinds.ts';
import { allottedTotal, investedIn, poolOf, wrongAllotment } from '../product/used-capacity.ts';
import { lockClientLimits } from '../trade-terms/client-limits.ts';
import { priceBounds, requireNear } from '../trade-terms/sale-bounds.ts';
import { isPriced, lotsOf, type TradeRecord, termsOf } from '../trade-terms/trade-terms.ts';
import { type Fields, moneyOf, wrongField } from './amendable.ts';

export const pricePattern = /^\d{1,18}(\.\d{1,8})?$/;
const piecesPattern = /^\d{1,13}$/;

export function otherAccounts(
  reader: Reader,
  { clientId, currency, accountId }: TradeRecord,
): Promise<{ id: string; accNo: string }[]> {
  return reader
    .select({ id: account.id, accNo: account.accNo })
    .from(account)
    .where(
      and(
        eq(account.clientId, clientId),
        eq(account.currency, currency),
        ne(account.id, accountId),
      ),
    )
    .orderBy(asc(account.accNo));
}

type Check = (tx: Transaction, record: TradeRecord, value: string | null) => Promise<string>;

const checks: Readonly<Record<string, Check>> = {
  amount: investedOf,
  price: priceOf,
  applied_qty: appliedOf,
  allotted_qty: allottedOf,
  acc_no: accountOf,
  settle_at: async (_tx, { openedAt }, value) => timeAfter('settle_at', openedAt, value),
  pay_deadline: deadlineOf,
};

/** The checked terms of the order. Throws VALIDATION. */
export async function termsAfter(
  tx: Transaction,
  record: TradeRecord,
  after: Fields,
): Promise<Fields> {
  const checked: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks)) {
    const value = after[name];
    if (value !== undefined) checked[name] = await check(tx, record, value);
  }
  return checked;
}

async function productOf(reader: Reader, { productId }: TradeRecord) {
  const [found] = await reader.select().from(product).where(eq(product.id, productId));
  if (found === undefined) throw new Error('The product of the order is gone.');
  return found;
}

async function priceOf(
  reader: Reader,
  record: TradeRecord,
  price: string | null,
): Promise<Decimal> {
  const { kind, currency } = record;
  if (price === null || !pricePattern.test(price) || compare(price, '0') <= 0 || !isPriced(kind)) {
    throw wrongField('price');
  }
  const { profit } = await readSetting(reader, 'trade');
  const terms = termsOf(await productOf(reader, record));
  const bounds = priceBounds(kind, terms, profit.price_distance_pct);
  if (bounds === null) throw wrongField('price');
  requireNear('after.price', price, bounds, currency);
  return formatRate(price);
}

function piecesOf(name: string, value: string | null): Decimal {
  if (value === null || !piecesPattern.test(value) || compare(value, '0') <= 0) {
    throw wrongField(name);
  }
  return formatRate(value);
}

async function appliedOf(reader: Reader, record: TradeRecord, value: string | null) {
  const pieces = piecesOf('applied_qty', value);
  const of = await productOf(reader, record);
  const { lot, least, most } = lotsOf(of, termsOf(of));
  if (!isWholeLots(pieces, lot)) throw wrongField('applied_qty', 'NOT_WHOLE_LOTS', { lot });
  if (most !== null && compare(pieces, most) > 0) {
    throw wrongField('applied_qty', 'VALUE_TOO_LARGE', { max: most });
  }
  if (compare(pieces, least) < 0) throw wrongField('applied_qty');
  return pieces;
}

async function allottedOf(reader: Reader, record: TradeRecord, value: string | null) {
  const pieces = piecesOf('allotted_qty', value);
  const of = await productOf(reader, record);
  const { pool, lot } = poolOf(of);
  const applied = record.appliedQty ?? '0';
  const wrong = wrongAllotment('allotted_qty', pieces, { applied, lot });
  if (wrong !== undefined) throw wrongField('allotted_qty', wrong.code, wrong.values);
  const others = minus(await allottedTotal(reader, of.id), record.allottedQty ?? '0');
  const max = formatRate(minus(pool, others));
  if (compare(pieces, max) > 0) throw wrongField('allotted_qty', 'VALUE_TOO_LARGE', { max });
  return pieces;
}

async function investedOf(
  tx: Transaction,
  record: TradeRecord,
  value: string | null,
): Promise<Decimal> {
  const { currency, productId, clientId } = record;
  const amount = moneyOf('amount', value, { currency, least: 'above zero' });
  const { min_amount: min, max_amount: most, capacity } = termsOf(await productOf(tx, record));
  if (min != null && compare(amount, min) < 0) {
    throw wrongField('amount', 'VALUE_TOO_SMALL', { min: formatMoney(min, currency) });
  }
  const left = async (bound: Decimal, of: { clientId?: string }) =>
    minus(bound, minus(await investedIn(tx, { productId, ...of }), record.amount));
  const bounds = [
    ...(most == null ? [] : [most, await left(most, { clientId })]),
    ...(capacity == null ? [] : [await left(capacity, {})]),
  ];
  const max = bounds.reduce<Decimal | null>(
    (least, one) => (least === null || compare(one, least) < 0 ? one : least),
    null,
  );
  if (max !== null && compare(amount, max) > 0) {
    const room = compare(max, '0') < 0 ? '0' : max;
    throw wrongField('amount', 'VALUE_TOO_LARGE', { max: formatMoney(room, currency) });
  }
  if (compare(amount, record.amount) > 0) await requireWithinLimits(tx, record, amount);
  return amount;
}

async function requireWithinLimits(
  tx: Transaction,
  { id, kind, clientId, currency, createdAt: at }: TradeRecord,
  amount: Decimal,
): Promise<void> {
  const timeZone = await readTimeZone(tx);
  const ordering = { clientId, kind: productKindOf(kind), timeZone, at, exceptId: id };
  try {
    await (await lockClientLimits(tx, ordering)).requireWithin(amount, currency);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const max = error.details.values?.['limit'];
    const isAbove = error.code === 'ORDER_ABOVE_LIMIT' && typeof max === 'string';
    throw isAbove ? wrongField('amount', 'VALUE_TOO_LARGE', { max }) : wrongField('amount');
  }
}

async function accountOf(reader: Reader, record: TradeRecord, accNo: string | null) {
  const others = await otherAccounts(reader, record);
  const found = others.find((one) => one.accNo === accNo?.trim());
  if (found === undefined) throw wrongField('acc_no');
  return found.accNo;
}

function timeAfter(name: string, after: Date | null, value: string | null): string {
  const at = new Date(value ?? '');
  if (Number.isNaN(at.getTime())) throw wrongField(name);
  if (after !== null && at <= after) throw wrongField(name, 'TIME_TOO_EARLY', { after });
  return at.toISOString();
}

/** From now until the listing: after that the client would pay knowing the market's price. */
async function deadlineOf(
  reader: Reader,
  record: TradeRecord,
  value: string | null,
): Promise<string> {
  const at = timeAfter('pay_deadline', new Date(), value);
  const { listing_at: max } = termsOf(await productOf(reader, record));
  if (max != null && new Date(at) >= max)
    throw wrongField('pay_deadline', 'VALUE_TOO_LARGE', { max });
  return at;
}
