import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Booking, bookedColumns } from '../../kernel/db/order-no.ts';
import { allocation, tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  fitsBooks,
  fitsCurrency,
  formatMoney,
  isWholeLots,
  minus,
  moneyText,
} from '../../kernel/money/decimal.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import { postTransaction } from '../../platform/ledger/ledger.ts';
import { readSetting } from '../../platform/settings.ts';
import { lockProductTerms } from '../product/find-product.ts';
import { isPooled, productKindOf } from '../product/order-kinds.ts';
import type { ProductRow } from '../product/product-types.ts';
import { allottedTotal, investedIn, poolOf } from '../product/used-capacity.ts';
import { type ClientLimits, lockClientLimits } from '../trade-terms/client-limits.ts';
import { requireFreshReference } from '../trade-terms/sale-bounds.ts';
import { dealingOf, isOpen, tradingStart } from '../trade-terms/trade-dates.ts';
import { lotsOf, priceOf, type TradeTerms, termsOf } from '../trade-terms/trade-terms.ts';
import { tradeChange } from './trade-row.ts';
import { costOf } from './trade-steps.ts';
import { freezing } from './trade-transitions.ts';

export interface TradeOrder extends Booking {
  kind: Schemas.TradeKind;
  productId: string;
  /** For products sold by the piece; the others have `amount`, except subscriptions, whose plan sets it. */
  quantity?: Decimal;
  amount?: Decimal;
  plan?: { name: string; autoRenew: boolean };
}

/**
 * Locks client and product, so that limits, pool and capacity hold until the order is booked. Throws CLIENT_DISABLED,
 * KIND_NOT_ALLOWED, NOT_FOUND, PRODUCT_CLOSED, ACCOUNT_CURRENCY_DIFFERS, VALIDATION, PRODUCT_FULL, ORDER_ABOVE_LIMIT,
 * DAY_LIMIT_REACHED, and RATE_UNAVAILABLE.
 */
export async function quoteTrade(tx: Transaction, order: TradeOrder) {
  const { kind, account, at } = order;
  const of = { ...order, kind: productKindOf(kind), clientId: account.clientId };
  const limits = await lockClientLimits(tx, of);
  const product = await lockProductTerms(tx, productKindOf(kind), order.productId);
  const terms = termsOf(product);
  if (!isOpen(product, terms, order)) throw new Problem('PRODUCT_CLOSED');
  if (account.currency !== product.currency) throw new Problem('ACCOUNT_CURRENCY_DIFFERS');
  if (terms.nav_at != null || terms.priced_at != null) {
    requireFreshReference(terms, (await readSetting(tx, 'trade')).max_ages, at);
  }
  const figures = figuresOf({ ...order, product }, terms, limits);
  await requireRoom(tx, { ...order, product }, terms, figures.amount);
  const used = await limits.requireWithin(figures.amount, account.currency);
  const frozen = figures.fundingModel === 'prefund' ? figures.amount : '0';
  const cutoffAt = tradingStart(terms, order.timeZone);
  return { product, figures: { ...figures, frozen, ...(cutoffAt && { cutoffAt }) }, used };
}

type Ordered = TradeOrder & { product: ProductRow };

/** The product is locked, so that the next order sees what this one takes. */
async function requireRoom(
  tx: Transaction,
  { kind, product, account: { clientId } }: Ordered,
  { max_amount: most, capacity }: TradeTerms,
  amount: Decimal,
): Promise<void> {
  if (isPooled(kind)) {
    await requireLeftToAllot(tx, product);
    return;
  }
  if (kind === 'subscribe') return;
  const productId = product.id;
  if (most != null) {
    const left = minus(most, await investedIn(tx, { productId, clientId }));
    const max = formatMoney(compare(left, '0') < 0 ? '0' : left, product.currency);
    if (compare(amount, left) > 0) throw wrong('amount', 'VALUE_TOO_LARGE', { max });
  }
  if (capacity != null) {
    const left = minus(capacity, await investedIn(tx, { productId }));
    const text = moneyText(compare(left, '0') < 0 ? '0' : left, product.currency);
    if (compare(amount, left) > 0) throw new Problem('PRODUCT_FULL', { values: { left: text } });
  }
}

/** More may be applied for than there is, as long as there is anything to be allotted. */
async function requireLeftToAllot(tx: Transaction, product: ProductRow): Promise<void> {
  const left = minus(poolOf(product).pool, await allottedTotal(tx, product.id));
  if (compare(left, '0') <= 0) throw new Problem('PRODUCT_FULL', { values: { left: '0' } });
  // Published once: a later order would wait forever.
  const isPublished = and(eq(allocation.productId, product.id), eq(allocation.status, 'published'));
  if ((await tx.$count(allocation, isPublished)) > 0) throw new Problem('PRODUCT_CLOSED');
}

