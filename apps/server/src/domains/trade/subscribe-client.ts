import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { account, product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireClient } from '../client/find-client.ts';
import { readSetting } from '../setting/settings.ts';
import { bookTrade } from './book-trade.ts';
import { readTrade } from './change-trade.ts';

/** Orders a subscription for a client; the plan's fee is frozen until it is decided. */
export async function subscribeClient(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: Schemas.SubscriptionCreate,
): Promise<Schemas.Trade> {
  const actor = actorOf(context);
  const client = await requireClient(tx, actor, clientId);
  const [chosen] = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, request.product_id), eq(product.kind, 'ai')));
  if (chosen === undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'product_id', code: 'FIELD_INVALID' }] });
  }
  const [found] = await tx
    .select({ id: account.id, clientId: account.clientId, currency: account.currency })
    .from(account)
    .where(and(eq(account.id, request.account_id), eq(account.clientId, client.id)));
  if (found === undefined) throw new Problem('ACCOUNT_NOT_OF_CLIENT');
  const { timezone: timeZone } = await readSetting(tx, 'app');
  const { booked, audit } = await bookTrade(tx, {
    kind: 'subscribe',
    productId: chosen.id,
    account: found,
    plan: { name: request.plan, autoRenew: request.auto_renew ?? false },
    makerId: actor.id,
    remark: request.remark?.trim() || null,
    timeZone,
    at: new Date(),
  });
  await writeAudit(tx, context, audit);
  return readTrade(tx, context, { kind: 'subscribe', id: booked.id });
}
