import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { amendment } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { asItIsNow, requireVersion } from '../../platform/require-version.ts';
import { readDecider } from '../approval/decider.ts';
import { type AuditReason, reasonOf } from '../approval/reviewed-record.ts';
import { signOrPropose } from '../approval/two-people.ts';
import type { Order } from './amendable.ts';
import { amendableOf } from './amendable-kinds.ts';
import { amendmentAct, amendmentView, denialFor, requireAmendmentRow } from './amendment-row.ts';

type AmendmentRecord = typeof amendment.$inferSelect;

/**
 * Applies an amendment to its order, or rejects it. The order is locked before the amendment, here
 * and where one is asked for. Throws NOT_FOUND, ALREADY_DECIDED, STALE_RECORD, SELF_APPROVAL and
 * AMENDMENT_OUTDATED, in this order.
 */
export async function auditAmendment(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.AmendmentAudit,
): Promise<Schemas.Amendment> {
  const actor = actorOf(context);
  const approved = request.result === 'approved';
  const why = reasonOf(request);
  const target = (await requireAmendmentRow(tx, actor, id)).amendment;
  const amendable = amendableOf(target.kind);
  await amendable.lock(tx, target.targetId);
  await tx.select({ id: amendment.id }).from(amendment).where(eq(amendment.id, id)).for('update');
  const row = await requireAmendmentRow(tx, actor, id);
  const decider = await readDecider(tx, context);
  const denial = denialFor(approved ? 'approve' : 'reject', row.amendment, decider);
  const changedBy = (row.checker ?? row.maker).name;
  const present = { ...row.amendment, changedBy, view: amendmentView(row, decider) };
  if (denial?.code === 'ALREADY_DECIDED') throw asItIsNow('ALREADY_DECIDED', present);
  requireVersion(present, request.version);
  if (denial !== undefined) throw denial;
  // Its maker is the first always, so that it never becomes a proposal of its own.
  if (approved) {
    await signOrPropose(tx, context, amendmentAct(row.amendment), {
      input: { path: { id }, body: request },
      changes: [],
    });
  }
  const decision = { checkerId: actor.id, at: new Date(), why };
  const audit = approved
    ? await applyAmendment(tx, row.amendment, await orderOf(tx, context, row.amendment), decision)
    : await rejectAmendment(tx, row.amendment, decision);
  await writeAudit(tx, context, audit);
  return amendmentView(await requireAmendmentRow(tx, actor, id), decider);
}

interface Decision {
  checkerId: string;
  at: Date;
  why: AuditReason;
}

async function orderOf(
  tx: Transaction,
  context: RequestContext,
  { kind, targetId }: AmendmentRecord,
): Promise<Order> {
  const order = await amendableOf(kind).find(tx, actorOf(context), { id: targetId });
  if (order === undefined) throw new Problem('NOT_FOUND');
  return order;
}

/** Writes the values into the locked order. Throws AMENDMENT_OUTDATED where it has changed since. */
export async function applyAmendment(
  tx: Transaction,
  record: AmendmentRecord,
  order: Order,
  decision: Decision,
): Promise<AuditEntry> {
  const possible = Object.keys(record.after).every((name) => order.amendable.includes(name));
  if (order.version !== record.baseVersion || !possible) throw new Problem('AMENDMENT_OUTDATED');
  const amendable = amendableOf(record.kind);
  const checked = await amendable.check(tx, order, record.after);
  const { checkerId: actorId, at } = decision;
  const changed = await amendable.apply(tx, order, checked, {
    actorId,
    at,
    reason: record.reason,
  });
  const audit = await decide(tx, record, 'applied', decision);
  return { ...audit, changed: [...audit.changed, ...changed] };
}

export function rejectAmendment(
  tx: Transaction,
  record: AmendmentRecord,
  decision: Decision,
): Promise<AuditEntry> {
  return decide(tx, record, 'rejected', decision);
}

async function decide(
  tx: Transaction,
  record: AmendmentRecord,
  status: 'applied' | 'rejected',
  { checkerId, at, why }: Decision,
): Promise<AuditEntry> {
  const { id, clientId } = record;
  const version = record.version + 1;
  await tx
    .update(amendment)
    .set({
      status,
      checkerId,
      checkedAt: at,
      decisionCode: why.reasonCode,
      decisionReason: why.reason,
      version,
      updatedAt: at,
    })
    .where(eq(amendment.id, id));
  return {
    action: `amendment.${status}`,
    subject: { type: 'amendment', id },
    before: { order: `${record.kind} ${record.orderNo}`, ...record.before },
    after: { status, ...(status === 'applied' && record.after), ...why },
    at,
    changed: [{ topic: 'amendment', id, version, clientId }],
  };
}
