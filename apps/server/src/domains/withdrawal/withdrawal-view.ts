import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { auditLog } from '../../kernel/db/schema.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { blockedView, reversibleDecision } from '../approval/decision-view.ts';
import { cashAct } from '../approval/record-decision.ts';
import { bookedFields } from '../approval/reviewed-fields.ts';
import { chainOfNetwork } from '../deposit/confirmations.ts';
import { proofView } from '../file/attached-file.ts';
import { openQuestionView, waitsSinceView } from '../question/open-question.ts';
import { riskView } from '../risk/risk-view.ts';
import {
  denialFor,
  inFile,
  maskedDestination,
  type PaymentFileMark,
  phaseName,
  primaryAction,
  released,
  statusName,
  type WithdrawalRow,
  withdrawalAct,
} from './withdrawal-row.ts';

export function withdrawalView(row: WithdrawalRow, approver: Approver): Schemas.Withdrawal {
  const { withdrawal } = row;
  const money = (value: string) => formatMoney(value, withdrawal.currency);
  return {
    ...bookedFields(row, withdrawal),
    fee: money(withdrawal.fee),
    net_amount: money(withdrawal.netAmount),
    destination: maskedDestination(withdrawal.destination),
    first_used_at: withdrawal.firstUsedAt.toISOString(),
    rolled_back_by: row.rolledBackBy,
    rolled_back_at: withdrawal.rolledBackAt?.toISOString() ?? null,
    rollback_reason: withdrawal.rollbackReason,
    decision: reversibleDecision(
      (action) => denialFor(action, row, approver),
      primaryAction(withdrawal.status),
      (action) => withdrawalAct(action, row),
      approver,
    ),
    payout: payoutView(row, approver),
    ...riskView(withdrawal),
    asked: openQuestionView(row.question),
    ...waitsSinceView(row.waitsSince),
  };
}

export type PayoutAction = 'send' | 'release' | 'correct' | 'confirm';

const phaseBefore = {
  send: 'to_send',
  release: 'to_send',
  correct: 'sent',
  confirm: 'sent',
} as const;

export function payoutDenial(
  action: PayoutAction,
  row: WithdrawalRow,
  approver: Approver,
): Problem | undefined {
  if (!can(approver.actor.permissions, 'approve', chainOf('withdrawal'))) {
    return new Problem('FORBIDDEN');
  }
  if (row.withdrawal.payout !== phaseBefore[action]) return wrongPhase(row);
  if (action === 'release' && row.paymentFile === null) return wrongPhase(row);
  const act = action === 'confirm' ? confirmation(row) : null;
  return act === null ? undefined : secondPersonMissing(act, approver);
}

function wrongPhase({ withdrawal: { status, payout } }: WithdrawalRow): Problem {
  if (payout === 'to_send') return invalidTransition((language) => phaseName(payout, language));
  if (payout !== null || status === 'rolled_back') return new Problem('ALREADY_DECIDED');
  return invalidTransition((language) => statusName(status, language));
}

/** The user who approved alone is the first signer. Null if two people signed the approval. */
export function confirmation({ withdrawal, agent, approvedByTwo }: WithdrawalRow): Act | null {
  if (approvedByTwo) return null;
  return {
    ...cashAct('withdrawal', 'approve', { ...withdrawal, ...agent }),
    operation: 'POST /withdraw/admin/v1/payout/paid/{id}',
    makerId: withdrawal.checkerId,
    risk: null,
    sent: true,
  };
}

function payoutView(row: WithdrawalRow, approver: Approver): Schemas.Payout | null {
  const { withdrawal: record } = row;
  if (record.payout === null) return null;
  const send = payoutDenial('send', row, approver);
  const confirm = payoutDenial('confirm', row, approver);
  const { destination } = record;
  return {
    phase: record.payout,
    reference: record.payoutReference,
    chain: destination.kind === 'crypto' ? chainOfNetwork(destination.network) : null,
    sent_on: record.sentOn,
    sent_by: row.sentBy,
    sent_at: record.sentAt?.toISOString() ?? null,
    receipt: proofView(row.receipt),
    paid_by: row.paidBy,
    paid_at: record.paidAt?.toISOString() ?? null,
    may_send: send === undefined,
    may_correct: payoutDenial('correct', row, approver) === undefined,
    may_confirm: confirm === undefined,
    file: row.paymentFile && fileView(row.paymentFile),
    ...blockedBy(record.payout === 'sent' ? confirm : send, approver),
  };
}

function blockedBy(denial: Problem | undefined, { language }: Approver) {
  const { blocked_code, blocked_reason } = blockedView(denial, language);
  return { blocked_code, blocked_reason };
}

export function fileView({ at, sha256, ...by }: PaymentFileMark): Schemas.PaymentFileMark {
  return { at: new Date(at).toISOString(), by, sha256 };
}

export async function payoutEvents(
  reader: Reader,
  { withdrawal: record, sentBy, paidBy }: WithdrawalRow,
): Promise<Schemas.RecordEvent[]> {
  const entries = await reader
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'withdrawal'),
        eq(auditLog.subjectId, record.id),
        inArray(auditLog.action, [inFile, released, corrected]),
      ),
    )
    .orderBy(auditLog.seq);
  const corrections = entries.filter(({ action }) => action === corrected);
  const events = entries.map((entry): Schemas.RecordEvent => {
    const by = { at: entry.at.toISOString(), actor: entry.actorName };
    if (entry.action === inFile) return { ...by, action: 'in_file', note: null };
    if (entry.action === corrected) {
      return { ...by, action: 'corrected', note: null, changes: changesIn(entry) };
    }
    return { ...by, action: 'released', note: textOf(entry.after?.['reason']) };
  });
  const { sentAt, sentOn, paidAt, payoutReference } = record;
  if (sentAt !== null) {
    const first = corrections[0]?.before;
    const note = [first?.['reference_no'] ?? payoutReference, first?.['sent_on'] ?? sentOn];
    const actor = sentBy?.name ?? null;
    events.push({ at: sentAt.toISOString(), action: 'sent', actor, note: note.join(' · ') });
  }
  if (paidAt !== null) {
    const actor = paidBy?.name ?? null;
    events.push({ at: paidAt.toISOString(), action: 'paid', actor, note: null });
  }
  return events;
}

const corrected = 'withdrawal.payout_corrected';

function changesIn({ before, after }: typeof auditLog.$inferSelect): Schemas.ProposedChanges {
  return (['reference_no', 'sent_on'] as const)
    .filter((field) => before?.[field] !== after?.[field])
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