function figuresOf(order: Ordered, terms: TradeTerms, limits: ClientLimits) {
  const { kind } = order;
  const price = priceOf(kind, terms) ?? null;
  const feePct = limits.feePct(terms.fee_pct ?? null);
  const common = { price, feePct, fundingModel: 'prefund' } as const;
  if (kind === 'subscribe') {
    const { amount, plan } = planOf(order, terms);
    return { ...common, price: null, feePct: '0', plan, amount };
  }
  if (!isPooled(kind)) {
    return { ...common, amount: requireAmount(order, terms) };
  }
  if (price === null) throw new Problem('PRODUCT_CLOSED');
  const appliedQty = requireQuantity(order, terms);
  const amount = costOf(appliedQty, price, order.account.currency);
  if (!fitsBooks(amount) || compare(amount, '0') <= 0) throw wrong('quantity', 'FIELD_INVALID');
  return { ...common, fundingModel: terms.funding_model ?? 'prefund', appliedQty, amount };
}

function planOf({ plan: wanted, account }: TradeOrder, { plans }: TradeTerms) {
  const plan = plans?.find(({ name }) => name === wanted?.name);
  if (wanted === undefined || plan === undefined) throw wrong('plan', 'FIELD_INVALID');
  if (!fitsCurrency(plan.fee, account.currency)) throw wrong('plan', 'FIELD_INVALID');
  return {
    amount: plan.fee,
    plan: {
      name: plan.name,
      period: plan.period,
      auto_renew: wanted.autoRenew,
      next_bill_at: null,
    },
  };
}

function requireAmount({ amount, account }: TradeOrder, terms: TradeTerms): Decimal {
  if (amount === undefined) throw wrong('amount', 'FIELD_REQUIRED');
  if (compare(amount, '0') <= 0) throw wrong('amount', 'AMOUNT_NOT_POSITIVE');
  const { min_amount: min, max_amount: max } = terms;
  const { currency } = account;
  if (min != null && compare(amount, min) < 0) {
    throw wrong('amount', 'VALUE_TOO_SMALL', { min: formatMoney(min, currency) });
  }
  if (max != null && compare(amount, max) > 0) {
    throw wrong('amount', 'VALUE_TOO_LARGE', { max: formatMoney(max, currency) });
  }
  if (!fitsCurrency(amount, currency) || !fitsBooks(amount)) throw wrong('amount', 'FIELD_INVALID');
  return amount;
}

function requireQuantity({ quantity, product }: Ordered, terms: TradeTerms): Decimal {
  if (quantity === undefined) throw wrong('quantity', 'FIELD_REQUIRED');
  const { lot, least, most } = lotsOf(product, terms);
  if (!isWholeLots(quantity, lot)) throw wrong('quantity', 'NOT_WHOLE_LOTS', { lot });
  if (compare(quantity, '0') <= 0 || compare(quantity, least) < 0) {
    throw wrong('quantity', 'VALUE_TOO_SMALL', { min: least });
  }
  if (most !== null && compare(quantity, most) > 0) {
    throw wrong('quantity', 'VALUE_TOO_LARGE', { max: most });
  }
  return quantity;
}

function wrong(
  field: string,
  code: FieldProblem['code'],
  values?: Record<string, string>,
): Problem {
  return new Problem('VALIDATION', { errors: [{ field, code, ...(values && { values }) }] });
}

/**
 * Records an order, which waits for a decision, and freezes its money if it is funded beforehand. The caller writes the
 * audit entry, which has the event of the account too. Throws as `quoteTrade` does, and INSUFFICIENT_FUNDS.
 */
export async function bookTrade(tx: Transaction, order: TradeOrder) {
  const { kind, account, at } = order;
  const { product, figures } = await quoteTrade(tx, order);
  const dealing = kind === 'fund' ? await dealingOf(tx, product, at) : null;
  const [booked] = await tx
    .insert(tradeRecord)
    .values({
      ...figures,
      ...bookedColumns('T', order),
      kind,
      productId: product.id,
      currency: account.currency,
      status: 'awaiting',
      ...(dealing && {
        phase: 'review' as const,
        dealingDay: dealing.day,
        cutoffAt: dealing.cutoffAt,
      }),
      makerId: order.makerId,
      remark: order.remark ?? null,
      clientRemark: order.clientRemark ?? null,
    })
    .returning();
  if (booked === undefined) throw new Error('The order was not stored.');
  const { id } = booked;
  await tx.insert(tradeEvent).values({
    tradeId: id,
    version: booked.version,
    action: 'booked',
    status: booked.status,
    actorId: order.makerId,
    amount: booked.amount,
    note: booked.remark ?? booked.clientRemark,
    at,
  });
  const accounts =
    figures.fundingModel === 'prefund'
      ? await postTransaction(tx, {
          kind: 'trade.booked',
          reference: { type: 'trade', id },
          actorId: order.makerId,
          entries: freezing(booked, booked.amount),
          at,
        })
      : [];
  const audit: AuditEntry = {
    action: 'trade.booked',
    subject: { type: 'trade', id },
    after: {
      order_no: booked.orderNo,
      kind,
      product_id: booked.productId,
      account_id: booked.accountId,
      quantity: booked.appliedQty,
      amount: `${booked.amount} ${booked.currency}`,
      frozen: booked.frozen,
      ...(dealing && { dealing_day: dealing.day }),
    },
    at,
    changed: [tradeChange(booked), ...accounts],
  };
  return { booked, audit };
}
