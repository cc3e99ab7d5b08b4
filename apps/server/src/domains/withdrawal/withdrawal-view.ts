import type { Schemas } from '@brokerdesk/sdk';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Decider } from '../approval/decider.ts';
import { clientRef } from '../client/client-ref.ts';
import { riskView } from '../risk/risk-view.ts';
import { decisionView } from './decision.ts';
import { maskedDestination } from './masked-destination.ts';
import { payoutView } from './payout-rules.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

/** A withdrawal as the contract shows it to this person. */
export function withdrawalView(row: WithdrawalRow, decider: Decider): Schemas.Withdrawal {
  const { withdrawal } = row;
  const money = (value: string) => formatMoney(value, withdrawal.currency);
  return {
    id: withdrawal.id,
    version: withdrawal.version,
    created_at: withdrawal.createdAt.toISOString(),
    updated_at: withdrawal.updatedAt.toISOString(),
    order_no: withdrawal.orderNo,
    client: clientRef(row.client, row.agent),
    account_id: withdrawal.accountId,
    acc_no: row.account.accNo,
    amount: money(withdrawal.amount),
    fee: money(withdrawal.fee),
    net_amount: money(withdrawal.netAmount),
    currency: withdrawal.currency,
    destination: maskedDestination(withdrawal.destination),
    first_used_at: withdrawal.firstUsedAt.toISOString(),
    status: withdrawal.status,
    maker: row.maker,
    made_at: withdrawal.madeAt.toISOString(),
    checker: row.checker,
    checked_at: withdrawal.checkedAt?.toISOString() ?? null,
    reason_code: withdrawal.reasonCode,
    reason: withdrawal.reason,
    rolled_back_by: row.rolledBackBy,
    rolled_back_at: withdrawal.rolledBackAt?.toISOString() ?? null,
    rollback_reason: withdrawal.rollbackReason,
    remark: withdrawal.remark,
    client_remark: withdrawal.clientRemark,
    decision: decisionView(row, decider),
    payout: payoutView(row, decider),
    ...riskView(withdrawal),
  };
}
