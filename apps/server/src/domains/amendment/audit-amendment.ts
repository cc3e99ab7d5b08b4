import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { amendment } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { reviewOf, type Step } from '../approval/reviewed-record.ts';
import { lockInScope } from '../client-access/client-scope.ts';
import { type Amendable, isAmendable, lockOrder, type Order } from './amendable.ts';
import { amendableDeposit, amendableWithdrawal } from './amendable-cash.ts';
import { amendableTrade } from './amendable-trade.ts';
import {
  type AmendmentRow,
  amendmentAct,
  amendmentView,
  denialFor,
  requireAmendmentRow,
} from './amendment-row.ts';

type AmendmentRecord = typeof amendment.$inferSelect;

/**
 * Approval writes the values into the order. The order is locked before the amendment, as when one is asked for, and
 * AMENDMENT_OUTDATED comes last. Its maker signs first, so that an approval never becomes a proposal.
 */
export const amendmentReview = reviewOf<AmendmentRow, Schemas.Amendment>({
  type: 'amendment',
  record: (row) => row.amendment,
  find: requireAmendmentRow,
  async lock(tx, context, id) {
    const actor = actorOf(context);
    const { kind, targetId } = (await requireAmendmentRow(tx, actor, id)).amendment;
    await lockOrder(tx, amendableOf(kind), targetId);
    await lockInScope(tx, actor, amendment, eq(amendment.id, id));
    return requireAmendmentRow(tx, actor, id);
  },
  denial: (action, row, approver) => denialFor(action, row.amendment, approver),
  act: (_, row) => amendmentAct(row.amendment),
  view: amendmentView,
  async applyStep(tx, { amendment: record }, step, context) {
    if (step.action === 'reject') return storeDecision(tx, record, 'rejected', step);
    const { kind, targetId: id } = record;
    const order = await amendableOf(kind).find(tx, actorOf(context), { id });
    if (order === undefined) throw new Problem('NOT_FOUND');
    return applyAmendment(tx, record, order, step);
  },
});

/** Throws NOT_FOUND, ALREADY_DECIDED, STALE_RECORD and NOT_YOUR_PROPOSAL. */
export async function withdrawAmendment(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version }: Schemas.AmendmentWithdrawal,
): Promise<Schemas.Amendment> {
  const { row, approver } = await amendmentReview.lock(tx, context, { id, version }, (found, by) =>
    denialFor('withdraw', found.amendment, by),
  );
  const step = { actorId: actorOf(context).id, at: new Date() };
  await writeAudit(tx, context, await storeDecision(tx, row.amendment, 'withdrawn', step));
  return amendmentReview.read(tx, context, id, approver);
}

type Decision = Omit<Step, 'action'>;

/** Throws AMENDMENT_OUTDATED. */
export async function applyAmendment(
  tx: Transaction,
  record: AmendmentRecord,
  order: Order,
  step: Decision,
): Promise<AuditEntry> {
  const possible = Object.keys(record.after).every((name) => isAmendable(order, name));
  if (order.version !== record.baseVersion || !possible) throw new Problem('AMENDMENT_OUTDATED');
  const amendable = amendableOf(record.kind);
  const checked = await amendable.check(tx, order, record.after);
  const { actorId, at } = step;
  const by = { actorId, at, reason: record.reason };
  const changed = await amendable.apply(tx, order, checked, by);
  const audit = await storeDecision(tx, record, 'applied', step);
  return { ...audit, changed: [...audit.changed, ...changed] };
}

export async function storeDecision(
  tx: Transaction,
  record: AmendmentRecord,
  status: 'applied' | 'rejected' | 'withdrawn',
  { actorId, at, reasonCode = null, reason = null }: Decision,
): Promise<AuditEntry> {
  const { id, clientId } = record;
  const version = record.version + 1;
  await tx
    .update(amendment)
    .set({
      ...{ status, version, checkerId: actorId, checkedAt: at, updatedAt: at },
      ...{ decisionCode: reasonCode, decisionReason: reason },
    })
    .where(eq(amendment.id, id));
  return {
    action: `amendment.${status}`,
    subject: { type: 'amendment', id },
    before: { order: `${record.kind} ${record.orderNo}`, ...record.before },
    after: { status, ...(status === 'applied' && record.after), reasonCode, reason },
    at,
    changed: [{ topic: 'amendment', id, version, clientId }],
  };
}

const kinds: Readonly<Record<Schemas.AmendableKind, Amendable>> = {
  deposit: amendableDeposit,
  withdrawal: amendableWithdrawal,
  trade: amendableTrade,
};

export function kindOfNumber(orderNo: string): Schemas.AmendableKind | undefined {
  const letters: Readonly<Record<string, Schemas.AmendableKind>> = {
    D: 'deposit',
    W: 'withdrawal',
    T: 'trade',
  };
  return letters[orderNo.charAt(0)];
}

/** Every kind that is stored is one of the contract's: only those can be asked for. */
export function amendableOf(kind: string): Amendable {
  return kinds[kind as Schemas.AmendableKind];
}
