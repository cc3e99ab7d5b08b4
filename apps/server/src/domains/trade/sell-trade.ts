import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { allocation, file, proposal, tradeEvent } from '../../kernel/db/schema.ts';
import { invalid, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  fitsBooks,
  fitsCurrency,
  formatMoney,
  formatRate,
  minus,
  moneyText,
  percentRoundedUp,
  plus,
  shareOf,
} from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { SettingValue } from '../../platform/settings.ts';
import type { Approver } from '../approval/approver.ts';
import { tiedTo } from '../approval/colleagues.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { closingAfter, tradeDay } from '../exchange/market-days.ts';
import { answerFile, attachedColumns, proofView } from '../file/attached-file.ts';
import type { Sale, SaleEvidence } from './sale-steps.ts';
import { requireTradeRow, type TradeKey, type TradeRow } from './trade-row.ts';
import { dayMs, type TradeTerms, termsOf } from './trade-terms.ts';
import type { TradeRecord } from './trade-transitions.ts';
import {
  isFarPrice,
  isPriced,
  type PriceBounds,
  type ProfitBounds,
  priceBounds,
  profitAt,
  profitBounds,
  requireNear,
} from './value-sale.ts';

type Request = Pick<Schemas.TradeSettleRequest, 'price' | 'profit'>;
type Bounds<By extends SaleBounds['by']> = Extract<SaleBounds, { by: By }>;

const remarkMin = 10;

/**
 * Throws VALIDATION at the field (FIELD_REQUIRED, FIELD_INVALID, PRICE_TOO_FAR, PROFIT_OUT_OF_BOUNDS, LOSS_ABOVE_PAID),
 * and PRODUCT_CLOSED if the product has no reference.
 */
export function valueSale(record: TradeRecord, request: Request, bounds: SaleBounds | null): Sale {
  const [wanted, foreign] = isPriced(record.kind)
    ? (['price', 'profit'] as const)
    : (['profit', 'price'] as const);
  if (request[foreign] != null) throw invalid({ field: foreign, code: 'FIELD_INVALID' });
  const value = request[wanted];
  if (value == null) throw invalid({ field: wanted, code: 'FIELD_REQUIRED' });
  if (bounds === null) throw new Problem('PRODUCT_CLOSED');
  return bounds.by === 'price' ? soldAt(value, record, bounds) : soldWith(value, record, bounds);
}

function soldAt(price: Decimal, record: TradeRecord, bounds: Bounds<'price'>): Sale {
  const { allottedQty: quantity, paid, currency } = record;
  if (quantity === null) throw invalid({ field: 'price', code: 'FIELD_INVALID' });
  requireNear('price', price, bounds, currency);
  const profit = profitAt(price, { quantity, paid, currency });
  if (!fitsBooks(plus(paid, profit))) throw invalid({ field: 'price', code: 'FIELD_INVALID' });
  const fee = feeOf(record);
  if (compare(minus(plus(paid, profit), fee), '0') < 0) {
    const values = { paid: moneyText(paid, currency) };
    throw invalid({ field: 'price', code: 'LOSS_ABOVE_PAID', values });
  }
  return { price, profit, fee };
}

function soldWith(profit: Decimal, record: TradeRecord, bounds: Bounds<'profit'>): Sale {
  const { currency } = record;
  if (!fitsCurrency(profit, currency)) throw invalid({ field: 'profit', code: 'FIELD_INVALID' });
  const { profitMin, profitMax } = bounds;
  if (compare(profit, profitMin) < 0 || compare(profit, profitMax) > 0) {
    const values = {
      lowest: moneyText(profitMin, currency),
      highest: moneyText(profitMax, currency),
    };
    throw invalid({ field: 'profit', code: 'PROFIT_OUT_OF_BOUNDS', values });
  }
  return { price: null, profit, fee: feeOf(record) };
}

export function feeOf({ paid, feePct, currency }: TradeRecord): Decimal {
  return percentRoundedUp(paid, feePct, currency);
}

