import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { allocation, allocationLine } from '../../kernel/db/schema.ts';
import { batches } from '../../kernel/db/update-each.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { endWork } from '../../platform/work-item.ts';
import { type Approver, lockApprover, secondPersonMissing } from '../approval/approver.ts';
import { sign } from '../approval/two-people.ts';
import { poolOf, requireLeftInPool, wrongAllotment } from '../product/used-capacity.ts';
import { acceptRisk, overrideFacts } from '../risk/risk.ts';
import { orderAct, type TradeRow } from '../trade/trade-row.ts';
import { approval, release } from '../trade/trade-steps.ts';
import {
  applyTransitions,
  type TradeTransition,
  type TransitionBy,
} from '../trade/trade-transitions.ts';
import { applicationsOpen, notToBeAllotted } from '../trade/trade-view.ts';
import { type TradeRecord, termsOf } from '../trade-terms/trade-terms.ts';
import { computeProposal } from './compute-proposal.ts';
import { lockAllocation, lockAwaiting } from './lock-allocation.ts';
import { type AllocationKey, readAllocation } from './read-allocation.ts';
import { allocationAct, allocationRisk, readOrderMakers } from './signing.ts';

type Product = TradeRow['product'];

/** Throws APPLICATIONS_OPEN before they close. */
export async function publishAllocation(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  request: Schemas.AllocationPublish,
): Promise<Schemas.Allocation> {
  const actor = actorOf(context);
  const { product, found } = await lockAllocation(tx, context, key, request.version);
  // The seed may have been drawn before anything is saved.
  if (found === undefined || found.draftedById === null) throw new Problem('NOT_FOUND');
  const tooEarly = applicationsOpen(product, new Date());
  if (tooEarly !== undefined) throw tooEarly;
  const act = allocationAct(product, found.draftedById, await readOrderMakers(tx, found.id));
  const awaiting = await lockAwaiting(tx, product.id);
  // Before the sums are locked: others wait for those.
  const risk = await allocationRisk(tx, found.id);
  const approver = await lockApprover(tx, context, act);
  const missing = secondPersonMissing(act, approver);
  if (missing !== undefined) throw missing;
  const { override, acknowledged } = acceptRisk(risk, {
    ...request,
    result: 'approved',
    // Each of two approvers acknowledges on their own.
    acknowledged_reasons: context.proposal?.acknowledged ?? request.acknowledged_reasons,
  });
  const by = { actorId: actor.id, at: new Date() };
  const orders = await readDraft(tx, found.id, awaiting, product);
  const draw = await requireScheme(tx, product, found, orders);
  const transitions = await decide(tx, product, orders, approver, by);
  const drafted = { ...act, subject: { ...act.subject, version: found.version } };
  const write = {
    input: { path: { ...key }, body: request },
    changes: [{ field: 'status', before: found.status, after: 'published' }],
    shows: () => changesBetween(null, { orders: orders.length, allotted: totalOf(orders) }),
  };
  const signed = await sign(tx, context, drafted, write, approver);
  if (signed.made !== null) return readAllocation(tx, context, key, { approver: signed.approver });
  const accounts = await applyTransitions(tx, transitions);

  const { at } = by;
  const published = { status: 'published', version: found.version + 1 } as const;
  await tx
    .update(allocation)
    .set({ ...published, draw, publishedById: actor.id, publishedAt: at, updatedAt: at })
    .where(eq(allocation.id, found.id));
  const entry: AuditEntry = {
    action: 'allocation.published',
    subject: { type: 'allocation', id: product.id },
    before: { status: found.status, version: found.version },
    after: {
      ...{ ...published, orders: orders.length, allotted: totalOf(orders) },
      ...(found.note !== null && { note: found.note }),
      ...overrideFacts(override, risk),
      ...(acknowledged.length > 0 && { acknowledged_reasons: acknowledged }),
    },
    at,
    changed: [
      { topic: 'allocation', id: product.id, version: published.version },
      ...accounts,
      ...(await endWork(tx, { type: 'allocation', id: product.id })),
    ],
  };
  const entries = [...transitions.map(({ audit }) => audit), entry];
  for (const batch of batches(entries)) await writeAuditEntries(tx, context, batch);
  return readAllocation(tx, context, key);
}

interface Allotment {
  order: TradeRecord;
  allotted: number;
  drawn: number | null;
}

function totalOf(orders: readonly Allotment[]): number {
  return orders.reduce((sum, { allotted }) => sum + allotted, 0);
}

/**
 * Throws ALLOCATION_OUTDATED if the draft does not name exactly the waiting orders, so that a later order is not left
 * with nothing.
 */
async function readDraft(
  tx: Transaction,
  allocationId: string,
  awaiting: readonly TradeRecord[],
  product: Product,
): Promise<Allotment[]> {
  const lines = await tx
    .select({
      tradeId: allocationLine.tradeId,
      allotted: allocationLine.allottedQty,
      drawn: allocationLine.drawnQty,
    })
    .from(allocationLine)
    .where(eq(allocationLine.allocationId, allocationId));
  const byOrder = new Map(lines.map((line) => [line.tradeId, line]));
  const { lot } = poolOf(product);
  const known = awaiting.flatMap((order): Allotment[] => {
    const line = byOrder.get(order.id);
    return line === undefined ? [] : [{ order, allotted: line.allotted, drawn: line.drawn }];
  });
  const sameOrders = known.length === awaiting.length && lines.length === awaiting.length;
  // Lots may have been changed since it was saved.
  const sameRules = known.every(
    (each) =>
      wrongAllotment('lines', String(each.allotted), {
        applied: each.order.appliedQty ?? '0',
        lot,
      }) === undefined,
  );
  if (!sameOrders || !sameRules) throw new Problem('ALLOCATION_OUTDATED');
  return known;
}

/**
 * Throws ALLOCATION_OUTDATED if the scheme now gives other lines, or another result than the one that was changed by
 * hand.
 */
async function requireScheme(
  tx: Transaction,
  product: Product,
  { scheme, changedScheme, seed }: typeof allocation.$inferSelect,
  orders: readonly Allotment[],
): Promise<Schemas.AllocationDraw | null> {
  const base = scheme ?? changedScheme;
  if (base === null || seed === null) return null;
  const { lines, draw } = await computeProposal(tx, product, { scheme: base, seed });
  const computed = new Map(lines.map((line) => [line.trx_id, line.allotted]));
  const holds = orders.every(
    ({ order, allotted, drawn }) =>
      (computed.get(order.id) ?? 0) === (scheme === null ? drawn : allotted),
  );
  if (!holds) throw new Problem('ALLOCATION_OUTDATED');
  return draw;
}

async function decide(
  tx: Transaction,
  product: Product,
  orders: readonly Allotment[],
  approver: Approver,
  by: TransitionBy,
): Promise<TradeTransition[]> {
  await requireLeftInPool(tx, product, String(totalOf(orders)));
  const terms = termsOf(product);
  return orders.map(({ order, allotted }) => {
    if (allotted === 0) {
      return release(order, 'unfilled', { reasonCode: 'not_filled', reason: null }, by);
    }
    const denial =
      secondPersonMissing(orderAct(order), approver) ??
      notToBeAllotted({ trade: order, product }, by.at);
    if (denial !== undefined) throw denial;
    const why = { reasonCode: null, reason: null };
    return approval(order, { quantity: String(allotted), terms }, why, by);
  });
}
