import type { Schemas } from '@brokerdesk/sdk';
import { compare, type Decimal, plus } from '../../kernel/money/decimal.ts';
import { type Entry, reversed } from '../../platform/ledger/ledger.ts';
import { isPooled } from '../product/order-kinds.ts';
import { charging, correcting, freezing } from '../trade/trade-entries.ts';
import { costOf, type TradeRecord } from '../trade/trade-transitions.ts';
import { isPriced } from '../trade/value-sale.ts';
import { bars, type Fields } from './amendable.ts';

/** States in which the result of a holding is known. */
const soldStates: readonly TradeRecord['status'][] = ['sold', 'unsettled', 'completed'];

export const isSold = ({ kind, status }: Pick<TradeRecord, 'kind' | 'status'>): boolean =>
  kind !== 'subscribe' && soldStates.includes(status);

/** Fields that an order of the kind has, beside its remark. */
export function termsOfKind(kind: Schemas.TradeKind): readonly string[] {
  if (kind === 'subscribe') return [];
  return [
    ...(isPooled(kind) ? ['price', 'applied_qty', 'allotted_qty'] : []),
    'acc_no',
    // The redemption NAV of a fund is struck, never typed.
    ...(kind === 'fund' ? [] : ['sold_price']),
    'profit',
    'fee',
    ...(isPriced(kind) ? ['settle_at'] : []),
  ];
}

type Bars = Readonly<Partial<Record<string, Schemas.AmendmentBar>>>;

const asOrdered = ['price', 'allotted_qty', 'acc_no'];
const asSold = ['sold_price', 'profit', 'fee'];

/** Why the terms of an order cannot be amended in its state. */
export function barredTerms(
  record: TradeRecord,
  { hasParts, hasOtherAccount }: { hasParts: boolean; hasOtherAccount: boolean },
): Bars {
  const ofKind = termsOfKind(record.kind);
  const barred: Bars = {
    ...(!hasOtherAccount && bars('only_account', 'acc_no')),
    ...barredByState(record),
    ...(hasParts && !isSold(record) && bars('sold_in_part', ...asOrdered)),
  };
  return Object.fromEntries(Object.entries(barred).filter(([name]) => ofKind.includes(name)));
}

function barredByState(record: TradeRecord): Bars {
  if (record.status === 'released') {
    return bars('released', 'applied_qty', 'settle_at', ...asOrdered, ...asSold);
  }
  if (isSold(record)) {
    return {
      ...bars('sold', ...asOrdered),
      ...bars('decided', 'applied_qty'),
      ...(record.status === 'completed' && bars('paid_out', 'settle_at')),
    };
  }
  return {
    ...bars('not_sold', 'settle_at', ...asSold),
    ...(record.status === 'awaiting'
      ? bars('undecided', 'allotted_qty')
      : bars('decided', 'applied_qty')),
  };
}

/** The order as the checked values make it, with its cost at the new terms. */
export function amendedRecord(
  record: TradeRecord,
  after: Fields,
  accountId: string = record.accountId,
): TradeRecord {
  const given = (name: string, old: string | null) =>
    Object.hasOwn(after, name) ? (after[name] ?? null) : old;
  const settleAt = after['settle_at'];
  const profit = given('profit', record.profit);
  const amended = {
    ...record,
    accountId,
    soldPrice: given('sold_price', record.soldPrice),
    // A fee or a price alone has a profit, too: that of a sale is never empty.
    profit: isSold(record) ? (profit ?? '0') : profit,
    fee: given('fee', record.fee) ?? '0',
    remark: given('remark', record.remark),
    ...(settleAt != null && { settleAt: new Date(settleAt) }),
  };
  const { price, appliedQty, allottedQty } = {
    price: given('price', record.price),
    appliedQty: given('applied_qty', record.appliedQty),
    allottedQty: given('allotted_qty', record.allottedQty),
  };
  const isRepriced = ['price', 'applied_qty', 'allotted_qty'].some((name) =>
    Object.hasOwn(after, name),
  );
  if (!isRepriced || price === null || appliedQty === null) return amended;
  const amount = costOf(appliedQty, price, record.currency);
  const payable = allottedQty === null ? '0' : costOf(allottedQty, price, record.currency);
  return {
    ...amended,
    ...{ price, appliedQty, allottedQty, amount, payable },
    ...(record.status === 'awaiting' && record.fundingModel === 'prefund' && { frozen: amount }),
    ...(record.status === 'holding' && { paid: payable }),
  };
}

/** The entries that turn what the ledger has for the order into what it has to be; none if no money moves. */
export function amendingEntries(before: TradeRecord, after: TradeRecord): Entry[] {
  if (before.status === 'completed') {
    return correcting(before, { profit: after.profit ?? '0', fee: after.fee });
  }
  if (isSold(before)) return [];
  return netOf([...reversed(standing(before)), ...standing(after)]);
}

/** Entries of the ledger for an order that is not sold. */
function standing(record: TradeRecord): Entry[] {
  if (record.status === 'holding') return charging({ ...record, frozen: '0' }, record.paid);
  return freezing(record, record.frozen);
}

/** One entry for each place, with what all of them add up to. */
function netOf(entries: readonly Entry[]): Entry[] {
  const placeOf = (entry: Entry) =>
    'accountId' in entry ? `${entry.accountId} ${entry.bucket}` : entry.firmAccount;
  const places = Map.groupBy(entries, placeOf);
  return [...places.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const amount = others.reduce<Decimal>((sum, other) => plus(sum, other.amount), first.amount);
    return compare(amount, '0') === 0 ? [] : [{ ...first, amount }];
  });
}
