import { eq } from 'drizzle-orm';
import { tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import {
  compare,
  convert,
  formatMoney,
  formatRate,
  minus,
  moneyInWords,
  plus,
} from '../../kernel/money/decimal.ts';
import { postTransaction } from '../../platform/ledger/ledger.ts';
import { correcting } from '../trade/trade-entries.ts';
import { findTradeRow, tradeChange } from '../trade/trade-row.ts';
import type { TradeRecord } from '../trade/trade-transitions.ts';
import {
  type Amendable,
  type Fields,
  moneyFact,
  moneyOf,
  type Order,
  orderBase,
  quantityFact,
  readStored,
  remarkOf,
  textFact,
  timeFact,
  wordFact,
  writeStored,
  wrongField,
} from './amendable.ts';

/** In these it is known what a holding has made. */
const soldStates: readonly TradeRecord['status'][] = ['sold', 'unsettled', 'completed'];

const pricePattern = /^\d{1,18}(\.\d{1,8})?$/;

/**
 * A trade record: its remark and, once it is sold, what it made and what of that is the fee, also
 * when it is paid out already. What was applied for and allotted is never amended: it is decided, or
 * released and ordered again.
 */
export const amendableTrade: Amendable = {
  table: tradeRecord,

  async find(reader, actor, by) {
    const which = 'id' in by ? eq(tradeRecord.id, by.id) : eq(tradeRecord.orderNo, by.orderNo);
    const row = await findTradeRow(reader, actor, which);
    if (row === undefined) return undefined;
    const { trade } = row;
    const money = (amount: string) => formatMoney(amount, trade.currency);
    const isSold = trade.kind !== 'subscribe' && soldStates.includes(trade.status);
    return {
      ...orderBase(row, trade),
      facts: [
        ...wordFact('kind', trade.kind),
        ...textFact('product', `${row.product.code} ${row.product.name}`),
        ...wordFact('side', trade.side),
        ...textFact('acc_no', row.account.accNo),
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
      ],
      fields: {
        sold_price: trade.soldPrice === null ? null : formatRate(trade.soldPrice),
        profit: trade.profit === null ? null : money(trade.profit),
        fee: money(trade.fee),
        remark: trade.remark,
      },
      // The NAV of a fund is never typed: only its profit and fee are corrected.
      amendable: [
        ...(isSold && trade.kind !== 'fund' ? ['sold_price'] : []),
        ...(isSold ? ['profit', 'fee'] : []),
        'remark',
      ],
    };
  },

  async check(reader, order, after) {
    const record = await readStored(reader, tradeRecord, order.id);
    const { currency } = record;
    const checked: Record<string, string | null> = { ...saleOf(record, order, after) };
    const { fee, remark } = after;
    if (fee !== undefined) checked['fee'] = moneyOf('fee', fee, { currency, least: 'zero' });
    if (remark !== undefined) checked['remark'] = remarkOf(remark);
    const figures = figuresOf(order, checked);
    if (figures !== null) {
      const result = minus(plus(record.paid, figures.profit), figures.fee);
      const named = Object.hasOwn(after, 'fee') ? 'fee' : 'profit';
      if (compare(result, '0') < 0) {
        const values = { paid: moneyInWords(record.paid, currency) };
        throw wrongField(named, 'LOSS_ABOVE_PAID', values);
      }
    }
    return checked;
  },

  async apply(tx, order, after, { actorId, at, reason }) {
    const record = await readStored(tx, tradeRecord, order.id);
    const version = order.version + 1;
    const figures = figuresOf(order, after);
    const change = {
      ...(figures !== null && figures),
      ...(Object.hasOwn(after, 'sold_price') && { soldPrice: after['sold_price'] ?? null }),
      ...(Object.hasOwn(after, 'remark') && { remark: after['remark'] ?? null }),
    };
    // An order that is not paid out yet is paid out with the new figures.
    const entries =
      record.status === 'completed' && figures !== null ? correcting(record, figures) : [];
    const accounts =
      entries.length === 0
        ? []
        : await postTransaction(tx, {
            // It may be amended again: each is identified by the version that it makes.
            kind: `trade.amended.${version}`,
            reference: { type: 'trade', id: order.id },
            actorId,
            entries,
            at,
          });
    const changed = await writeStored(tx, tradeRecord, order, { ...change, updatedAt: at });
    await tx.insert(tradeEvent).values({
      tradeId: order.id,
      version,
      action: 'amended',
      status: changed.status,
      actorId,
      amount: figures === null ? null : figures.profit,
      note: reason,
      at,
    });
    return [tradeChange(changed), ...accounts];
  },
};

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

/** Amended profit and fee; null if neither is amended. */
function figuresOf({ fields }: Order, after: Fields): { profit: string; fee: string } | null {
  if (!Object.hasOwn(after, 'profit') && !Object.hasOwn(after, 'fee')) return null;
  return {
    profit: after['profit'] ?? fields['profit'] ?? '0',
    fee: after['fee'] ?? fields['fee'] ?? '0',
  };
}
