import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, fundNav, product, proposal, tradeRecord } from '../../kernel/db/schema.ts';
import { batches } from '../../kernel/db/update-each.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, formatRate, plus } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireUnchanged } from '../../platform/versioned-record.ts';
import { type Approver, lockApprover } from '../approval/approver.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { sign } from '../approval/two-people.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { findCalendar } from '../exchange/find-calendar.ts';
import { closingAfter } from '../exchange/market-days.ts';
import { lockProductTerms } from '../product/find-product.ts';
import type { ProductRow } from '../product/product-types.ts';
import { dealsOn, lastCutoff } from '../product/struck-nav.ts';
import { applyTransitions, type TradeTransition } from '../trade/trade-transitions.ts';
import { productRef } from '../trade/trade-view.ts';
import { type TradeRecord, termsOf } from '../trade-terms/trade-terms.ts';
import { resultsInBase } from '../trade-terms/value-sale.ts';
import { splitOff, storeSoldPart } from './sell-part.ts';
import { redemption, type StruckNav, subscription } from './settle-steps.ts';
import { isOwnSale } from './settle-trade.ts';

const { phase, redeemQty, allottedQty } = tradeRecord;
const counted = (which: string) =>
  sql<number>`count(*) filter (where ${phase} = ${which})`.mapWith(Number);
const summed = (of: PgColumn | SQL, which: string) =>
  sql<string>`coalesce(sum(${of}) filter (where ${phase} = ${which}), 0)`;

/** Throws NOT_FOUND. */
export async function readDealing(
  reader: Reader,
  context: RequestContext,
  id: string,
  known?: Pick<Approver, 'colleagues'>,
): Promise<Schemas.FundDealing> {
  const actor = actorOf(context);
  const [fund] = await reader
    .select()
    .from(product)
    .where(and(eq(product.id, id), eq(product.kind, 'fund')));
  if (fund === undefined) throw new Problem('NOT_FOUND');
  const days = await reader
    .select({
      day: dealsOn,
      cutoffAt: lastCutoff,
      confirming: counted('confirming'),
      amount: summed(tradeRecord.amount, 'confirming'),
      inReview: counted('review'),
      redeeming: counted('redeeming'),
      units: summed(sql`coalesce(${redeemQty}, ${allottedQty})`, 'redeeming'),
    })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(
      and(eq(tradeRecord.productId, id), isNotNull(phase), isNotNull(dealsOn), clientScope(actor)),
    )
    .groupBy(dealsOn)
    .orderBy(asc(dealsOn));
  const navs = await reader.select().from(fundNav).where(eq(fundNav.productId, id));
  const navOf = new Map(
    navs.map(({ day, nav, navAt, knownAt, version }) => [
      day,
      {
        nav: formatRate(nav),
        nav_at: navAt.toISOString(),
        known_at: knownAt.toISOString(),
        version,
      },
    ]),
  );
  return {
    product: productRef(fund),
    currency: fund.currency,
    days: days.map((one) => ({
      day: one.day,
      cutoff_at: one.cutoffAt.toISOString(),
      nav: navOf.get(one.day) ?? null,
      subscriptions: {
        count: one.confirming,
        amount: formatMoney(one.amount, fund.currency),
        in_review: one.inReview,
      },
      redemptions: { count: one.redeeming, units: formatRate(one.units) },
    })),
    may_confirm:
      actor.scope === 'all' &&
      actor.service === null &&
      can(actor.permissions, 'settle', chainOf('fund_trx')),
    waiting: await readWaiting(
      reader,
      context,
      ['POST /fund/admin/v1/dealing/{id}'],
      eq(proposal.subjectId, id),
      known?.colleagues,
    ),
  };
}

interface Deal {
  order: TradeRecord;
  step: TradeTransition | null;
  rest: TradeRecord | null;
  code: 'NAV_BEFORE_CUTOFF' | 'FIELD_INVALID' | null;
}

/**
 * Throws NOT_FOUND, NAV_MISSING, FORBIDDEN without access to all clients, STALE_RECORD if the NAV has changed, and as
 * `sign`.
 */
