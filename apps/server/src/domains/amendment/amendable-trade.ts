import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { client, tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import {
  compare,
  convert,
  type Decimal,
  fitsBooks,
  formatMoney,
  formatRate,
  minus,
  moneyText,
  plus,
} from '../../kernel/money/decimal.ts';
import { lockProductTerms } from '../product/find-product.ts';
import { productKindOf } from '../product/order-kinds.ts';
import { findTradeRow, type TradeRow, tradeChange } from '../trade/trade-row.ts';
import { type TradeRecord, termsOf } from '../trade-terms/trade-terms.ts';
import {
  type Amendable,
  type Fields,
  moneyFact,
  moneyOf,
  type Order,
  orderBase,
  postAmended,
  quantityFact,
  readStored,
  remarkOf,
  textFact,
  timeFact,
  wordFact,
  writeStored,
  wrongField,
} from './amendable.ts';
import {
  amendedRecord,
  amendingEntries,
  barredTerms,
  isSold,
  namedTerms,
} from './amended-terms.ts';
import { otherAccounts, pricePattern, termsAfter } from './check-terms.ts';

/** Money that moves is posted as the difference; entries of the ledger stay as they are. */
export const amendableTrade: Amendable = {
  table: tradeRecord,

  async lockBefore(tx, id) {
    const [order] = await tx.select().from(tradeRecord).where(eq(tradeRecord.id, id));
    if (order === undefined) return;
    // As an order is entered: limits of the client, then the room of the product.
    await tx.select().from(client).where(eq(client.id, order.clientId)).for('no key update');
    await lockProductTerms(tx, productKindOf(order.kind), order.productId);
  },

  async find(reader, actor, by) {
    const which = 'id' in by ? eq(tradeRecord.id, by.id) : eq(tradeRecord.orderNo, by.orderNo);
    const row = await findTradeRow(reader, actor, which);
    if (row === undefined) return undefined;
    const { trade } = row;
    const fields = fieldsOf(row);
    const others = await otherAccounts(reader, trade);
    const hasParts = (await reader.$count(tradeRecord, eq(tradeRecord.parentId, trade.id))) > 0;
    const facts = factsOf(row).filter(
      ({ name }) => !Object.hasOwn(fields, name === 'order_amount' ? 'amount' : name),
    );
    return {
      ...orderBase(row, trade),
      market: termsOf(row.product).market ?? null,
      facts,
      fields,
      barred: barredTerms(trade, { hasParts, hasOtherAccount: others.length > 0 }),
      options: { acc_no: others.map(({ accNo }) => accNo) },
    };
  },

  async check(tx, order, after) {
    const record = await readStored(tx, tradeRecord, order.id);
    const { currency } = record;
    const checked: Record<string, string | null> = {
      ...(await termsAfter(tx, record, after)),
      ...saleOf(record, order, after),
    };
    const { fee, remark } = after;
    if (fee !== undefined) checked['fee'] = moneyOf('fee', fee, { currency, least: 'zero' });
    if (remark !== undefined) checked['remark'] = remarkOf(remark);
    const amended = amendedRecord(record, checked);
    requireNoDebt(amended, after);
    requireCost(amended, after);
    return checked;
  },

  async apply(tx, order, after, by) {
    const { actorId, at, reason } = by;
    const record = await readStored(tx, tradeRecord, order.id);
    const accountNo = after['acc_no'];
    const moved =
      accountNo == null
        ? undefined
        : (await otherAccounts(tx, record)).find(({ accNo }) => accNo === accountNo);
    const amended = amendedRecord(record, after, moved?.id);
    const accounts = await postAmended(tx, 'trade', order, amendingEntries(record, amended), by);
    const columns = changedIn(record, amended);
    const changed = await writeStored(tx, tradeRecord, order, { ...columns, updatedAt: at });
    await tx.insert(tradeEvent).values({
      tradeId: order.id,
      version: changed.version,
      action: 'amended',
      status: changed.status,
      actorId,
      amount: amountOf(record, amended),
      note: reason,
      at,
    });
    return [tradeChange(changed), ...accounts];
  },
};

function fieldsOf({ trade, account: { accNo } }: TradeRow): Fields {
  const money = (amount: Decimal) => formatMoney(amount, trade.currency);
  const plain = (value: Decimal | null) => (value === null ? null : formatRate(value));
  const values: Fields = {
    amount: money(trade.amount),
    price: plain(trade.price),
    applied_qty: plain(trade.appliedQty),
    allotted_qty: plain(trade.allottedQty),
    acc_no: accNo,
    settle_at: trade.settleAt?.toISOString() ?? null,
    pay_deadline: trade.payDeadline?.toISOString() ?? null,
    sold_price: plain(trade.soldPrice),
    profit: trade.profit === null ? null : money(trade.profit),
    fee: money(trade.fee),
  };
  const named = namedTerms(trade.kind).map((name) => [name, values[name] ?? null]);
  return { ...Object.fromEntries(named), remark: trade.remark };
}

const factsOf = ({ trade, product: of, account: { accNo } }: TradeRow): Schemas.OrderFact[] => [
  ...wordFact('kind', trade.kind),
  ...textFact('product', `${of.code} ${of.name}`),
  ...wordFact('side', trade.side),
  ...textFact('acc_no', accNo),
  ...quantityFact('price', trade.price),
  ...quantityFact('applied_qty', trade.appliedQty),
  ...quantityFact('allotted_qty', trade.allottedQty),
  ...moneyFact('order_amount', trade.amount, trade.currency),
  ...moneyFact('frozen', trade.frozen, trade.currency),
  ...moneyFact('payable', trade.payable, trade.currency),
  ...moneyFact('paid', trade.paid, trade.currency),
  ...timeFact('created_at', trade.createdAt),
  ...timeFact('opened_at', trade.openedAt),
  ...timeFact('settle_at', trade.settleAt),
  ...timeFact('pay_deadline', trade.payDeadline),
];

/** A loss and the fee together never exceed what was paid. */
function requireNoDebt(amended: TradeRecord, after: Fields): void {
  if (!isSold(amended)) return;
  const { paid, profit, fee, currency } = amended;
  if (compare(minus(plus(paid, profit ?? '0'), fee), '0') >= 0) return;
  const named = Object.hasOwn(after, 'fee') ? 'fee' : 'profit';
  throw wrongField(named, 'LOSS_ABOVE_PAID', { paid: moneyText(paid, currency) });
}

/** The order costs something that the books can hold, and more than was paid of it so far. */
function requireCost(
  { status, amount, payable, paid, currency }: TradeRecord,
  after: Fields,
): void {
  const named = ['price', 'applied_qty', 'allotted_qty'].find((name) => Object.hasOwn(after, name));
  if (named === undefined) return;
  const cost = status === 'awaiting' ? amount : payable;
  if (!fitsBooks(amount) || compare(cost, '0') <= 0) throw wrongField(named);
  if (status === 'outstanding' && compare(payable, paid) <= 0) {
    throw wrongField(named, 'BELOW_TAKEN', { taken: moneyText(paid, currency) });
  }
}

const changedIn = (before: TradeRecord, after: TradeRecord): Partial<TradeRecord> =>
  Object.fromEntries(
    // Both have the same columns.
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof TradeRecord]),
  );

