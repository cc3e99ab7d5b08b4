import type { Schemas } from '@brokerdesk/sdk';
import { type Decimal, formatMoney, formatRate, minus } from '../../kernel/money/decimal.ts';
import type { Decider } from '../approval/decider.ts';
import { clientRef } from '../client/client-ref.ts';
import { decisionView } from './decision.ts';
import type { TradeRow } from './trade-row.ts';

/** A trade record as the contract shows it to this person. */
export function tradeView(row: TradeRow, decider: Decider): Schemas.Trade {
  const { trade } = row;
  const money = (amount: Decimal) => formatMoney(amount, trade.currency);
  const plain = (value: Decimal | null) => (value === null ? null : formatRate(value));
  return {
    id: trade.id,
    version: trade.version,
    created_at: trade.createdAt.toISOString(),
    updated_at: trade.updatedAt.toISOString(),
    kind: trade.kind,
    order_no: trade.orderNo,
    client: clientRef(row.client, row.agent),
    product: productRef(row.product),
    account_id: trade.accountId,
    acc_no: row.account.accNo,
    side: trade.side,
    currency: trade.currency,
    price: plain(trade.price),
    applied_qty: plain(trade.appliedQty),
    allotted_qty: plain(trade.allottedQty),
    amount: money(trade.amount),
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
    opened_at: trade.openedAt?.toISOString() ?? null,
    settle_at: trade.settleAt?.toISOString() ?? null,
    plan: trade.plan,
    status: trade.status,
    maker: row.maker,
    made_at: trade.madeAt.toISOString(),
    checker: row.checker,
    checked_at: trade.checkedAt?.toISOString() ?? null,
    reason_code: trade.reasonCode,
    reason: trade.reason,
    remark: trade.remark,
    client_remark: trade.clientRemark,
    ...decisionView(row, decider),
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
