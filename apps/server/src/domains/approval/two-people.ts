import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { proposal, signature } from '../../kernel/db/schema.ts';
import { isUniqueViolation } from '../../kernel/db/violations.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Act, isSignedAlone, judge, limitRules } from '../../platform/approval/verdict.ts';
import { deferAudit, writeAudit } from '../../platform/audit-log.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import {
  type Approver,
  lockApprover,
  type ProposalRecord,
  readApprover,
  refusalOf,
  requireLocked,
  standingOf,
  waitingFor,
} from './approver.ts';
import { closeProposal, lapsedReason, proposalFacts } from './close-proposal.ts';
import { isAlone } from './colleagues.ts';
import { answerProposal } from './proposal-view.ts';
import { type ProposedWrite, requireSigned } from './sign-statement.ts';
import { withSignature } from './signed-alone.ts';

const dayMs = 24 * 60 * 60 * 1000;
const proposalLifetimeMs = 7 * dayMs;
const aloneWaitMs = dayMs;

/**
 * Returns null if the write may go ahead, otherwise the caller must stop; call it after all checks and locks, before
 * any account is locked. Throws SELF_APPROVAL, TIED_APPROVAL, PROPOSAL_OPEN, and as `requireSigned`.
 */
export async function signOrPropose(
  tx: Transaction,
  context: RequestContext,
  act: Act,
  write: ProposedWrite,
): Promise<ProposalRecord | null> {
  return (await sign(tx, context, act, write, await lockApprover(tx, context, act))).made;
}

/**
 * The same with what `lockApprover` has read. Returns the proposal that waits for another signature, if this is the first,
 * and the approver after it.
 */
export async function sign(
  tx: Transaction,
  context: RequestContext,
  act: Act,
  write: ProposedWrite,
  approver: Approver,
): Promise<{ made: ProposalRecord | null; approver: Approver }> {
  const actor = actorOf(context);
  // Refused at the door already: a program is neither the first nor the second of two people.
  if (actor.service !== null) throw new Problem('PERSON_REQUIRED');
  requireSameLimit(context, act);
  requireLocked(approver, act);
  if (context.proposal?.takesEffectByItself) return { made: null, approver };
  const waiting = context.proposal === null ? waitingFor(approver, act) : undefined;
  if (waiting !== undefined && !(act.secondAsks && asksTheSame(waiting, write))) {
    throw new Problem('PROPOSAL_OPEN');
  }
  const proposerId = context.proposal?.makerId ?? waiting?.makerId ?? null;
  const standing = standingOf(approver, act, proposerId);
  const verdict = judge(act, standing);
  const refusal = refusalOf(verdict, act, approver);
  if (refusal !== undefined) throw refusal;
  if (verdict.is !== 'alone') await requireSigned(tx, context, act, write);
  if (verdict.is === 'first') {
    await closeLapsed(tx, approver, act);
    const made = await propose(tx, context, act, write, approver);
    return { made, approver: { ...approver, waiting: [...approver.waiting, made] } };
  }
  const signed = {
    limit: act.limit,
    subjectType: act.subject.type,
    subjectId: act.subject.id ?? context.proposal?.id ?? '',
    signerId: actor.id,
    clientId: act.clientId,
    baseAmount: act.baseAmount,
    alone: isSignedAlone(verdict, act, standing),
    at: new Date(),
  };
  await tx.insert(signature).values(signed);
  if (waiting !== undefined) {
    // The second has asked for the same: what the first proposed is done, or was not needed.
    const status = waiting.makerId === actor.id ? 'withdrawn' : 'applied';
    deferAudit(tx, await closeProposal(tx, waiting, { status, checkerId: actor.id, reason: null }));
  }
  const signedAlone = withSignature(approver.signedAlone, signed);
  return { made: null, approver: { ...approver, signedAlone } };
}

/** Each of two users gives their own reasons. */
const ofEach = [
  ...['reason', 'reason_code', 'reason_codes', 'bulk'],
  ...['acknowledged_reasons', 'override_reason'],
];

function asksTheSame(waiting: ProposalRecord, { input }: ProposedWrite): boolean {
  const canonical = (body: object) =>
    canonicalJson(
      Object.fromEntries(
        Object.entries(body).filter(([field, value]) => value != null && !ofEach.includes(field)),
      ),
    );
  return canonical(waiting.body) === canonical(input.body);
}

