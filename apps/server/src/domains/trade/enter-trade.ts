import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  formatMoney,
  formatRate,
  minus,
} from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { insufficientFunds } from '../../platform/ledger/ledger.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { requireAccountOf } from '../account/account-view.ts';
import { requireClient } from '../client-access/find-client.ts';
import { isPooled, productKindOf } from '../product/order-kinds.ts';
import type { ProductRow } from '../product/product-types.ts';
import { investedIn } from '../product/used-capacity.ts';
import { limitsView } from '../trade-terms/client-limits.ts';
import { closesAt, dealingView, isOpen } from '../trade-terms/trade-dates.ts';
import { lotsOf, priceOf, type TradeTerms, termsOf } from '../trade-terms/trade-terms.ts';
import { tradeReview } from './audit-trade.ts';
import { bookTrade, quoteTrade, type TradeOrder } from './quote-trade.ts';
import { productRef } from './trade-view.ts';

type Kind = Schemas.TradeKind;
type OrderRequest = Omit<Schemas.TradeCreate, 'auto_renew' | 'remark'> &
  Partial<Pick<Schemas.TradeCreate, 'auto_renew' | 'remark'>>;

const offeredMax = 200;

export async function listOffers(reader: Reader, kind: Kind): Promise<Schemas.TradeOfferList> {
  const rows = await reader
    .select()
    .from(product)
    .where(
      and(
        eq(product.kind, productKindOf(kind)),
        notInArray(product.status, ['closed', 'withdrawn', 'disabled']),
      ),
    )
    .orderBy(desc(product.createdAt), product.id)
    .limit(offeredMax);
  const when = { at: new Date(), timeZone: await readTimeZone(reader) };
  const offered = rows.map((row) => ({ row, terms: termsOf(row) }));
  const list: Schemas.TradeOffer[] = [];
  for (const { row, terms } of offered.filter((one) => isOpen(one.row, one.terms, when))) {
    list.push({
      ...offerView(kind, row, terms),
      closes_at: closesAt(terms, when.timeZone)?.toISOString() ?? null,
      dealing: await dealingView(reader, row, when.at),
    });
  }
  return { list };
}

function offerView(kind: Kind, row: ProductRow, terms: TradeTerms) {
  const pieces = isPooled(kind) ? lotsOf(row, terms) : null;
  const price = priceOf(kind, terms);
  const money = (amount: Decimal) => formatMoney(amount, row.currency);
  const [least, most] =
    kind === 'subscribe'
      ? []
      : [terms.min_amount, terms.max_amount].map((one) => one && money(one));
  return {
    product: productRef(row),
    currency: row.currency,
    price: price === undefined ? null : formatRate(price),
    lot_size: pieces?.lot ?? null,
    least: pieces?.least ?? least ?? null,
    most: pieces === null ? (most ?? null) : pieces.most,
    funding_model: terms.funding_model ?? 'prefund',
    plans:
      kind === 'subscribe'
        ? (terms.plans ?? []).map((plan) => ({ ...plan, fee: money(plan.fee) }))
        : [],
  };
}

/** Throws NOT_FOUND, ACCOUNT_NOT_OF_CLIENT, and VALIDATION. */
async function resolveOrder(
  tx: Transaction,
  context: RequestContext,
  kind: Kind,
  request: OrderRequest,
): Promise<TradeOrder & { available: Decimal }> {
  const actor = actorOf(context);
  const { quantity, amount, plan } = request;
  const { id: clientId } = await requireClient(tx, actor, request.client_id);
  const [chosen] = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, request.product_id), eq(product.kind, productKindOf(kind))));
  const foreign = Object.entries({
    product_id: chosen === undefined,
    quantity: quantity !== undefined && !isPooled(kind),
    amount: amount !== undefined && (isPooled(kind) || kind === 'subscribe'),
    plan: plan !== undefined && kind !== 'subscribe',
  }).filter(([, isForeign]) => isForeign);
  if (foreign.length > 0) {
    throw invalid(...foreign.map(([field]) => ({ field, code: 'FIELD_INVALID' as const })));
  }
  const found = await requireAccountOf(tx, clientId, request.account_id);
  const { timezone: timeZone } = await readSetting(tx, 'app');
  return {
    kind,
    productId: request.product_id,
    account: found,
    available: minus(found.balance, found.frozen),
    ...(quantity !== undefined && { quantity: String(quantity) }),
    ...(amount !== undefined && { amount }),
    ...(plan !== undefined && { plan: { name: plan, autoRenew: request.auto_renew ?? false } }),
    makerId: actor.id,
    remark: request.remark?.trim() || null,
    timeZone,
    at: new Date(),
  };
}

/** Throws as `resolveOrder` and `bookTrade`. */
export async function enterTrade(
  tx: Transaction,
  context: RequestContext,
  kind: Kind,
  request: OrderRequest,
): Promise<Schemas.Trade> {
  const order = await resolveOrder(tx, context, kind, request);
  const { booked, audit } = await bookTrade(tx, order);
  await writeAudit(tx, context, audit);
  return tradeReview(kind).read(tx, context, booked.id);
}

/** Throws as `enterTrade`. */
export async function previewTrade(
  tx: Transaction,
  context: RequestContext,
  kind: Kind,
  request: OrderRequest,
): Promise<Schemas.TradePreview> {
  const order = await resolveOrder(tx, context, kind, request);
  const { account: of, available, productId } = order;
  const { product: ordered, figures, used } = await quoteTrade(tx, order);
  const after = minus(available, figures.frozen);
  if (compare(after, '0') < 0) {
    throw insufficientFunds({ currency: of.currency, available, needed: figures.frozen });
  }
  const money = (amount: Decimal) => formatMoney(amount, of.currency);
  return {
    price: figures.price === null ? null : formatRate(figures.price),
    dealing: await dealingView(tx, ordered, order.at),
    amount: money(figures.amount),
    currency: of.currency,
    fee_pct: formatRate(figures.feePct),
    funding_model: figures.fundingModel,
    frozen: money(figures.frozen),
    funds: { before: money(available), after: money(after) },
    invested: money(await investedIn(tx, { productId, clientId: of.clientId })),
    limits: limitsView(used),
  };
}
