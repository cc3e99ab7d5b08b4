import type { DepositAction } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { reversibleDecision, shortOf } from '../approval/decision-view.ts';
import { cashAct, wrongState } from '../approval/record-decision.ts';
import { bookedFields } from '../approval/reviewed-fields.ts';
import { proofView } from '../file/attached-file.ts';
import { openQuestionView, waitsSinceView } from '../question/open-question.ts';
import { riskView } from '../risk/risk-view.ts';
import { chainOfNetwork, confirmationsMinOf, unconfirmed } from './confirmations.ts';
import { type DepositRow, nextStatus, primaryAction, statusName } from './deposit-row.ts';

export function denialFor(
  action: DepositAction,
  row: DepositRow,
  approver: Approver,
): Problem | undefined {
  if (!can(approver.actor.permissions, 'approve', chainOf('deposit')))
    return new Problem('FORBIDDEN');
  const { status } = row.deposit;
  if (nextStatus(status, action) === undefined) {
    return wrongState(action, status, (language) => statusName(status, language));
  }
  const { deposit, account } = row;
  // Rejecting an own deposit credits no account, so it needs no second person.
  if (action === 'reject') return undefined;
  const missing = secondPersonMissing(depositAct(action, row), approver);
  if (missing !== undefined) return missing;
  if (action === 'approve') return unconfirmed(deposit);
  return shortOf(account, deposit.creditedAmount, deposit.accountCurrency);
}

export function depositAct(action: 'approve' | 'rollback', row: DepositRow): Act {
  const act = cashAct('deposit', action, { ...row.deposit, ...row.agent });
  return { ...act, ratedAt: row.ratedAt };
}

export function depositView(row: DepositRow, approver: Approver): Schemas.Deposit {
  const { deposit } = row;
  return {
    ...bookedFields(row, deposit),
    sub_type: deposit.subType,
    account_currency: deposit.accountCurrency,
    rate: formatRate(deposit.rate),
    rate_at: deposit.rateAt.toISOString(),
    credited_amount: formatMoney(deposit.creditedAmount, deposit.accountCurrency),
    payer_name: deposit.payerName,
    reference_no: deposit.referenceNo,
    txid: deposit.txid,
    network: deposit.network,
    chain: chainOfNetwork(deposit.network),
    address: deposit.address,
    confirmations: deposit.confirmations,
    confirmations_min: confirmationsMinOf(deposit),
    confirmations_by: row.confirmationsBy,
    confirmations_at: deposit.confirmationsAt?.toISOString() ?? null,
    screenshot: proofView(row.screenshot),
    rolled_back_by: row.rolledBackBy,
    rolled_back_at: deposit.rolledBackAt?.toISOString() ?? null,
    rollback_reason: deposit.rollbackReason,
    decision: reversibleDecision(
      (action) => denialFor(action, row, approver),
      primaryAction(deposit.status),
      (action) => depositAct(action, row),
      approver,
    ),
    ...riskView(deposit),
    asked: openQuestionView(row.question),
    ...waitsSinceView(row.waitsSince),
  };
}