/** Null if nothing can be sold at these figures. */
export function payoutAt(
  record: TradeRecord,
  { quantity, price, profit }: Partial<Schemas.TradeSettleRequest>,
): Decimal | null {
  const { kind, allottedQty: held, currency } = record;
  const sold = quantity == null ? held : String(quantity);
  const isHeld = sold === null || (held !== null && compare(sold, held) <= 0);
  if (!isHeld || (sold !== null && compare(sold, '0') <= 0)) return null;
  const paid =
    sold === null || held === null
      ? record.paid
      : shareOf(record.paid, { part: sold, whole: held, currency });
  const isAtPrice = isPriced(kind) && price != null && sold !== null;
  const made = isAtPrice ? profitAt(price, { quantity: sold, paid, currency }) : profit;
  return made == null ? null : minus(plus(paid, made), feeOf({ ...record, paid }));
}

export function requireFreshReference(
  { nav_at, priced_at }: TradeTerms,
  { nav_days, close_days }: SettingValue<'trade'>['max_ages'],
  now: Date,
): void {
  const references = [
    { field: 'amount', code: 'REFERENCE_OUTDATED', at: nav_at, days: nav_days },
    { field: 'quantity', code: 'CLOSE_OUTDATED', at: priced_at, days: close_days },
  ] as const;
  for (const { field, code, at, days } of references) {
    if (at == null || !isOlder(at, days, now)) continue;
    throw invalid({ field, code, values: { at, days: String(days) } });
  }
}

const isOlder = (at: Date, days: number, now: Date) => now.getTime() - at.getTime() > days * dayMs;

export function hasOutdatedClose(
  { product }: Pick<TradeRow, 'product'>,
  { close_days: days }: SettingValue<'trade'>['max_ages'],
  now: Date,
): boolean {
  const { priced_at: at } = termsOf(product);
  return at != null && isOlder(at, days, now);
}

/** Whether a sale needs a reason and a second person: what it says that it makes rests on no price, or on no near one. */
export function isFarSale(
  row: Pick<TradeRow, 'trade' | 'product'>,
  price: Decimal | null,
  ages: SettingValue<'trade'>['max_ages'],
  now: Date,
): boolean {
  const { kind } = row.trade;
  const isFar = !isPriced(kind) || isFarPrice(kind, termsOf(row.product), price);
  return isFar || hasOutdatedClose(row, ages, now);
}

export function requireReason({ remark, fileId }: SaleEvidence, isNeeded: boolean): void {
  if (!isNeeded || fileId !== null || [...(remark ?? '')].length >= remarkMin) return;
  const values = { min: String(remarkMin) };
  throw invalid({ field: 'evidence', code: 'EVIDENCE_REQUIRED', values });
}

export type SaleBounds = ({ by: 'price' } & PriceBounds) | ({ by: 'profit' } & ProfitBounds);

export function saleBounds(
  { trade, product }: Pick<TradeRow, 'trade' | 'product'>,
  limits: Schemas.ProfitLimits,
  at: Date,
): SaleBounds | null {
  const { kind, openedAt } = trade;
  if (trade.status !== 'holding' || openedAt === null) return null;
  // A subscription is spent, and a fund is redeemed.
  if (kind === 'subscribe' || kind === 'fund') return null;
  const terms = termsOf(product);
  if (!isPriced(kind)) {
    const begunAt = trade.cutoffAt ?? openedAt;
    return { by: 'profit', ...profitBounds({ ...trade, openedAt: begunAt }, terms, limits, at) };
  }
  const bounds = priceBounds(kind, terms, limits.price_distance_pct);
  return bounds === null ? null : { by: 'price', ...bounds };
}

