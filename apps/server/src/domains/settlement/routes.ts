import type { Schemas } from '@brokerdesk/sdk';
import type { Routes } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { idempotent, idempotentWrite } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { byUser, reasonOf } from '../approval/reviewed-record.ts';
import { lockProductTerms } from '../product/find-product.ts';
import { applyAndRead, lockTrade } from '../trade/audit-trade.ts';
import { readSaleEvidence } from '../trade/trade-detail.ts';
import { requireTradeRow, type TradeKey } from '../trade/trade-row.ts';
import { release } from '../trade/trade-steps.ts';
import { dealingOf } from '../trade-terms/trade-dates.ts';
import { confirmDealing, readDealing } from './fund-dealing.ts';
import { cancelSubscription, payTrade } from './payments.ts';
import { partOf } from './sell-part.ts';
import { redemptionRequested, redemptionWithdrawn } from './settle-steps.ts';
import { settleTrade } from './settle-trade.ts';

async function redeemFund(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, quantity = null, remark }: Schemas.RedeemRequest,
): Promise<Schemas.Trade> {
  const key = { kind: 'fund', id } as const;
  const { product } = await requireTradeRow(tx, actorOf(context), key);
  // Before the order, as a confirmation does: no value becomes known in between.
  const fund = await lockProductTerms(tx, 'fund', product.id);
  const { row, approver } = await lockTrade(tx, context, { ...key, version, action: 'redeem' });
  const { trade } = row;
  const by = byUser(context);
  const { day, cutoffAt } = await dealingOf(tx, fund, by.at);
  const part = partOf(trade, quantity);
  const redemption = { day, cutoffAt, quantity: part, remark: remark?.trim() || null };
  return applyAndRead(tx, context, { key, approver }, redemptionRequested(trade, redemption, by));
}

async function withdrawTrade(
  tx: Transaction,
  context: RequestContext,
  key: TradeKey,
  { version, ...request }: Schemas.TradeWithdrawal,
): Promise<Schemas.Trade> {
  const wanted = { ...key, version, action: 'withdraw' } as const;
  const { row, approver } = await lockTrade(tx, context, wanted);
  const { trade } = row;
  const why = reasonOf({ ...request, result: 'rejected' });
  const by = byUser(context);
  const step =
    trade.phase === 'redeeming'
      ? redemptionWithdrawn(trade, why, by)
      : release(trade, 'withdrawn', why, by);
  return applyAndRead(tx, context, { key, approver }, step);
}

export const settlementRoutes = {
  'POST /trx/admin/v1/{kind}/withdraw/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => withdrawTrade(tx, context, path, body)),

  'GET /trx/admin/v1/{kind}/evidence/{id}': ({ path }, context) =>
    readSaleEvidence(context.db, context, path),

  'POST /trx/admin/v1/{kind}/pay/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => payTrade(tx, context, path, body)),

  'POST /trx/admin/v1/{kind}/settle/{id}': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) => settleTrade(tx, context, path, body)),

  'POST /trx/admin/v1/fund/redeem/{id}': idempotentWrite(redeemFund),

  'GET /fund/admin/v1/dealing/{id}': ({ path }, context) =>
    readDealing(context.db, context, path.id),

  'POST /fund/admin/v1/dealing/{id}': idempotentWrite(confirmDealing),

  'POST /trx/admin/v1/subscribe/cancel/{id}': idempotentWrite(cancelSubscription),
} satisfies Routes;

export const settlementAppliers = {
  'POST /fund/admin/v1/dealing/{id}': applyTo(confirmDealing),
  'POST /trx/admin/v1/{kind}/settle/{id}': (tx, context, { path, body }) =>
    settleTrade(tx, context, path, body),
} satisfies Appliers;
