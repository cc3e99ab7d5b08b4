import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import {
  account,
  client,
  product,
  type SubscribedPlan,
  tradeRecord,
} from '../../kernel/db/schema.ts';
import { invalid } from '../../kernel/errors/problem.ts';
import { compare, minus, moneyText, plus, requireAmount } from '../../kernel/money/decimal.ts';
import { runEachDue } from '../../kernel/run-each.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { byUser } from '../approval/reviewed-record.ts';
import { acceptRisk, overrideFacts } from '../risk/risk.ts';
import { applyAndRead, lockTrade } from '../trade/audit-trade.ts';
import type { TradeKey } from '../trade/trade-row.ts';
import { lapse, payment } from '../trade/trade-steps.ts';
import {
  applyTransition,
  charging,
  type TradeTransition,
  type TransitionBy,
  transition,
} from '../trade/trade-transitions.ts';
import { tradeRisk } from '../trade/trade-view.ts';
import { nextBillAt } from '../trade-terms/trade-dates.ts';
import { type TradeRecord, termsOf } from '../trade-terms/trade-terms.ts';

export async function payTrade(
  tx: Transaction,
  context: RequestContext,
  key: TradeKey,
  request: Schemas.TradePayRequest,
): Promise<Schemas.Trade> {
  const { amount, version } = request;
  const { row, approver } = await lockTrade(tx, context, { ...key, version, action: 'pay' });
  const { trade, product } = row;
  requireAmount(amount, trade.currency);
  const outstanding = minus(trade.payable, trade.paid);
  if (compare(amount, outstanding) > 0) {
    const values = { outstanding: moneyText(outstanding, trade.currency) };
    throw invalid({ field: 'amount', code: 'AMOUNT_ABOVE_OUTSTANDING', values });
  }
  const risk = tradeRisk(row, approver.risk.order);
  const { override, acknowledged } = acceptRisk(risk, { ...request, result: 'approved' });
  const paying = { amount, remark: request.remark?.trim() || null, terms: termsOf(product) };
  const step = payment(trade, paying, byUser(context));
  const accepted = {
    ...overrideFacts(override, risk),
    ...(acknowledged.length > 0 && { acknowledged_reasons: acknowledged }),
  };
  const audit = { ...step.audit, after: { ...step.audit.after, ...accepted } };
  return applyAndRead(tx, context, { key, approver }, { ...step, audit });
}

/**
 * Releases the allotments whose deadline has passed without the whole payment, and gives the parts back; returns how
 * many. Throws as `runEachDue` does.
 */
export async function lapseUnpaidAllotments(db: Database, now: Date): Promise<number> {
  const overdue = and(
    inArray(tradeRecord.status, ['payment', 'outstanding']),
    lte(tradeRecord.payDeadline, now),
  );
  const which = { due: overdue, orderBy: [tradeRecord.payDeadline] };
  const lapsed = await runEachDue(db, tradeRecord, which, async (tx, record) => {
    const transition = lapse(record, { actorId: null, at: now });
    await writeAudit(tx, null, await applyTransition(tx, transition));
    return transition;
  });
  return lapsed.length;
}

/*
 * Callers have locked the record, and checked `denialFor`.
 */

function renewal(record: TradeRecord, nextBillAt: Date | null, by: TransitionBy): TradeTransition {
  const { amount } = record;
  const change = {
    status: 'holding',
    payable: plus(record.payable, amount),
    paid: plus(record.paid, amount),
    plan: planWith(record, { next_bill_at: nextBillAt?.toISOString() ?? null }),
  } as const;
  return transition(record, 'renew', change, by, {
    event: 'renewed',
    amount,
    entries: charging(record, amount),
    facts: { billed: amount, next_bill_at: change.plan.next_bill_at },
  });
}

function cancellation(
  record: TradeRecord,
  remark: string | null,
  by: TransitionBy,
): TradeTransition {
  const change = { status: 'holding', plan: planWith(record, { auto_renew: false }) } as const;
  return transition(record, 'cancel', change, by, {
    event: 'cancelled',
    note: remark,
    facts: { auto_renew: false, ends_at: change.plan.next_bill_at },
  });
}

function ending(record: TradeRecord, why: string, by: TransitionBy): TradeTransition {
  return transition(record, 'end', { status: 'completed' }, by, {
    event: 'completed',
    amount: '0',
    note: why,
    facts: { why },
  });
}

function planWith({ plan }: TradeRecord, changed: Partial<SubscribedPlan>): SubscribedPlan {
  if (plan === null) throw new Error('Only a subscription has a plan.');
  return { ...plan, ...changed };
}

/**
 * Bills the subscriptions whose period has ended, or ends them; returns how many of each. Of several replicas that do it
 * at once, who comes second finds the next date, and waits for that. Throws as `runEachDue` does.
 */
export async function renewSubscriptions(
  db: Database,
  now: Date,
): Promise<{ renewed: number; ended: number }> {
  const dueAt = sql`(${tradeRecord.plan} ->> 'next_bill_at')::timestamptz`;
  const due = and(
    eq(tradeRecord.kind, 'subscribe'),
    eq(tradeRecord.status, 'holding'),
    sql`${dueAt} <= ${now.toISOString()}::timestamptz`,
  );
  const steps = await runEachDue(db, tradeRecord, { due, orderBy: [dueAt] }, async (tx, record) => {
    const by = { actorId: null, at: now };
    const why = await whyNotRenewed(tx, record);
    const next =
      why === null ? renewal(record, nextDate(record, now), by) : ending(record, why, by);
    await writeAudit(tx, null, await applyTransition(tx, next));
    return next;
  });
  const renewed = steps.filter(({ after }) => after.status === 'holding').length;
  return { renewed, ended: steps.length - renewed };
}

async function whyNotRenewed(
  tx: Transaction,
  { plan, clientId, productId, accountId, amount }: TradeRecord,
) {
  if (plan?.auto_renew !== true) return 'not_renewed';
  const [owner] = await tx
    .select({ active: client.active })
    .from(client)
    .where(eq(client.id, clientId));
  if (owner?.active !== true) return 'client_disabled';
  const [of] = await tx
    .select({ status: product.status })
    .from(product)
    .where(eq(product.id, productId));
  if (of?.status !== 'enabled') return 'product_closed';
  // Locked, so that what is available now is available when it is billed.
  const [purse] = await tx
    .select({ balance: account.balance, frozen: account.frozen })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  if (purse === undefined) throw new Error('The account of a subscription is gone.');
  const available = minus(purse.balance, purse.frozen);
  return compare(available, amount) < 0 ? 'insufficient_funds' : null;
}

/** Periods that are over by now are not billed. */
function nextDate({ plan }: TradeRecord, now: Date): Date | null {
  if (plan?.next_bill_at == null) return null;
  let next = nextBillAt(plan.period, new Date(plan.next_bill_at));
  while (next !== null && next <= now) next = nextBillAt(plan.period, next);
  return next;
}

export async function cancelSubscription(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { remark, version }: Schemas.SubscriptionCancel,
): Promise<Schemas.Trade> {
  const key = { kind: 'subscribe', id } as const;
  const wanted = { ...key, version, action: 'cancel' } as const;
  const { row, approver } = await lockTrade(tx, context, wanted);
  const step = cancellation(row.trade, remark?.trim() || null, byUser(context));
  return applyAndRead(tx, context, { key, approver }, step);
}
