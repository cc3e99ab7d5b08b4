import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { reasonOf } from '../approval/reason.ts';
import { refuseDecision } from '../approval/refuse-decision.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { lockOverdrawnRow, overdrawnAct, requireOverdrawnRow } from './overdrawn-row.ts';
import { denialFor, overdrawnView } from './overdrawn-view.ts';
import { approve, reject } from './settle-overdrawn.ts';

/**
 * Approves, which credits the account and pays a loan out, or rejects. Throws NOT_FOUND, then as
 * `refuseDecision` says.
 */
export async function auditOverdrawn(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.OverdrawnAudit,
): Promise<Schemas.Overdrawn> {
  const approved = request.result === 'approved';
  const why = reasonOf(request);
  const actor = actorOf(context);
  const row = await lockOverdrawnRow(tx, actor, id);
  const at = new Date();
  const decider = await readDecider(tx, context, row.overdrawn.clientId);
  refuseDecision(denialFor(approved ? 'approve' : 'reject', row, decider), request.version, {
    version: row.overdrawn.version,
    updatedAt: row.overdrawn.updatedAt,
    changedBy: (row.checker ?? row.maker)?.name,
    view: () => overdrawnView(row, decider, at),
  });
  if (approved) {
    const waits = await signOrPropose(tx, context, overdrawnAct(row), {
      input: { path: { id }, body: request },
      changes: [{ field: 'status', before: row.overdrawn.status, after: 'approved' }],
    });
    if (waits !== null) return readOverdrawn(tx, context, id);
  }
  const apply = approved ? approve : reject;
  const { audit } = await apply(tx, row.overdrawn, why, { actorId: actor.id, at });
  await writeAudit(tx, context, audit);
  return readOverdrawn(tx, context, id);
}

export async function readOverdrawn(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Overdrawn> {
  const row = await requireOverdrawnRow(tx, actorOf(context), id);
  return overdrawnView(row, await readDecider(tx, context, row.overdrawn.clientId), new Date());
}
