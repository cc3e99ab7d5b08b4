import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { invalid, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  fitsBooks,
  formatMoney,
  formatRate,
  minus,
  requireAmount,
} from '../../kernel/money/decimal.ts';
import { insufficientFunds } from '../../platform/ledger/ledger.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { requireAccountOf } from '../account/account-view.ts';
import { requireClientRow } from '../client-access/find-client.ts';
import { lockProductTerms, requireProductVersion } from '../product/find-product.ts';
import { productKinds } from '../product/product-kinds.ts';
import type { ProductFacts } from '../product/product-types.ts';
import { productFacts } from '../product/store-product.ts';
import { limitsView, lockClientLimits } from '../trade-terms/client-limits.ts';
import { payoutView } from './holding-view.ts';
import { savedIn } from './list-holdings.ts';
import { dateAfter, interestAfter, rateOf, type SavingTerms } from './saving-terms.ts';

type HoldingRequest = Pick<
  Schemas.SavingHoldingCreate,
  'client_id' | 'account_id' | 'product_id' | 'amount'
> &
  Partial<Pick<Schemas.SavingHoldingCreate, 'product_version' | 'remark'>>;

function termsFor(
  { tiers, currency, min_amount: min, term_days: termDays, payout }: ProductFacts<'saving'>,
  principal: Decimal,
  openedOn: string,
): SavingTerms {
  const rate = rateOf(tiers, principal);
  if (compare(principal, min) < 0 || rate === undefined) {
    const values = { min: formatMoney(min, currency) };
    throw invalid({ field: 'amount', code: 'VALUE_TOO_SMALL', values });
  }
  return { principal, currency, rate, termDays, payout, openedOn };
}

/**
 * Locks client and product, so that limits and terms hold until the holding is opened. Throws NOT_FOUND,
 * ACCOUNT_NOT_OF_CLIENT, CLIENT_DISABLED, KIND_NOT_ALLOWED, STALE_RECORD, PRODUCT_CLOSED, ACCOUNT_CURRENCY_DIFFERS,
 * VALIDATION, ORDER_ABOVE_LIMIT, DAY_LIMIT_REACHED, RATE_UNAVAILABLE and INSUFFICIENT_FUNDS.
 */
export async function quoteHolding(
  tx: Transaction,
  context: RequestContext,
  request: HoldingRequest,
  at: Date,
) {
  const row = await requireClientRow(tx, actorOf(context), request.client_id);
  const clientId = row.client.id;
  const timeZone = await readTimeZone(tx);
  const limits = await lockClientLimits(tx, { clientId, kind: 'saving', timeZone, at });
  const stored = await lockProductTerms(tx, 'saving', request.product_id);
  // The second person confirms a proposal, not a version of the product.
  const reader = context.proposal === null ? context : null;
  const seen = request.product_version ?? stored.version;
  await requireProductVersion(tx, reader, productKinds.saving, { row: stored, seen });
  const product = productFacts(productKinds.saving, stored);
  if (product.status !== 'enabled') throw new Problem('PRODUCT_CLOSED');
  const of = await requireAccountOf(tx, clientId, request.account_id);
  if (of.currency !== product.currency) throw new Problem('ACCOUNT_CURRENCY_DIFFERS');
  requireAmount(request.amount, product.currency);
  if (!fitsBooks(request.amount)) throw invalid({ field: 'amount', code: 'FIELD_INVALID' });
  const terms = termsFor(product, request.amount, dateOf(at, timeZone));
  const used = await limits.requireWithin(request.amount, product.currency);
  const available = minus(of.balance, of.frozen);
  if (compare(request.amount, available) > 0) {
    throw insufficientFunds({ currency: of.currency, available, needed: request.amount });
  }
  return { ...row, product, account: of, terms, used, available, timeZone };
}

/** Throws as `quoteHolding`. */
export async function previewHolding(
  tx: Transaction,
  context: RequestContext,
  request: HoldingRequest,
): Promise<Schemas.SavingPreview> {
  const quoted = await quoteHolding(tx, context, request, new Date());
  const { terms, used, available, product, client } = quoted;
  const { principal, currency, termDays, openedOn } = terms;
  const money = (amount: Decimal) => formatMoney(amount, currency);
  return {
    principal: money(principal),
    currency,
    rate: formatRate(terms.rate),
    opened_on: openedOn,
    matures_on: termDays === null ? null : dateAfter(openedOn, termDays),
    interest: termDays === null ? null : money(interestAfter(terms, termDays)),
    next_payout: payoutView(terms, { accruedDays: 0, paid: '0' }),
    funds: { before: money(available), after: money(minus(available, principal)) },
    held: money(await savedIn(tx, { productId: product.id, clientId: client.id })),
    limits: limitsView(used),
    product_version: product.version,
  };
}
