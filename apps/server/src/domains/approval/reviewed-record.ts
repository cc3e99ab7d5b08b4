import type { Schemas } from '@brokerdesk/sdk';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Act, Limit } from '../../platform/approval/verdict.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lastChange } from '../../platform/versioned-record.ts';
import { endWork } from '../../platform/work-item.ts';
import type { AssessedRisk, RiskAtLevels } from '../risk/risk.ts';
import {
  type AcceptedRisk,
  acceptedChanges,
  acceptRisk,
  noRisk,
  type RiskAnswer,
  type RiskyTable,
  updateRisk,
} from '../risk/risk.ts';
import { type Approver, lockApprover, readApprover } from './approver.ts';
import { shownOf } from './sign-statement.ts';
import { sign } from './two-people.ts';

export interface ReviewRequest {
  result: 'approved' | 'rejected';
  reason_code?: string | null | undefined;
  reason_codes?: readonly string[] | undefined;
  reason?: string | null | undefined;
}

export interface AuditReason {
  reasonCode: string | null;
  reasonCodes?: string[] | null;
  reason: string | null;
}

export function reasonOf(request: ReviewRequest): AuditReason {
  const reason = request.reason?.trim() || null;
  const codes = [request.reason_code ?? [], ...(request.reason_codes ?? [])].flat();
  const reasonCodes = [...new Set(codes)];
  const [reasonCode = null] = reasonCodes;
  const codeSaysIt = reasonCodes.some((code) => code !== 'other');
  if (request.result === 'rejected' && reason === null && !codeSaysIt) {
    throw new Problem('VALIDATION', { errors: [{ field: 'reason', code: 'REASON_REQUIRED' }] });
  }
  return { reasonCode, ...(reasonCodes.length > 1 && { reasonCodes }), reason };
}

interface RecordNow {
  subject: { type: string; id: string };
  version: number;
  updatedAt: Date;
  view(): object;
}

/**
 * Refuses in this order: the state (ALREADY_DECIDED, INVALID_TRANSITION), the version (STALE_RECORD), then the user and
 * the money (SELF_APPROVAL, INSUFFICIENT_FUNDS).
 */
export async function refuseDecision(
  reader: Reader,
  denial: Problem | undefined,
  seenVersion: number | undefined,
  now: RecordNow,
): Promise<void> {
  if (denial?.code === 'NOT_FOUND' || denial?.code === 'INVALID_TRANSITION') throw denial;
  const isDecided = denial?.code === 'ALREADY_DECIDED';
  if (isDecided || (seenVersion !== undefined && now.version !== seenVersion)) {
    throw new Problem(isDecided ? 'ALREADY_DECIDED' : 'STALE_RECORD', {
      current: { ...now.view() },
      ...(await lastChange(reader, now.subject)),
      changedAt: now.updatedAt.toISOString(),
    });
  }
  if (denial !== undefined) throw denial;
}

interface RecordState {
  id: string;
  version: number;
  status: string;
  clientId: string | null;
  updatedAt: Date;
}

export interface Step extends Partial<AuditReason> {
  action: 'approve' | 'reject' | 'rollback';
  actorId: string;
  at: Date;
  overrideReason?: string | null;
}

