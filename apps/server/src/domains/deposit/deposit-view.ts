import type { Schemas } from '@brokerdesk/sdk';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import type { Decider } from '../approval/decider.ts';
import { clientRef } from '../client/client-ref.ts';
import { riskView } from '../risk/risk-view.ts';
import { chainOfNetwork } from './chains.ts';
import { confirmationsMinOf } from './confirmations.ts';
import { decisionView } from './decision.ts';
import type { DepositRow } from './deposit-row.ts';

/** A deposit as the contract shows it to this person. */
export function depositView(row: DepositRow, decider: Decider): Schemas.Deposit {
  const { deposit } = row;
  return {
    id: deposit.id,
    version: deposit.version,
    created_at: deposit.createdAt.toISOString(),
    updated_at: deposit.updatedAt.toISOString(),
    order_no: deposit.orderNo,
    client: clientRef(row.client, row.agent),
    account_id: deposit.accountId,
    acc_no: row.account.accNo,
    sub_type: deposit.subType,
    amount: formatMoney(deposit.amount, deposit.currency),
    currency: deposit.currency,
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
    status: deposit.status,
    maker: row.maker,
    made_at: deposit.madeAt.toISOString(),
    checker: row.checker,
    checked_at: deposit.checkedAt?.toISOString() ?? null,
    reason_code: deposit.reasonCode,
    reason: deposit.reason,
    rolled_back_by: row.rolledBackBy,
    rolled_back_at: deposit.rolledBackAt?.toISOString() ?? null,
    rollback_reason: deposit.rollbackReason,
    remark: deposit.remark,
    client_remark: deposit.clientRemark,
    decision: decisionView(row, decider),
    ...riskView(deposit),
  };
}

/** Without bytes there is no proof: a file that was announced and never came is not shown. */
export function proofView(screenshot: DepositRow['screenshot']): Schemas.Proof | null {
  if (screenshot === null || screenshot.sha256 === null) return null;
  return {
    file_id: screenshot.id,
    sha256: screenshot.sha256,
    content_type: screenshot.contentType,
    size: screenshot.size,
  };
}

/** The name of who changed the deposit last; undefined for the client. */
export function changedBy(row: DepositRow): string | undefined {
  return (row.rolledBackBy ?? row.checker ?? row.confirmationsBy ?? row.maker)?.name;
}
