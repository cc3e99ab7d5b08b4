import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { applyTransitions } from './apply-transitions.ts';
import { readTrade } from './change-trade.ts';
import { lockTrade } from './lock-trade.ts';
import { cancellation } from './subscription-transitions.ts';

/** Keeps a subscription from being billed again; it ends with the period that is paid for. */
export async function cancelSubscription(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { remark, version }: Schemas.SubscriptionCancel,
): Promise<Schemas.Trade> {
  const key = { kind: 'subscribe', id } as const;
  const { trade } = await lockTrade(tx, context, { ...key, version, action: 'cancel' });
  const taking = { actorId: actorOf(context).id, at: new Date() };
  const step = cancellation(trade, remark?.trim() || null, taking);
  await applyTransitions(tx, [step]);
  await writeAudit(tx, context, step.audit);
  return readTrade(tx, context, key);
}