export interface ReviewedRecord<Row, View extends object, Locked extends Row, Request> {
  type: Schemas.WorkType;
  record(row: Row): RecordState & Partial<Pick<AssessedRisk, 'riskReasons'>>;
  /** Throws NOT_FOUND outside the user's scope. */
  find(reader: Reader, actor: Actor, id: string): Promise<Row>;
  lock(
    tx: Transaction,
    context: RequestContext,
    id: string,
    action: 'approve' | 'reject' | undefined,
  ): Promise<Locked>;
  denial(action: 'approve' | 'reject', row: Row, approver: Approver): Problem | undefined;
  /** Absent if the decision is final. */
  rollbackDenial?(row: Row, approver: Approver): Problem | undefined;
  act(action: 'approve' | 'rollback', row: Row, approver: Approver): Act;
  view(row: Row, approver: Approver): View;
  /** Fields that are decided with the status. */
  signs?(row: Locked): object;
  path?(row: Row): Record<string, string>;
  approving?(tx: Transaction, row: Locked, request: Request): Promise<Locked>;
  approvedAs?(row: Locked): string;
  risk?: {
    /** Undefined if the risk is computed each time. */
    table?: RiskyTable;
    assess(reader: Reader, row: Row): Promise<RiskAtLevels>;
    put(row: Row, risk: AssessedRisk): Partial<Locked>;
  };
  applyStep(tx: Transaction, row: Locked, step: Step, context: RequestContext): Promise<AuditEntry>;
}

type Wanted = { id: string; version: number | undefined };
type DecisionRequest = ReviewRequest & RiskAnswer & { version: number };

export function reviewOf<
  Row,
  View extends object,
  Locked extends Row = Row,
  Request extends DecisionRequest = DecisionRequest,
