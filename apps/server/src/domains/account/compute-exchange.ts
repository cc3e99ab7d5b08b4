import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  convert,
  type Decimal,
  fitsBooks,
  formatMoney,
  minus,
  percentRoundedUp,
  requireAmount,
} from '../../kernel/money/decimal.ts';
import { readSetting } from '../../platform/settings.ts';
import { type FoundRate, requireFreshRate, requireRate } from '../currency/find-rate.ts';
import { largestExchangeable, requireExchangeable } from '../currency-pair/require-exchangeable.ts';

type Exchanged = Pick<Schemas.ExchangeRequest, 'from_account' | 'to_account' | 'amount'>;

interface Moment {
  at: Date;
  seenRate?: Decimal;
  seenFee?: Decimal | undefined;
}

/**
 * Both quote and booking use it, so that they agree. Throws ACCOUNT_NOT_OF_CLIENT, VALIDATION, RATE_UNAVAILABLE,
 * RATE_OUTDATED, RATE_CHANGED, FEE_CHANGED, PAIR_DISABLED.
 */
export async function computeExchange(
  reader: Reader,
  clientId: string,
  exchanged: Exchanged,
  { at, seenRate, seenFee }: Moment,
) {
  const { from, to } = await requireAccounts(reader, clientId, exchanged);
  const { amount } = exchanged;
  requireAmount(amount, from.currency);
  const pair = { primary: from.currency, secondary: to.currency };
  const rate = await requireRate(reader, { ...pair, at });
  const books = seenRate !== undefined;
  if (books) requireSeenRate(seenRate, rate, pair);
  const { fees, max_ages } = await readSetting(reader, 'trade');
  requireFreshRate(rate, { ...pair, at }, max_ages.rate_hours);
  await requireExchangeable(reader, { ...pair, amount, rate: rate.rate, lock: books });
  const feePct = fees.exchange_pct;
  const fee = percentRoundedUp(amount, feePct, from.currency);
  if (seenFee !== undefined) requireSeenFee(seenFee, { fee, feePct, currency: from.currency });
  const received = requireReceived(convert(minus(amount, fee), rate.rate, to.currency));
  return { from, to, rate, feePct, fee, received };
}

/** `at_most` is no more than the pair takes. Nothing is booked or held. */
export async function quoteExchange(
  reader: Reader,
  clientId: string,
  { at_most: atMost, ...wanted }: Exchanged & { at_most?: boolean | undefined },
): Promise<Schemas.ExchangeQuote> {
  const at = new Date();
  const exchanged = atMost ? await withinPair(reader, clientId, wanted, at) : wanted;
  const { from, to, rate, feePct, fee, received } = await computeExchange(
    reader,
    clientId,
    exchanged,
    { at },
  );
  return {
    amount: formatMoney(exchanged.amount, from.currency),
    currency: from.currency,
    rate: rate.rate,
    rate_at: rate.effectiveAt.toISOString(),
    fee: formatMoney(fee, from.currency),
    fee_pct: feePct,
    received: formatMoney(received, to.currency),
    received_currency: to.currency,
  };
}

async function withinPair(reader: Reader, clientId: string, wanted: Exchanged, at: Date) {
  const { from, to } = await requireAccounts(reader, clientId, wanted);
  const pair = { primary: from.currency, secondary: to.currency };
  const { rate } = await requireRate(reader, { ...pair, at });
  const amount = await largestExchangeable(reader, { ...pair, amount: wanted.amount, rate });
  return { ...wanted, amount };
}

/** Throws VALIDATION if they are the same, and ACCOUNT_NOT_OF_CLIENT. */
export async function requireAccounts(
  reader: Reader,
  clientId: string,
  { from_account: fromId, to_account: toId }: Pick<Exchanged, 'from_account' | 'to_account'>,
) {
  if (fromId === toId) {
    throw new Problem('VALIDATION', { errors: [{ field: 'to_account', code: 'FIELD_INVALID' }] });
  }
  const found = await reader
    .select()
    .from(account)
    .where(and(inArray(account.id, [fromId, toId]), eq(account.clientId, clientId)));
  const from = found.find(({ id }) => id === fromId);
  const to = found.find(({ id }) => id === toId);
  if (from === undefined || to === undefined) throw new Problem('ACCOUNT_NOT_OF_CLIENT');
  return { from, to };
}

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

function requireSeenFee(
  seen: Decimal,
  { fee, feePct, currency }: { fee: Decimal; feePct: Decimal; currency: string },
): void {
  if (compare(seen, fee) === 0) return;
  const now = formatMoney(fee, currency);
  throw new Problem('FEE_CHANGED', {
    values: { fee: `${now} ${currency}` },
    current: { fee: now, fee_pct: feePct, currency },
  });
}
