import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { account } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import {
  compare,
  convert,
  type Decimal,
  fitsBooks,
  fitsCurrency,
  formatMoney,
  minus,
  percentOf,
} from '../../money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { clientRef } from '../client/client-ref.ts';
import { requireClientRow } from '../client/find-client.ts';
import { type FoundRate, requireRate } from '../currency/find-rate.ts';
import { requireExchangeable } from '../currency-pair/require-exchangeable.ts';
import { readSetting } from '../setting/settings.ts';
import { accountView } from './account-view.ts';
import { bookExchange } from './book-exchange.ts';

/**
 * Changes money of a client from one account into another, at the rate of the moment, which has to
 * be the one that the person saw. Done whole or refused: NOT_FOUND, ACCOUNT_NOT_OF_CLIENT,
 * VALIDATION, RATE_UNAVAILABLE, RATE_CHANGED, PAIR_DISABLED, INSUFFICIENT_FUNDS.
 */
export async function exchangeFunds(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: Schemas.ExchangeRequest,
): Promise<Schemas.Conversion> {
  const actor = actorOf(context);
  const { client, ...names } = await requireClientRow(tx, actor, clientId);
  const { from, to } = await requireAccounts(tx, client.id, request);
  const { amount } = request;
  requireAmount(amount, from.currency);
  const at = new Date();
  const pair = { primary: from.currency, secondary: to.currency };
  const found = await requireRate(tx, { ...pair, at });
  requireSeenRate(request.rate, found, pair);
  await requireExchangeable(tx, { ...pair, amount });
  const { fees } = await readSetting(tx, 'trade');
  const fee = percentOf(amount, fees.exchange_pct, from.currency);
  const received = requireReceived(convert(minus(amount, fee), found.rate, to.currency));
  const { timezone: timeZone } = await readSetting(tx, 'app');
  const { booked, audit } = await bookExchange(tx, {
    from,
    to,
    amount,
    fee,
    received,
    rate: found,
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
    rate: found.rate,
    rate_at: found.effectiveAt.toISOString(),
    received: formatMoney(received, to.currency),
    received_currency: to.currency,
    maker: { id: actor.id, name: actor.name },
  };
}

async function requireAccounts(
  tx: Transaction,
  clientId: string,
  { from_account: fromId, to_account: toId }: Schemas.ExchangeRequest,
) {
  if (fromId === toId) {
    throw new Problem('VALIDATION', { errors: [{ field: 'to_account', code: 'FIELD_INVALID' }] });
  }
  const found = await tx
    .select()
    .from(account)
    .where(and(inArray(account.id, [fromId, toId]), eq(account.clientId, clientId)));
  const from = found.find(({ id }) => id === fromId);
  const to = found.find(({ id }) => id === toId);
  if (from === undefined || to === undefined) throw new Problem('ACCOUNT_NOT_OF_CLIENT');
  return { from, to };
}

function requireAmount(amount: Decimal, currency: string): void {
  if (compare(amount, '0') <= 0) throw wrongAmount('AMOUNT_NOT_POSITIVE');
  if (!fitsCurrency(amount, currency)) throw wrongAmount('FIELD_INVALID');
}

/** Something, and no more than the books can hold. */
function requireReceived(received: Decimal): Decimal {
  if (compare(received, '0') <= 0) throw wrongAmount('AMOUNT_NOT_POSITIVE');
  if (!fitsBooks(received)) throw wrongAmount('FIELD_INVALID');
  return received;
}

function wrongAmount(code: 'AMOUNT_NOT_POSITIVE' | 'FIELD_INVALID'): Problem {
  return new Problem('VALIDATION', { errors: [{ field: 'amount', code }] });
}

function requireSeenRate(
  seen: Decimal,
  { rate, effectiveAt, expiresAt }: FoundRate,
  { primary, secondary }: { primary: string; secondary: string },
): void {
  if (compare(seen, rate) === 0) return;
  throw new Problem('RATE_CHANGED', {
    values: { pair: `${primary}/${secondary}`, rate },
    current: {
      primary,
      secondary,
      rate,
      effective_at: effectiveAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    },
  });
}
