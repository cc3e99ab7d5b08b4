import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { holdProduct } from '../product/find-product.ts';
import { applyTransition } from './apply-transitions.ts';
import { lockTrade, readTrade } from './audit-trade.ts';
import { dealingOf } from './fund-dealing.ts';
import { redemptionAsked } from './fund-steps.ts';
import { requireTradeRow } from './trade-row.ts';

/** Asks for the redemption of a holding, which waits for the value of its dealing day. */
export async function redeemFund(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, remark }: Schemas.RedeemRequest,
): Promise<Schemas.Trade> {
  const key = { kind: 'fund', id } as const;
  const { product } = await requireTradeRow(tx, actorOf(context), key);
  // Before the order, as a confirmation does: no value becomes known in between.
  const fund = await holdProduct(tx, 'fund', product.id);
  const { trade } = await lockTrade(tx, context, { ...key, version, action: 'redeem' });
  const by = { actorId: actorOf(context).id, at: new Date() };
  const { day, cutoffAt } = await dealingOf(tx, fund, by.at);
  const step = redemptionAsked(trade, { day, cutoffAt, remark: remark?.trim() || null }, by);
  await writeAudit(tx, context, await applyTransition(tx, step));
  return readTrade(tx, context, key);
}
