import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, deposit, deposit as depositTable } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { cashAct } from '../approval/cash-act.ts';
import { type Decider, readDecider } from '../approval/decider.ts';
import { reasonOf } from '../approval/reason.ts';
import { refuseDecision } from '../approval/refuse-decision.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { clientScope } from '../client/client-scope.ts';
import { acceptRisk, overrideChange } from '../risk/refuse-risk.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { assessDeposit, keepDepositRisks } from './deposit-risk.ts';
import {
  type DepositAction,
  type DepositRow,
  depositChange,
  nextStatus,
  requireDepositRow,
} from './deposit-row.ts';
import { changedBy, denialFor, depositView } from './deposit-view.ts';
import { approvalStep, rejectionStep, rollbackStep, type Step, settle } from './settle-deposit.ts';

/**
 * Locks a deposit in the person's scope and refuses what may not be done to it: NOT_FOUND, then as
 * `refuseDecision` says.
 */
export function lockForDecision(
  tx: Transaction,
  context: RequestContext,
  { action, ...wanted }: { id: string; version: number; action: DepositAction },
): Promise<DepositRow> {
  return lockDeposit(tx, context, {
    ...wanted,
    denial: (row, decider) => denialFor(action, row, decider),
  });
}

/** The same for whatever else may be done to it, with what keeps the person from it. */
export async function lockDeposit(
  tx: Transaction,
  context: RequestContext,
  wanted: {
    id: string;
    version: number;
    denial: (row: DepositRow, decider: Decider) => Problem | undefined;
  },
): Promise<DepositRow> {
  const actor = actorOf(context);
  await tx
    .select({ id: deposit.id })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .where(and(eq(deposit.id, wanted.id), clientScope(actor)))
    .for('update', { of: deposit });
  const row = await requireDepositRow(tx, actor, wanted.id);
  const decider = await readDecider(tx, context, row.deposit.clientId);
  refuseDecision(wanted.denial(row, decider), wanted.version, {
    version: row.deposit.version,
    updatedAt: row.deposit.updatedAt,
    changedBy: changedBy(row),
    view: () => depositView(row, decider),
  });
  return row;
}

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
  const step = approved
    ? approvalStep(deposit, why, settlement)
    : rejectionStep(deposit, why, settlement);
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
  const step = rollbackStep(deposit, request.reason.trim(), settlement);
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

/**
 * Writes down how often the chain has confirmed a deposit that waits. The count of a chain only grows:
 * a smaller one corrects a mistake, or a chain that was put aside, and says why. Throws NOT_FOUND,
 * NOT_ON_CHAIN, ALREADY_DECIDED, STALE_RECORD, VALIDATION.
 */
export async function recordConfirmations(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { confirmations, reason, version }: Schemas.ConfirmationsRequest,
): Promise<Schemas.Deposit> {
  const { deposit: before } = await lockDeposit(tx, context, {
    id,
    version,
    denial: denialForConfirmations,
  });
  const why = reason?.trim() || null;
  if (confirmations < (before.confirmations ?? 0) && why === null) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'FIELD_REQUIRED' }] });
  }
  const at = new Date();
  const change = {
    confirmations,
    confirmationsById: actorOf(context).id,
    confirmationsAt: at,
    version: before.version + 1,
    updatedAt: at,
  };
  await tx.update(deposit).set(change).where(eq(deposit.id, before.id));
  await writeAudit(tx, context, {
    action: 'deposit.confirmations_recorded',
    subject: { type: 'deposit', id: before.id },
    before: { confirmations: before.confirmations, version: before.version },
    after: { confirmations, version: change.version, ...(why !== null && { reason: why }) },
    at,
    changed: [depositChange({ ...before, ...change })],
  });
  return readDeposit(tx, context, id);
}

function denialForConfirmations({ deposit: { subType, status } }: DepositRow): Problem | undefined {
  if (nextStatus(status, 'approve') === undefined) return new Problem('ALREADY_DECIDED');
  return subType === 'crypto' ? undefined : new Problem('NOT_ON_CHAIN');
}
