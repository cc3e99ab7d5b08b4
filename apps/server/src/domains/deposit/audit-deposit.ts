import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit as depositTable } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { cashAct } from '../approval/cash-act.ts';
import { readDecider } from '../approval/decider.ts';
import { reasonOf } from '../approval/reason.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { acceptRisk, overrideChange } from '../risk/refuse-risk.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { assessDeposit } from './deposit-risk.ts';
import { requireDepositRow } from './deposit-row.ts';
import { depositView } from './deposit-view.ts';
import { keepDepositRisks } from './keep-deposit-risks.ts';
import { lockForDecision } from './lock-deposit.ts';
import { approval, rejection, rollback, type Step, settle } from './settle-deposit.ts';

/** Approves, which credits the account, or rejects. Throws as `lockForDecision` and `acceptRisk` say. */
export async function auditDeposit(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.AuditRequest,
): Promise<Schemas.Deposit> {
  const approved = request.result === 'approved';
  const why = reasonOf(request);
  const row = await lockForDecision(tx, context, {
    id,
    version: request.version,
    action: approved ? 'approve' : 'reject',
  });
  const risk = await assessDeposit(tx, id);
  const overrideReason = acceptRisk(risk, request);
  const deposit = { ...row.deposit, ...risk };
  if (approved) {
    const waits = await signOrPropose(tx, context, cashAct('deposit', 'approve', deposit), {
      input: { path: { id }, body: request },
      changes: [
        { field: 'status', before: deposit.status, after: 'approved' },
        ...overrideChange(overrideReason),
      ],
    });
    if (waits !== null) {
      await storeRisk(tx, depositTable, [row.deposit], new Map([[id, risk]]));
      return readDeposit(tx, context, id);
    }
  }
  const settlement = { actorId: actorOf(context).id, at: new Date(), overrideReason };
  const step = approved ? approval(deposit, why, settlement) : rejection(deposit, why, settlement);
  await take(tx, context, step);
  return readDeposit(tx, context, id);
}

/** Takes an approved deposit back. Throws as `lockForDecision` says. */
export async function rollbackDeposit(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.RollbackRequest,
): Promise<Schemas.Deposit> {
  const row = await lockForDecision(tx, context, {
    id,
    version: request.version,
    action: 'rollback',
  });
  const { deposit } = row;
  const waits = await signOrPropose(tx, context, cashAct('deposit', 'rollback', row.deposit), {
    input: { path: { id }, body: request },
    changes: [{ field: 'status', before: deposit.status, after: 'rolled_back' }],
  });
  if (waits !== null) return readDeposit(tx, context, id);
  const settlement = { actorId: actorOf(context).id, at: new Date() };
  const step = rollback(deposit, request.reason.trim(), settlement);
  await take(tx, context, step);
  return readDeposit(tx, context, id);
}

async function take(tx: Transaction, context: RequestContext, step: Step): Promise<void> {
  const accounts = await settle(tx, [step]);
  // What repeats one that was credited still does; of one that was not, it may be the first now.
  const others = await keepDepositRisks(tx, [step.after.id]);
  const { changed } = step.audit;
  await writeAudit(tx, context, { ...step.audit, changed: [...changed, ...accounts, ...others] });
}

export async function readDeposit(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Deposit> {
  const row = await requireDepositRow(tx, actorOf(context), id);
  return depositView(row, await readDecider(tx, context, row.deposit.clientId));
}
