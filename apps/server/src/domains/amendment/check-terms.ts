import { and, asc, eq, ne } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account, product } from '../../kernel/db/schema.ts';
import {
  compare,
  type Decimal,
  formatRate,
  isWholeLots,
  minus,
  priceInWords,
} from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { takenOf } from '../product/room-taken.ts';
import { poolOf, wrongAllotment } from '../trade/allotment-pool.ts';
import { lotsOf } from '../trade/quote-trade.ts';
import { termsOf } from '../trade/trade-terms.ts';
import type { TradeRecord } from '../trade/trade-transitions.ts';
import { isPriced, priceBounds } from '../trade/value-sale.ts';
import { type Fields, wrongField } from './amendable.ts';

export const pricePattern = /^\d{1,18}(\.\d{1,8})?$/;
const piecesPattern = /^\d{1,13}$/;

/** The other accounts of the client in the currency of the order. */
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

/** The checked terms of the order: price, pieces, account and settlement date. Throws VALIDATION. */
export async function termsAfter(
  reader: Reader,
  record: TradeRecord,
  {
    price,
    applied_qty: applied,
    allotted_qty: allotted,
    acc_no: accNo,
    settle_at: settleAt,
  }: Fields,
): Promise<Fields> {
  return {
    ...(price !== undefined && { price: await priceOf(reader, record, price) }),
    ...(applied !== undefined && { applied_qty: await appliedOf(reader, record, applied) }),
    ...(allotted !== undefined && { allotted_qty: await allottedOf(reader, record, allotted) }),
    ...(accNo !== undefined && { acc_no: await accountOf(reader, record, accNo) }),
    ...(settleAt !== undefined && { settle_at: timeOf(record, settleAt) }),
  };
}

async function productOf(reader: Reader, { productId }: TradeRecord) {
  const [found] = await reader.select().from(product).where(eq(product.id, productId));
  if (found === undefined) throw new Error('The product of the order is gone.');
  return found;
}

/** As far from the product's reference as a sale may be. */
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
  const isNear =
    bounds !== null && compare(price, bounds.priceMin) >= 0 && compare(price, bounds.priceMax) <= 0;
  if (bounds === null) throw wrongField('price');
  if (isNear) return formatRate(price);
  throw wrongField('price', 'PRICE_TOO_FAR', {
    reference: priceInWords(bounds.reference, currency),
    lowest: priceInWords(bounds.priceMin, currency),
    highest: priceInWords(bounds.priceMax, currency),
  });
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

/** Within what was applied for, and within what is left in the pool with the pieces that the order has. */
async function allottedOf(reader: Reader, record: TradeRecord, value: string | null) {
  const pieces = piecesOf('allotted_qty', value);
  const of = await productOf(reader, record);
  const { pool, lot } = poolOf(of);
  const applied = record.appliedQty ?? '0';
  const wrong = wrongAllotment('allotted_qty', pieces, { applied, lot });
  if (wrong !== undefined) throw wrongField('allotted_qty', wrong.code, wrong.values);
  const others = minus(await takenOf(reader, of.id), record.allottedQty ?? '0');
  const max = formatRate(minus(pool, others));
  if (compare(pieces, max) > 0) throw wrongField('allotted_qty', 'VALUE_TOO_LARGE', { max });
  return pieces;
}

async function accountOf(reader: Reader, record: TradeRecord, accNo: string | null) {
  const others = await otherAccounts(reader, record);
  const found = others.find((one) => one.accNo === accNo?.trim());
  if (found === undefined) throw wrongField('acc_no');
  return found.accNo;
}

function timeOf({ openedAt }: TradeRecord, value: string | null): string {
  const at = new Date(value ?? '');
  if (Number.isNaN(at.getTime())) throw wrongField('settle_at');
  if (openedAt !== null && at <= openedAt) {
    throw wrongField('settle_at', 'TIME_TOO_EARLY', { after: openedAt.toISOString() });
  }
  return at.toISOString();
}
