import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { withdrawal as withdrawalTable } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { cashAct } from '../approval/cash-act.ts';
import { readDecider } from '../approval/decider.ts';
import { reasonOf } from '../approval/reviewed-record.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { acceptRisk, overrideChange } from '../risk/refuse-risk.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { lockForDecision } from './lock-withdrawal.ts';
import { approve, giveBack, reject } from './settle-withdrawal.ts';
import { assessWithdrawal } from './withdrawal-risk.ts';
import { requireWithdrawalRow } from './withdrawal-row.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** Approves, which pays out, or rejects, which frees the money. Throws as `lockForDecision` and `acceptRisk` say. */
export async function auditWithdrawal(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.WithdrawalAudit,
): Promise<Schemas.Withdrawal> {
  const approved = request.result === 'approved';
  const why = reasonOf(request);
  const row = await lockForDecision(tx, context, {
    id,
    version: request.version,
    action: approved ? 'approve' : 'reject',
  });
  const risk = await assessWithdrawal(tx, row);
  const overrideReason = acceptRisk(risk, request);
  const withdrawal = { ...row.withdrawal, ...risk };
  if (approved) {
    const waits = await signOrPropose(tx, context, cashAct('withdrawal', 'approve', withdrawal), {
      input: { path: { id }, body: request },
      changes: [
        { field: 'status', before: withdrawal.status, after: 'approved' },
        ...overrideChange(overrideReason),
      ],
    });
    if (waits !== null) {
      await storeRisk(tx, withdrawalTable, [row.withdrawal], new Map([[id, risk]]));
      return readWithdrawal(tx, context, id);
    }
  }
  const settlement = { actorId: actorOf(context).id, at: new Date(), overrideReason };
  const apply = approved ? approve : reject;
  const { audit } = await apply(tx, withdrawal, why, settlement);
  await writeAudit(tx, context, audit);
  return readWithdrawal(tx, context, id);
}

/** Gives the money of an approved withdrawal back. Throws as `lockForDecision` says. */
export async function rollbackWithdrawal(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.RollbackRequest,
): Promise<Schemas.Withdrawal> {
  const row = await lockForDecision(tx, context, {
    id,
    version: request.version,
    action: 'rollback',
  });
  const { withdrawal } = row;
  const waits = await signOrPropose(
    tx,
    context,
    cashAct('withdrawal', 'rollback', row.withdrawal),
    {
      input: { path: { id }, body: request },
      changes: [{ field: 'status', before: withdrawal.status, after: 'rolled_back' }],
    },
  );
  if (waits !== null) return readWithdrawal(tx, context, id);
  const settlement = { actorId: actorOf(context).id, at: new Date() };
  const { audit } = await giveBack(tx, withdrawal, request.reason.trim(), settlement);
  await writeAudit(tx, context, audit);
  return readWithdrawal(tx, context, id);
}

export async function readWithdrawal(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Withdrawal> {
  const row = await requireWithdrawalRow(tx, actorOf(context), id);
  return withdrawalView(row, await readDecider(tx, context, row.withdrawal.clientId));
}
