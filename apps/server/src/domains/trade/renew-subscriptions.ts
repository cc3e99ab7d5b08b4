import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { account, client, product, tradeRecord } from '../../kernel/db/schema.ts';
import { eachByItself } from '../../kernel/each-by-itself.ts';
import { compare, minus } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { applyTransitions } from './apply-transitions.ts';
import { ending, renewal, type SubscriptionEnd } from './subscription-transitions.ts';
import { nextBillAt } from './trade-terms.ts';
import type { TradeRecord, TradeTransition } from './trade-transitions.ts';

/**
 * Bills the subscriptions whose period has ended, or ends them; answers how many of each. Each in a
 * transaction of its own. Of several replicas that do it at once, each subscription is billed by one:
 * who comes second finds the next date, and waits for that. Throws as `eachByItself` does.
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
  const found = await db.select({ id: tradeRecord.id }).from(tradeRecord).where(due).orderBy(dueAt);
  const done = { renewed: 0, ended: 0 };
  await eachByItself(found, async ({ id }) => {
    const step = await db.transaction(async (tx) => {
      const [record] = await tx
        .select()
        .from(tradeRecord)
        .where(and(eq(tradeRecord.id, id), due))
        .for('update');
      if (record === undefined) return null;
      const next = await nextStep(tx, record, now);
      const accounts = await applyTransitions(tx, [next]);
      const { changed } = next.audit;
      await writeAudit(tx, null, { ...next.audit, changed: [...changed, ...accounts] });
      return next;
    });
    if (step !== null) done[step.after.status === 'holding' ? 'renewed' : 'ended'] += 1;
  });
  return done;
}

async function nextStep(tx: Transaction, record: TradeRecord, now: Date): Promise<TradeTransition> {
  const taking = { actorId: null, at: now };
  const why = await whyNotRenewed(tx, record);
  return why === null
    ? renewal(record, nextDate(record, now), taking)
    : ending(record, why, taking);
}

/** Null where the next period may be billed. */
async function whyNotRenewed(
  tx: Transaction,
  { plan, clientId, productId, accountId, amount }: TradeRecord,
): Promise<SubscriptionEnd | null> {
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

/** The first end of a period that is still to come: those that are over by now are not billed. */
function nextDate({ plan }: TradeRecord, now: Date): Date | null {
  if (plan?.next_bill_at == null) return null;
  let next = nextBillAt(plan.period, new Date(plan.next_bill_at));
  while (next !== null && next <= now) next = nextBillAt(plan.period, next);
  return next;
}
