import { type Decimal, minus, plus } from '../../kernel/money/decimal.ts';
import { payingOut } from './trade-entries.ts';
import {
  type TradeRecord,
  type TradeTransition,
  type TransitionBy,
  transition,
} from './trade-transitions.ts';

/*
 * Callers have locked the record, and checked `denialFor`.
 */

export interface Sale {
  /** Null if a piece has no price. */
  price: Decimal | null;
  profit: Decimal;
  fee: Decimal;
}

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

/** Amount that an order is paid once it is completed: a subscription is spent. */
export function payoutOf({ kind, paid, profit, fee }: TradeRecord): Decimal {
  return kind === 'subscribe' ? '0' : minus(plus(paid, profit ?? '0'), fee);
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