export async function confirmDealing(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { day, version }: Schemas.FundDealingConfirm,
): Promise<Schemas.FundDealingConfirmed> {
  const actor = actorOf(context);
  // It decides orders of every client, those that the user must not know of included.
  if (actor.scope !== 'all') throw new Problem('FORBIDDEN');
  const fund = await lockProductTerms(tx, 'fund', id);
  const [struck] = await tx
    .select()
    .from(fundNav)
    .where(and(eq(fundNav.productId, id), sql`${fundNav.day}::text = ${day}`));
  if (struck === undefined) throw new Problem('NAV_MISSING', { values: { day } });
  const view = () => readDealing(tx, context, id);
  await requireUnchanged(tx, { ...fund, version: struck.version, view }, version);
  const by = { actorId: actor.id, at: new Date() };
  const deals = await dealsOf(tx, fund, { ...struck, day }, by);
  const steps = deals.flatMap(({ step }) => step ?? []);
  const answer = async (proposed: boolean, by?: Approver) => ({
    ...{ day, proposed, orders: proposed ? [] : deals.map(dealView) },
    dealing: await readDealing(tx, context, id, by),
  });
  if (steps.length === 0) return answer(false);
  const sold = steps.map(({ after }) => after).filter(({ status }) => status === 'sold');
  const approver = await lockApprover(tx, context, { limit: 'profit', clientId: ownerOf(sold) });
  const act = await dealingAct(tx, context, fund, { sold, approver });
  const write = {
    input: { path: { id }, body: { day, version } },
    changes: [
      { field: 'dealing_day', before: null, after: day },
      { field: 'nav', before: null, after: formatRate(struck.nav) },
      { field: 'orders', before: null, after: String(steps.length) },
    ],
  };
  const { made } = await sign(tx, context, act, write, approver);
  if (made !== null) return answer(true, approver);
  const accounts = await applyTransitions(
    tx,
    deals.flatMap(({ step, rest }) => (rest === null && step) || []),
  );
  const entries: AuditEntry[] = [];
  for (const { step, rest } of deals) {
    if (step === null) continue;
    if (rest === null) entries.push(step.audit);
    else entries.push(...(await storeSoldPart(tx, step, rest)));
  }
  const entry = {
    action: 'product.dealt',
    subject: { type: 'product', id },
    after: { day, nav: formatRate(struck.nav), orders: steps.length },
    at: by.at,
    changed: [{ topic: 'product' as const, id, version: fund.version }, ...accounts],
  };
  for (const batch of batches([...entries, entry])) await writeAuditEntries(tx, context, batch);
  return answer(false);
}

/** Locks the orders in the order of their accounts. */
async function dealsOf(
  tx: Transaction,
  fund: ProductRow,
  { day, ...nav }: StruckNav & { day: string },
  by: { actorId: string; at: Date },
): Promise<Deal[]> {
  const { market, redeem_days: days } = termsOf(fund);
  const calendar = await findCalendar(tx, market);
  const settleAt = closingAfter(calendar, day, days ?? calendar.settleDays);
  const orders = await tx
    .select()
    .from(tradeRecord)
    .where(
      and(
        eq(tradeRecord.productId, fund.id),
        inArray(tradeRecord.phase, ['confirming', 'redeeming']),
        eq(dealsOn, day),
      ),
    )
    .orderBy(asc(tradeRecord.accountId), asc(tradeRecord.id))
    .for('update');
  return orders.map((order): Deal => {
    const redeems = order.phase === 'redeeming';
    const cutoffAt = redeems ? order.redeemCutoffAt : order.cutoffAt;
    const refused = { order, step: null, rest: null };
    if (cutoffAt === null || nav.knownAt <= cutoffAt) {
      return { ...refused, code: 'NAV_BEFORE_CUTOFF' };
    }
    const split = order.redeemQty === null ? null : splitOff(order, order.redeemQty);
    const step = redeems
      ? redemption(split?.part ?? order, { ...nav, settleAt }, by)
      : subscription(order, nav, by);
    return step === undefined
      ? { ...refused, code: 'FIELD_INVALID' }
      : { order, step, rest: split?.rest ?? null, code: null };
  });
}

/**
 * Takes two people, whatever the amount, with redemptions of several clients, or if the user or a tied account has
 * made, approved or redeemed one.
 */
async function dealingAct(
  tx: Transaction,
  context: RequestContext,
  fund: ProductRow,
  { sold, approver }: { sold: readonly TradeRecord[]; approver: Approver },
): Promise<Act> {
  const isOfSeveral = sold.length > 0 && ownerOf(sold) === null;
  const isAlways = isOfSeveral || (await isOwnSale(tx, context, approver, sold));
  return {
    limit: 'profit',
    operation: 'POST /fund/admin/v1/dealing/{id}',
    subject: { type: 'product', id: fund.id, name: fund.name },
    makerId: null,
    clientId: ownerOf(sold),
    ...(isAlways ? { baseAmount: null } : await resultsInBase(tx, sold, approver.currency)),
    chain: chainOf('fund_trx'),
    secondAsks: false,
  };
}

function ownerOf(orders: readonly TradeRecord[]): string | null {
  const [clientId = null, ...others] = new Set(orders.map((one) => one.clientId));
  return others.length === 0 ? clientId : null;
}

function dealView({ order, step, code }: Deal): Schemas.DealtOrder {
  const { paid, profit, amount } = step?.after ?? order;
  const units = step === null ? (order.redeemQty ?? order.allottedQty) : step.after.allottedQty;
  const isRedemption = order.phase === 'redeeming';
  const worth = isRedemption ? plus(paid, profit ?? '0') : amount;
  return {
    id: order.id,
    order_no: order.orderNo,
    side: isRedemption ? 'redemption' : 'subscription',
    units: units === null ? null : formatRate(units),
    amount: formatMoney(worth, order.currency),
    code,
  };
}
