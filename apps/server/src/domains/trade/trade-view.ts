import type { orderStaffActions } from '@brokerdesk/machines/records';
import { type Action, can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { type Decimal, formatMoney, formatRate, minus } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import {
  type Approver,
  secondPersonMissing,
  secondPersonView,
  waitingFor,
} from '../approval/approver.ts';
import { blockedView } from '../approval/decision-view.ts';
import { bookedFields } from '../approval/reviewed-fields.ts';
import { isAllocated, resourceOf } from '../product/order-kinds.ts';
import {
  type AssessedRisk,
  assessRisk,
  codesFound,
  riskRanks,
  type StoredRiskLevels,
} from '../risk/risk.ts';
import { riskView } from '../risk/risk-view.ts';
import { lockedUntil } from '../trade-terms/trade-dates.ts';
import { settlesOnDate, termsOf } from '../trade-terms/trade-terms.ts';
import { payoutAt } from '../trade-terms/value-sale.ts';
import {
  isBehind,
  orderAct,
  orderOf,
  phaseOf,
  saleAct,
  statusesAfter,
  statusName,
  type TradeRow,
} from './trade-row.ts';

export type StaffAction = (typeof orderStaffActions)[number];

const rights: Readonly<Record<StaffAction, Action>> = {
  approve: 'approve',
  reject: 'approve',
  pay: 'settle',
  sell: 'settle',
  clear: 'settle',
  complete: 'settle',
  cancel: 'settle',
  withdraw: 'update',
  redeem: 'settle',
  confirm: 'settle',
};
const steps = ['pay', 'sell', 'clear', 'complete', 'cancel', 'withdraw', 'redeem'] as const;

export function denialFor(
  action: StaffAction,
  row: TradeRow,
  approver: Approver,
  now = new Date(),
): Problem | undefined {
  const { actor } = approver;
  const { trade } = row;
  if (!can(actor.permissions, rights[action], chainOf(resourceOf[trade.kind]))) {
    return new Problem('FORBIDDEN');
  }
  if (statusesAfter(trade.kind, trade.status, action).length === 0) {
    if (isBehind(trade.status, action)) return new Problem('ALREADY_DECIDED');
    const shown = { ...trade, allotted_qty: trade.allottedQty };
    return invalidTransition((language) => statusName(shown, language));
  }
  const waits = fundDenial(action, trade, now);
  if (waits !== undefined) return waits;
  if (action === 'cancel' && trade.plan?.auto_renew !== true) return new Problem('ALREADY_DECIDED');
  // Rejecting an own order gives the money back, so that it needs no second person.
  if (action === 'approve') {
    // Pieces of an offer are given out to all applicants at once, by two people.
    if (isAllocated(trade.kind)) return new Problem('ALLOTTED_BY_ALLOCATION');
    return (
      secondPersonMissing(approvalAct(row, approver), approver) ??
      notToBeAllotted(row, now) ??
      tradingBegun(row, now)
    );
  }
  if (action === 'sell') return tooEarly('LOCKED_UP', lockedUntil(row, now), now);
  if (action === 'complete') return notDue(row, now);
  return action === 'pay' ? tooLate(trade.payDeadline, now) : undefined;
}

function fundDenial(
  action: StaffAction,
  { kind, phase, cutoffAt, redeemCutoffAt }: TradeRow['trade'],
  now: Date,
): Problem | undefined {
  if (kind !== 'fund') return undefined;
  const isDecision = action === 'approve' || action === 'reject';
  if (isDecision && phase === 'confirming') return new Problem('ALREADY_DECIDED');
  if (action === 'redeem' && phase !== null) return new Problem('ALREADY_DECIDED');
  if (action !== 'withdraw') return undefined;
  if (phase === null) return new Problem('ALREADY_DECIDED');
  const cutoff = phase === 'redeeming' ? redeemCutoffAt : cutoffAt;
  if (cutoff === null || now <= cutoff) return undefined;
  return new Problem('CUTOFF_PASSED', { values: { cutoff } });
}

export function approvalAct(row: TradeRow, approver: Pick<Approver, 'risk'>): Act {
  const isStopped = tradeRisk(row, approver.risk.order).riskLevel >= riskRanks.stop;
  return orderAct(orderOf(row), isStopped ? 'stop' : null);
}

function notDue({ trade }: TradeRow, now: Date): Problem | undefined {
  const until = settlesOnDate(trade.kind) ? trade.settleAt : null;
  return tooEarly('SETTLEMENT_NOT_DUE', until, now);
}

function tooEarly(
  code: 'LOCKED_UP' | 'SETTLEMENT_NOT_DUE' | 'APPLICATIONS_OPEN',
  until: Date | null | undefined,
  now: Date,
): Problem | undefined {
  return until == null || now >= until ? undefined : new Problem(code, { values: { until } });
}

/** A daily order is approved before its trade date: after that its result could be known. */
function tradingBegun({ trade }: TradeRow, now: Date): Problem | undefined {
  if (trade.kind !== 'daily' || trade.cutoffAt === null || now < trade.cutoffAt) return undefined;
  return new Problem('PRODUCT_CLOSED');
}

export function notToBeAllotted(
  {
    trade,
    product,
  }: Pick<TradeRow, 'product'> & { trade: Pick<TradeRow['trade'], 'fundingModel'> },
  now: Date,
): Problem | undefined {
  if (product.status === 'withdrawn' || product.status === 'disabled') {
    return new Problem('PRODUCT_CLOSED');
  }
  const open = applicationsOpen(product, now);
  if (open !== undefined) return open;
  // The payment deadline would pass before it could be paid.
  if (trade.fundingModel !== 'pay_on_win') return undefined;
  return tooLate(termsOf(product).pay_deadline, now);
}

/** Allotments are decided for all applicants at once. */
export function applicationsOpen(product: TradeRow['product'], now: Date): Problem | undefined {
  return tooEarly('APPLICATIONS_OPEN', termsOf(product).apply_end, now);
}

function tooLate(deadline: Date | null | undefined, now: Date): Problem | undefined {
  if (deadline == null || now < deadline) return undefined;
  return new Problem('PAY_DEADLINE_PASSED', { values: { deadline } });
}

function decisionView(
  row: TradeRow,
  approver: Approver,
): Pick<Schemas.Trade, 'decision' | 'steps'> {
  const approve = denialFor('approve', row, approver);
  const blocked = stepBlocked(row, approver) ?? approve;
  const second = secondPerson(row, approver);
  // A proposed sale is confirmed, not proposed again.
  const open = second?.waiting == null ? steps : steps.filter((step) => step !== 'sell');
  return {
    decision: {
      approve: approve === undefined,
      reject: denialFor('reject', row, approver) === undefined,
      rollback: false,
      ...blockedView(blocked, approver.language),
      ...(second !== undefined && { second_person: second }),
    },
    steps: open.filter((step) => denialFor(step, row, approver) === undefined),
  };
}

function stepBlocked(row: TradeRow, approver: Approver): Problem | undefined {
  const { status } = row.trade;
  const next = status === 'holding' ? 'sell' : status === 'unsettled' ? 'complete' : undefined;
  const denial = next && denialFor(next, row, approver);
  return denial?.code === 'LOCKED_UP' || denial?.code === 'SETTLEMENT_NOT_DUE' ? denial : undefined;
}

function secondPerson(row: TradeRow, approver: Approver): Schemas.SecondPerson | undefined {
  const { status, phase } = row.trade;
  const order = orderOf(row);
  if (status === 'awaiting' && phase !== 'confirming')
    return secondPersonView(approvalAct(row, approver), approver);
  const proposed = waitingFor(approver, saleAct(order, null));
  if (status !== 'holding' || proposed === undefined) return undefined;
  return secondPersonView(saleAct(order, proposed.baseAmount), approver);
}

function proposedPayout(row: TradeRow, approver: Approver): string | null {
  if (row.trade.status !== 'holding') return null;
  const proposed = waitingFor(approver, saleAct(orderOf(row), null));
  // The body was validated as a request when it was proposed.
  const payout = proposed && payoutAt(row.trade, proposed.body as Schemas.TradeSettleRequest);
  return payout == null ? null : formatMoney(payout, row.trade.currency);
}

export function tradeView(row: TradeRow, approver: Approver): Schemas.Trade {
  const { trade } = row;
  const money = (amount: Decimal) => formatMoney(amount, trade.currency);
  const plain = (value: Decimal | null) => (value === null ? null : formatRate(value));
  return {
    ...bookedFields(row, trade),
    kind: trade.kind,
    parent_id: trade.parentId,
    product: productRef(row.product),
    market: termsOf(row.product).market ?? null,
    side: trade.side,
    price: plain(trade.price),
    applied_qty: plain(trade.appliedQty),
    allotted_qty: plain(trade.allottedQty),
    funding_model: trade.fundingModel,
    frozen: money(trade.frozen),
    payable: money(trade.payable),
    paid: money(trade.paid),
    outstanding: money(trade.status === 'released' ? '0' : minus(trade.payable, trade.paid)),
    pay_deadline: trade.payDeadline?.toISOString() ?? null,
    fee_pct: formatRate(trade.feePct),
    fee: money(trade.fee),
    sold_price: plain(trade.soldPrice),
    profit: trade.profit === null ? null : money(trade.profit),
    proposed_payout: proposedPayout(row, approver),
    dealing_day: trade.dealingDay,
    cutoff_at: trade.cutoffAt?.toISOString() ?? null,
    redeem_day: trade.redeemDay,
    redeem_qty: plain(trade.redeemQty),
    redeem_cutoff_at: trade.redeemCutoffAt?.toISOString() ?? null,
    opened_at: trade.openedAt?.toISOString() ?? null,
    settle_at: trade.settleAt?.toISOString() ?? null,
    plan: trade.plan,
    phase: phaseOf(trade, new Date()),
    ...riskView(tradeRisk(row, approver.risk.order)),
    ...decisionView(row, approver),
  };
}

export function productRef({
  id,
  kind,
  code,
  name,
}: Pick<TradeRow['product'], 'id' | 'kind' | 'code' | 'name'>): Schemas.TradeProduct {
  return { id, kind, code, name };
}

export function tradeRisk(
  { trade, client }: Pick<TradeRow, 'trade' | 'client'>,
  levels: StoredRiskLevels['order'],
): AssessedRisk {
  const waits = ['awaiting', 'payment', 'outstanding'].includes(trade.status);
  const found = { client_unverified: waits && client.kycStatus !== 'approved' };
  return assessRisk(levels, codesFound(found), new Date());
}