export function saleView(
  bounds: SaleBounds | null,
  {
    currency,
    outdated,
    settleAt,
    lockedUntil,
  }: { currency: string; outdated: boolean; settleAt: Date | null; lockedUntil: Date | null },
): Schemas.TradeDetail['sale'] {
  if (bounds === null) return null;
  if (bounds.by === 'profit') {
    return {
      profit_min: formatMoney(bounds.profitMin, currency),
      profit_max: formatMoney(bounds.profitMax, currency),
    };
  }
  return {
    reference: formatRate(bounds.reference),
    outdated,
    price_min: bounds.priceMin,
    price_max: bounds.priceMax,
    near_min: bounds.nearMin,
    near_max: bounds.nearMax,
    settle_at: (settleAt ?? new Date()).toISOString(),
    locked_until: lockedUntil?.toISOString() ?? null,
  };
}

/**
 * Whether the user, or a tied account, has made, approved or redeemed one of the orders, or drafted their allocation: the
 * orders keep the last of two approvers alone.
 */
export async function isOwnSale(
  reader: Reader,
  context: RequestContext,
  { colleagues }: Pick<Approver, 'colleagues'>,
  orders: readonly TradeRecord[],
): Promise<boolean> {
  const own = tiedTo(colleagues, context.proposal?.makerId ?? actorOf(context).id);
  const isOwn = orders.some(({ makerId, checkerId, redeemerId }) =>
    [makerId, checkerId, redeemerId].some((id) => id !== null && own.includes(id)),
  );
  if (isOwn) return true;
  const approved = and(
    eq(proposal.status, 'applied'),
    eq(proposal.limit, 'order'),
    inArray(proposal.makerId, own),
    inArray(
      proposal.subjectId,
      orders.map(({ id, parentId }) => parentId ?? id),
    ),
  );
  const drafted = and(
    inArray(allocation.draftedById, own),
    inArray(
      allocation.productId,
      orders.map(({ productId }) => productId),
    ),
  );
  return (await reader.$count(proposal, approved)) + (await reader.$count(allocation, drafted)) > 0;
}

export async function readSaleEvidence(reader: Reader, context: RequestContext, key: TradeKey) {
  const { trade } = await requireTradeRow(reader, actorOf(context), key);
  const [evidence] = await reader
    .select(attachedColumns)
    .from(tradeEvent)
    .innerJoin(file, eq(file.id, tradeEvent.evidenceId))
    .where(and(eq(tradeEvent.tradeId, trade.id), isNotNull(file.sha256)))
    .orderBy(desc(tradeEvent.version));
  const shown = evidence ?? (await findProposedSale(reader, trade.id))?.evidence;
  return answerFile(context, shown, `${trade.orderNo}-sale`);
}

export async function findProposedSale(reader: Reader, orderId: string) {
  const [proposed] = await reader
    .select({ body: proposal.body, evidence: attachedColumns })
    .from(proposal)
    .leftJoin(file, sql`${file.id}::text = ${proposal.body}->>'evidence'`)
    .where(
      and(
        eq(proposal.subjectType, 'trade'),
        eq(proposal.subjectId, orderId),
        eq(proposal.operation, 'POST /trx/admin/v1/{kind}/settle/{id}'),
        eq(proposal.status, 'pending'),
      ),
    );
  return proposed;
}

export function proposedSaleView(
  proposed: Awaited<ReturnType<typeof findProposedSale>>,
): Schemas.TradeDetail['proposed_sale'] {
  if (proposed === undefined) return null;
  // The body was validated as a request when it was proposed.
  const { quantity, price = null, profit = null } = proposed.body as Schemas.TradeSettleRequest;
  return {
    quantity: quantity == null ? null : String(quantity),
    price,
    profit,
    evidence: proofView(proposed.evidence),
  };
}

type Row = Pick<TradeRow, 'product'> & { trade: Pick<TradeRow['trade'], 'kind' | 'status'> };

/** The close of a market day; null if the product is unpriced. */
export async function settleDate(
  reader: Reader,
  { trade, product }: Row,
  at: Date,
): Promise<Date | null> {
  if (!isPriced(trade.kind)) return null;
  const terms = termsOf(product);
  const calendar = await findCalendar(reader, terms.market);
  const sold = tradeDay(calendar, at);
  return closingAfter(calendar, sold, calendar.settleDays);
}
