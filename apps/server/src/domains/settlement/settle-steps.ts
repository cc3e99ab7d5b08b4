import {
  compare,
  type Decimal,
  fitsBooks,
  plus,
  smaller,
  unitsFor,
} from '../../kernel/money/decimal.ts';
import type { AuditReason } from '../approval/reviewed-record.ts';
import type { DealingDay } from '../exchange/market-days.ts';
import {
  charging,
  payingOut,
  type TradeTransition,
  type TransitionBy,
  transition,
} from '../trade/trade-transitions.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';
import { feeOf, payoutOf, profitAt, type Sale } from '../trade-terms/value-sale.ts';

/*
 * Callers have locked the record, and checked `denialFor`.
 */

export interface SaleEvidence {
  remark: string | null;
  fileId: string | null;
}

export function sale(
  record: TradeRecord,
  { price, profit, fee }: Sale,
  { remark, fileId }: SaleEvidence,
  by: TransitionBy,
  due: Date | null = null,
): TradeTransition {
  const settleAt = due ?? record.settleAt;
  const result = { soldAt: by.at, soldPrice: price, profit, fee };
  const change = { status: 'sold', ...result, settleAt } as const;
  return transition(record, 'sell', change, by, {
    event: 'sold',
    amount: profit,
    note: remark,
    evidenceId: fileId,
    facts: { price, profit, fee, evidence: fileId, settle_at: settleAt?.toISOString() ?? null },
  });
}

export function clearing(
  record: TradeRecord,
  { settleAt, remark }: { settleAt: Date | null; remark: string | null },
  by: TransitionBy,
): TradeTransition {
  const due = settleAt ?? record.settleAt;
  return transition(record, 'clear', { status: 'unsettled', settleAt: due }, by, {
    event: 'unsettled',
    note: remark,
    facts: { settle_at: due?.toISOString() ?? null },
  });
}

export function completion(
  record: TradeRecord,
  remark: string | null,
  by: TransitionBy,
): TradeTransition {
  const amount = payoutOf(record);
  return transition(record, 'complete', { status: 'completed' }, by, {
    event: 'completed',
    amount,
    note: remark,
    entries: payingOut(record),
    facts: { paid_out: amount },
  });
}

export interface StruckNav {
  nav: Decimal;
  knownAt: Date;
}

/** An approved order gets as many units as its amount buys, rounded down. Undefined if that is none. */
export function subscription(
  record: TradeRecord,
  { nav, knownAt }: StruckNav,
  by: TransitionBy,
): TradeTransition | undefined {
  const { amount } = record;
  const units = unitsFor(amount, nav);
  if (compare(units, '0') <= 0) return undefined;
  const change = {
    status: 'holding',
    phase: null,
    price: nav,
    navKnownAt: knownAt,
    allottedQty: units,
    ...{ payable: amount, paid: amount, frozen: '0', openedAt: by.at, settleAt: null },
  } as const;
  return transition(record, 'confirm', change, by, {
    event: 'confirmed',
    amount,
    entries: charging(record, amount),
    facts: { nav, units, dealing_day: record.dealingDay },
  });
}

/** A redemption is sold for its units at the value, rounded down. The fee takes no more than that. */
export function redemption(
  record: TradeRecord,
  { nav, knownAt, settleAt }: StruckNav & { settleAt: Date },
  by: TransitionBy,
): TradeTransition | undefined {
  const { allottedQty: quantity, paid, currency } = record;
  if (quantity === null) return undefined;
  const profit = profitAt(nav, { quantity, paid, currency });
  const worth = plus(paid, profit);
  if (!fitsBooks(worth)) return undefined;
  const fee = smaller(feeOf(record), worth);
  const change = {
    status: 'sold',
    phase: null,
    ...{ soldAt: by.at, soldPrice: nav, redeemKnownAt: knownAt, profit, fee, settleAt },
  } as const;
  return transition(record, 'confirm', change, by, {
    event: 'sold',
    amount: profit,
    facts: {
      price: nav,
      profit,
      fee,
      redeem_day: record.redeemDay,
      settle_at: settleAt.toISOString(),
    },
  });
}

export function redemptionRequested(
  record: TradeRecord,
  {
    day,
    cutoffAt,
    quantity,
    remark,
  }: DealingDay & { quantity: Decimal | null; remark: string | null },
  by: TransitionBy,
): TradeTransition {
  const change = {
    status: 'holding',
    phase: 'redeeming',
    ...{ redeemerId: by.actorId, redeemDay: day, redeemCutoffAt: cutoffAt, redeemQty: quantity },
  } as const;
  return transition(record, 'redeem', change, by, {
    event: 'redeem_asked',
    note: remark,
    facts: { units: quantity ?? record.allottedQty, redeem_day: day },
  });
}

export const notRedeeming = {
  phase: null,
  ...{ redeemerId: null, redeemDay: null, redeemCutoffAt: null, redeemQty: null },
} as const;

export function redemptionWithdrawn(
  record: TradeRecord,
  why: AuditReason,
  by: TransitionBy,
): TradeTransition {
  const change = { status: 'holding', ...notRedeeming } as const;
  return transition(record, 'withdraw', change, by, {
    event: 'redeem_withdrawn',
    note: why.reason ?? why.reasonCode,
    facts: { redeem_day: record.redeemDay, ...why },
  });
}