function amountOf(before: TradeRecord, after: TradeRecord): Decimal | null {
  const differs = (one: Decimal | null, other: Decimal | null) =>
    compare(one ?? '0', other ?? '0') !== 0;
  if (isSold(before)) {
    const isResult = differs(before.profit, after.profit) || differs(before.fee, after.fee);
    return isResult ? after.profit : null;
  }
  const cost = before.status === 'awaiting' ? 'amount' : 'payable';
  return differs(before[cost], after[cost]) ? after[cost] : null;
}

/** Price and profit belong together: the one gives the other, or leaves none. */
function saleOf(record: TradeRecord, order: Order, after: Fields): Fields {
  const { sold_price: price, profit } = after;
  if (price != null) {
    const { allottedQty, currency, paid } = record;
    if (allottedQty === null || !pricePattern.test(price)) throw wrongField('sold_price');
    const made = moneyOf('sold_price', minus(convert(allottedQty, price, currency), paid), {
      currency,
      least: 'any',
    });
    if (profit !== undefined && (profit === null || compare(profit, made) !== 0)) {
      throw wrongField('profit');
    }
    return { sold_price: formatRate(price), profit: made };
  }
  if (profit === undefined) {
    if (price === null) throw wrongField('sold_price');
    return {};
  }
  const made = moneyOf('profit', profit, { currency: record.currency, least: 'any' });
  const keepsPrice = record.kind === 'fund' || order.fields['sold_price'] == null;
  return keepsPrice ? { profit: made } : { sold_price: null, profit: made };
}
