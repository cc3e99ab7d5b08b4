import type { Schemas } from '@brokerdesk/sdk';
import { compare, type Decimal, plus } from '../../kernel/money/decimal.ts';
import { type Entry, reversed } from '../../platform/ledger/ledger.ts';
import { isPooled } from '../product/order-kinds.ts';
import { costOf } from '../trade/trade-steps.ts';
import { charging, correcting, freezing } from '../trade/trade-transitions.ts';
import { isPriced, type TradeRecord } from '../trade-terms/trade-terms.ts';
import { bars, type Fields } from './amendable.ts';

const soldStates: readonly TradeRecord['status'][] = ['sold', 'unsettled', 'completed'];

export const isSold = ({ kind, status }: Pick<TradeRecord, 'kind' | 'status'>): boolean =>
  kind !== 'subscribe' && soldStates.includes(status);

function termsOfKind(kind: Schemas.TradeKind): readonly string[] {
  if (kind === 'subscribe') return [];
  return [
    ...(isPooled(kind) ? ['price', 'applied_qty', 'allotted_qty'] : ['amount']),
    'acc_no',
    ...(isPriced(kind) ? ['sold_price'] : []),
    'profit',
    'fee',
    ...(isPriced(kind) ? ['settle_at'] : []),
    ...(kind === 'ipo' ? ['pay_deadline'] : []),
  ];
}

/** The NAVs of a fund are struck, and its units follow from them. */
function foreignTerms(kind: Schemas.TradeKind): readonly string[] {
  if (isPooled(kind)) return [];
  if (kind === 'fund') return ['price', 'allotted_qty', 'sold_price', 'settle_at'];
  const unpriced = ['price', 'applied_qty', 'settle_at'];
  if (kind !== 'subscribe') return [...unpriced, 'sold_price'];
  return ['amount', ...unpriced, 'acc_no', 'profit', 'fee'];
}

export const namedTerms = (kind: Schemas.TradeKind): readonly string[] => [
  ...termsOfKind(kind),
  ...foreignTerms(kind),
];

type Bars = Readonly<Partial<Record<string, Schemas.AmendmentBar>>>;

const asOrdered = ['amount', 'price', 'allotted_qty', 'acc_no'];
const asSold = ['sold_price', 'profit', 'fee'];

export function barredTerms(
  record: TradeRecord,
  { hasParts, hasOtherAccount }: { hasParts: boolean; hasOtherAccount: boolean },
  now = new Date(),
): Bars {
  const ofKind = termsOfKind(record.kind);
  const barred: Bars = {
    ...(!hasOtherAccount && bars('only_account', 'acc_no')),
    ...barredByState(record, now),
    ...(hasParts && !isSold(record) && bars('sold_in_part', ...asOrdered)),
  };
  return {
    ...Object.fromEntries(Object.entries(barred).filter(([name]) => ofKind.includes(name))),
    ...bars('not_of_kind', ...foreignTerms(record.kind)),
  };
}

function barredByState(record: TradeRecord, now: Date): Bars {
  if (record.status === 'released') {
    return bars('released', 'applied_qty', 'settle_at', 'pay_deadline', ...asOrdered, ...asSold);
  }
  if (isSold(record)) {
    return {
      ...bars('sold', ...asOrdered),
      ...bars('decided', 'applied_qty'),
      ...bars('paid', 'pay_deadline'),
      ...(record.status === 'completed' && bars('paid_out', 'settle_at')),
    };
  }
  const unsold = bars('not_sold', 'settle_at', ...asSold);
  if (record.status !== 'awaiting') {
    const isPaid = record.status === 'holding';
    return {
      ...unsold,
      ...bars('decided', 'applied_qty', 'amount'),
      ...(isPaid && bars('paid', 'pay_deadline')),
    };
  }
  const { cutoffAt, phase } = record;
  return {
    ...unsold,
    ...bars('undecided', 'allotted_qty', 'pay_deadline'),
    ...(phase === 'confirming' && bars('decided', 'amount')),
    // Another amount would be ordered with the value known.
    ...(cutoffAt !== null && cutoffAt <= now && bars('cutoff_passed', 'amount')),
  };
}

export function amendedRecord(
  record: TradeRecord,
  after: Fields,
  accountId: string = record.accountId,
): TradeRecord {
  const given = (name: string, old: string | null) =>
    Object.hasOwn(after, name) ? (after[name] ?? null) : old;
  const { settle_at: settleAt, pay_deadline: payDeadline } = after;
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
    ...(payDeadline != null && { payDeadline: new Date(payDeadline) }),
  };
  if (Object.hasOwn(after, 'amount')) return withAmount(amended, given('amount', record.amount));
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

function withAmount(record: TradeRecord, amount: string | null): TradeRecord {
  if (amount === null) return record;
  return { ...record, amount, ...(record.fundingModel === 'prefund' && { frozen: amount }) };
}

export function amendingEntries(before: TradeRecord, after: TradeRecord): Entry[] {
  if (before.status === 'completed') {
    return correcting(before, { profit: after.profit ?? '0', fee: after.fee });
  }
  if (isSold(before)) return [];
  return netOf([...reversed(standing(before)), ...standing(after)]);
}

function standing(record: TradeRecord): Entry[] {
  if (record.status === 'holding') return charging({ ...record, frozen: '0' }, record.paid);
  return freezing(record, record.frozen);
}

function netOf(entries: readonly Entry[]): Entry[] {
  const accountOf = (entry: Entry) =>
    'accountId' in entry ? `${entry.accountId} ${entry.bucket}` : entry.firmAccount;
  const groups = Map.groupBy(entries, accountOf);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const amount = others.reduce<Decimal>((sum, other) => plus(sum, other.amount), first.amount);
    return compare(amount, '0') === 0 ? [] : [{ ...first, amount }];
  });
}