>(kind: ReviewedRecord<Row, View, Locked, Request>) {
  async function read(
    tx: Reader,
    context: RequestContext,
    id: string,
    known?: Approver,
  ): Promise<View> {
    const row = await kind.find(tx, actorOf(context), id);
    const { clientId, version } = kind.record(row);
    const approver = known ?? (await readApprover(tx, context, clientId));
    // A change of the record has closed the others.
    const waiting = approver.waiting.filter(
      ({ subjectId, subjectVersion }) => subjectId !== id || (subjectVersion ?? version) >= version,
    );
    return kind.view(row, { ...approver, waiting });
  }

  async function lock(
    tx: Transaction,
    context: RequestContext,
    { id, version }: Wanted,
    denialOf: (row: Row, approver: Approver) => Problem | undefined,
    { isSigned = false }: { isSigned?: boolean } = {},
  ): Promise<{ row: Locked; approver: Approver }> {
    const row = await kind.lock(tx, context, id, undefined);
    const approver = await approverFor(tx, context, row, isSigned);
    await refuse(tx, row, approver, version, denialOf(row, approver));
    return { row, approver };
  }

  function approverFor(
    tx: Transaction,
    context: RequestContext,
    row: Row,
    isSigned: boolean,
  ): Promise<Approver> {
    const { clientId } = kind.record(row);
    return isSigned
      ? lockApprover(tx, context, { limit: limitOf(context), clientId })
      : readApprover(tx, context, clientId);
  }

  function refuse(
    tx: Transaction,
    row: Row,
    approver: Approver,
    seenVersion: number | undefined,
    denial: Problem | undefined,
  ): Promise<void> {
    const { id, updatedAt, version } = kind.record(row);
    return refuseDecision(tx, denial, seenVersion, {
      subject: { type: kind.type, id },
      version,
      updatedAt,
      view: () => kind.view(row, approver),
    });
  }

  function signed(
    tx: Transaction,
    context: RequestContext,
    action: 'approve' | 'rollback',
    { row, approver, request, accepted = noRisk }: Signing & { accepted?: AcceptedRisk },
  ) {
    const { id, status } = kind.record(row);
    const approved = kind.approvedAs?.(row) ?? 'approved';
    const after = action === 'approve' ? approved : 'rolled_back';
    const write = {
      input: { path: kind.path?.(row) ?? { id }, body: request },
      changes: [
        { field: 'status', before: status, after },
        ...changesBetween(null, { ...kind.signs?.(row) }),
        ...acceptedChanges(accepted),
      ],
      shows: () => shows(row, approver),
    };
    return sign(tx, context, kind.act(action, row, approver), write, approver);
  }

  const shows = (row: Locked, approver: Approver) =>
    shownOf({ ...kind.view(row, approver), ...kind.signs?.(row) });

  type Signing = { row: Locked; approver: Approver; request: object };

  async function decide(
    tx: Transaction,
    context: RequestContext,
    id: string,
    request: Request,
  ): Promise<View> {
    const action = request.result === 'approved' ? 'approve' : 'reject';
    const why = reasonOf(request);
    const found = await kind.lock(tx, context, id, action);
    // Before the sums are locked: others wait for those.
    const riskAt = await kind.risk?.assess(tx, found);
    const before = await approverFor(tx, context, found, action === 'approve');
    await refuse(tx, found, before, request.version, kind.denial(action, found, before));
    const approving = action === 'approve' ? kind.approving : undefined;
    const locked = (await approving?.(tx, found, request)) ?? found;
    const risk = riskAt?.(before.risk);
    // Each of two approvers acknowledges on their own.
    const seen = context.proposal?.acknowledged ?? request.acknowledged_reasons;
    const answer = { ...request, acknowledged_reasons: seen };
    const accepted = risk === undefined ? noRisk : acceptRisk(risk, answer);
    const row = risk === undefined ? locked : { ...locked, ...kind.risk?.put(locked, risk) };
    const signing = { row, approver: before, request, accepted };
    const { made, approver } =
      action === 'approve'
        ? await signed(tx, context, action, signing)
        : { made: null, approver: before };
    if (made !== null) {
      await saveRisk(tx, locked, risk);
      return read(tx, context, id, approver);
    }
    const overrideReason = accepted.override;
    const step = { action, ...why, overrideReason, ...byUser(context) } as const;
    const entry = await kind.applyStep(tx, row, step, context);
    const acknowledged = accepted.acknowledged.length > 0 && {
      acknowledged_reasons: accepted.acknowledged,
    };
    await writeAudit(tx, context, {
      ...entry,
      after: { ...entry.after, ...acknowledged },
      changed: [...entry.changed, ...(await endWork(tx, { type: kind.type, id }))],
    });
    return read(tx, context, id, approver);
  }

  async function asOfNow(reader: Reader, row: Row, { risk: levels }: Approver): Promise<Row> {
    if (kind.risk === undefined || kind.record(row).status !== 'pending') return row;
    const riskAt = await kind.risk.assess(reader, row);
    return { ...row, ...kind.risk.put(row, riskAt(levels)) };
  }

  async function saveRisk(tx: Transaction, before: Row, risk: AssessedRisk | undefined) {
    if (kind.risk?.table === undefined || risk === undefined) return;
    const { id, riskReasons = [] } = kind.record(before);
    await updateRisk(tx, kind.risk.table, [{ id, riskReasons }], new Map([[id, risk]]));
  }

  async function rollBack(
    tx: Transaction,
    context: RequestContext,
    id: string,
    request: Schemas.RollbackRequest,
  ): Promise<View> {
    const action = 'rollback' as const;
    const { rollbackDenial: denialOf = () => new Problem('INVALID_TRANSITION') } = kind;
    const wanted = { id, version: request.version };
    const { row, approver: before } = await lock(tx, context, wanted, denialOf, {
      isSigned: true,
    });
    const signing = { row, approver: before, request };
    const { made, approver } = await signed(tx, context, action, signing);
    if (made !== null) return read(tx, context, id, approver);
    const step = { action, reason: request.reason.trim(), ...byUser(context) } as const;
    const entry = await kind.applyStep(tx, row, step, context);
    const ended = await endWork(tx, { type: kind.type, id });
    await writeAudit(tx, context, { ...entry, changed: [...entry.changed, ...ended] });
    return read(tx, context, id, approver);
  }

  const { denial } = kind;
  return { read, asOfNow, lock, shows, denial, decide, rollBack };
}

function limitOf({ operation }: RequestContext): Limit {
  if (operation?.limit == null) throw new Error('Only an operation under a limit is signed.');
  return operation.limit;
}

export const byUser = (context: RequestContext) => ({
  actorId: actorOf(context).id,
  at: new Date(),
});
