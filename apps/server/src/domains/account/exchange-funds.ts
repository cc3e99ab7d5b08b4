import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { clientRef } from '../client/client-ref.ts';
import { requireClientRow } from '../client/find-client.ts';
import { readSetting } from '../setting/settings.ts';
import { accountView } from './account-view.ts';
import { bookExchange } from './book-exchange.ts';
import { reckonExchange, requireAccounts } from './reckon-exchange.ts';

/**
 * Changes money of a client from one account into another, at the rate of the moment, which has to
 * be the one that the person saw. Done whole or refused: as `reckonExchange` says, and with NOT_FOUND
 * and INSUFFICIENT_FUNDS.
 */
export async function exchangeFunds(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: Schemas.ExchangeRequest,
): Promise<Schemas.Conversion> {
  const actor = actorOf(context);
  const { client, ...names } = await requireClientRow(tx, actor, clientId);
  const { amount } = request;
  const at = new Date();
  const { from, to, rate, fee, received } = await reckonExchange(tx, client.id, request, {
    at,
    seenRate: request.rate,
    seenFee: request.fee,
  });
  const { timezone: timeZone } = await readSetting(tx, 'app');
  const { booked, audit } = await bookExchange(tx, {
    from,
    to,
    amount,
    fee,
    received,
    rate,
    makerId: actor.id,
    timeZone,
    at,
  });
  await writeAudit(tx, context, audit);
  const afterwards = await requireAccounts(tx, client.id, request);
  return {
    id: booked.id,
    created_at: at.toISOString(),
    order_no: booked.orderNo,
    client: clientRef(client, names),
    from_account: accountView(afterwards.from),
    to_account: accountView(afterwards.to),
    amount: formatMoney(amount, from.currency),
    currency: from.currency,
    fee: formatMoney(fee, from.currency),
    rate: rate.rate,
    rate_at: rate.effectiveAt.toISOString(),
    received: formatMoney(received, to.currency),
    received_currency: to.currency,
    maker: { id: actor.id, name: actor.name },
  };
}