function requireSameLimit({ operation }: RequestContext, { limit }: Act): void {
  if (operation === null || operation.limit === limit) return;
  throw new Error(
    `${operation.key} falls under "${operation.limit}" in the contract, not "${limit}".`,
  );
}

async function propose(
  tx: Transaction,
  context: RequestContext,
  act: Act,
  { input, changes, from = null }: ProposedWrite & { from?: Date | null },
  approver: Approver,
): Promise<ProposalRecord> {
  const actor = actorOf(context);
  const at = new Date();
  const byItself =
    limitRules[act.limit].waitsWhereAlone === true && isAlone(approver.colleagues, actor.id, at);
  const made = await refuseSecondProposal(() =>
    tx
      .insert(proposal)
      .values({
        limit: act.limit,
        operation: act.operation,
        path: input.path,
        body: { ...input.body },
        subjectType: act.subject.type,
        subjectId: act.subject.id,
        subjectVersion: act.subject.version ?? null,
        subjectName: act.subject.name,
        clientId: act.clientId,
        leaderId: act.leaderId ?? null,
        baseAmount: act.baseAmount,
        changes,
        makerId: actor.id,
        makerSessionId: actor.sessionId,
        madeAt: at,
        effectiveAt: byItself ? new Date(at.getTime() + aloneWaitMs) : null,
        expiresAt: expiryOf(at, from),
        createdAt: at,
        updatedAt: at,
      })
      .returning(),
  );
  const [record] = made;
  if (record === undefined) throw new Error('The proposal was not stored.');
  await writeAudit(tx, context, {
    action: 'proposal.made',
    subject: { type: 'proposal', id: record.id },
    after: proposalFacts(record),
    at,
    changed: [{ topic: 'proposal', id: record.id, version: record.version }],
  });
  return record;
}

async function refuseSecondProposal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('PROPOSAL_OPEN') : error;
  }
}

/**
 * Withdraws the waiting one of an earlier version, because a proposal stays as it was made. `from` is when it can be
 * confirmed at the earliest.
 */
export async function proposeDraft(
  tx: Transaction,
  context: RequestContext,
  act: Act,
  write: ProposedWrite & { from: Date | null },
): Promise<void> {
  const actor = actorOf(context);
  const approver = await readApprover(tx, context, act.clientId);
  const waiting = waitingFor(approver, act);
  if (waiting !== undefined) {
    const closing = { status: 'withdrawn', checkerId: actor.id, reason: null } as const;
    const closed = await closeProposal(tx, waiting, closing).catch((error: unknown) => {
      // Decided in the meantime: nothing waits that could be withdrawn.
      if (error instanceof Problem && error.code === 'PROPOSAL_CLOSED') return null;
      throw error;
    });
    if (closed !== null) deferAudit(tx, closed);
  }
  await closeLapsed(tx, approver, act);
  await propose(tx, context, act, write, approver);
}

function expiryOf(at: Date, from: Date | null): Date {
  return new Date(Math.max(at.getTime(), from?.getTime() ?? 0) + proposalLifetimeMs);
}

async function closeLapsed(tx: Transaction, { lapsed }: Approver, act: Act): Promise<void> {
  const record = waitingFor({ waiting: lapsed }, act);
  if (record === undefined) return;
  const closing = { status: 'expired', checkerId: null, reason: lapsedReason } as const;
  deferAudit(tx, await closeProposal(tx, record, closing));
}

type FirmAct = Pick<Act, 'limit' | 'operation' | 'subject' | 'chain'> &
  Partial<Pick<Act, 'clientId' | 'agentId' | 'staffAsks'>>;

/** Check the request before. Throws as `signOrPropose`. */
export async function withSecondPerson(
  tx: Transaction,
  context: RequestContext,
  act: FirmAct,
  write: ProposedWrite,
  effect: () => Promise<unknown>,
): Promise<Schemas.Proposal> {
  const whole = { makerId: null, clientId: null, baseAmount: null, secondAsks: false, ...act };
  const made = await signOrPropose(tx, context, whole, write);
  if (made === null) await effect();
  return answerProposal(tx, context, made);
}
