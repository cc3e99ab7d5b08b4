import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { shortOf } from '../approval/decision-view.ts';
import { answerProposal } from '../approval/proposal-view.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { clientRef } from '../client-access/client-ref.ts';
import { requireClientRow } from '../client-access/find-client.ts';
import { valueForLimits } from '../currency/find-rate.ts';
import { accountView } from './account-view.ts';
import { bookExchange } from './book-exchange.ts';
import { computeExchange, requireAccounts } from './compute-exchange.ts';

const operation = 'POST /acc/admin/v1/exchange/{clientId}';

/**
 * Above the limit it becomes a proposal. Throws as `computeExchange` and `signOrPropose` do, NOT_FOUND, and
 * INSUFFICIENT_FUNDS.
 */
export async function exchangeFunds(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: Schemas.ExchangeRequest,
): Promise<Schemas.ExchangeOutcome> {
  const actor = actorOf(context);
  const { client, ...names } = await requireClientRow(tx, actor, clientId);
  const { amount } = request;
  const at = new Date();
  const { from, to, rate, fee, received } = await computeExchange(tx, client.id, request, {
    at,
    seenRate: request.rate,
    seenFee: request.fee,
  });
  const gone = shortOf(from, amount, from.currency);
  if (gone !== undefined) throw gone;
  const sides = {
    from: `${formatMoney(amount, from.currency)} ${from.currency}`,
    to: `${formatMoney(received, to.currency)} ${to.currency}`,
  };
  const { base_currency: base } = await readSetting(tx, 'trade');
  const proposed = await signOrPropose(
    tx,
    context,
    {
      limit: 'exchange',
      operation,
      subject: { type: 'client', id: client.id, name: client.username },
      makerId: null,
      clientId: client.id,
      agentId: client.agentId,
      ...(await valueForLimits(tx, { amount, currency: from.currency, madeAt: at }, base)),
      chain: chainOf('client'),
      secondAsks: false,
    },
    {
      input: { path: { clientId }, body: request },
      changes: [
        { field: 'amount', before: null, after: sides.from },
        { field: 'received', before: null, after: sides.to },
        { field: 'rate', before: null, after: rate.rate },
      ],
    },
  );
  if (proposed !== null) return answerProposal(tx, context, proposed);
  const { timezone: timeZone } = await readSetting(tx, 'app');
  const makerId = context.proposal?.makerId ?? actor.id;
  const booking = { from, to, amount, fee, received, rate, makerId, timeZone, at };
  const { booked, audit } = await bookExchange(tx, booking);
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
