import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { cashAct } from '../approval/cash-act.ts';
import { type Decider, secondPersonMissing } from '../approval/decider.ts';
import { blockedView } from '../approval/decision-view.ts';
import { chainOfNetwork } from '../deposit/confirmations.ts';
import { proofView } from '../file/attached-file.ts';
import { phaseName, statusName } from './withdrawal-columns.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

export type PayoutAction = 'send' | 'confirm';

const phaseBefore = { send: 'to_send', confirm: 'sent' } as const;

/** The problem that keeps the user from recording this step of the payout; undefined if there is none. */
export function payoutDenial(
  action: PayoutAction,
  row: WithdrawalRow,
  decider: Decider,
): Problem | undefined {
  if (!can(decider.actor.permissions, 'approve', chainOf('withdrawal'))) {
    return new Problem('FORBIDDEN');
  }
  if (row.withdrawal.payout !== phaseBefore[action]) return wrongPhase(row);
  const act = action === 'confirm' ? confirmation(row) : null;
  return act === null ? undefined : secondPersonMissing(act, decider);
}

/** INVALID_TRANSITION if the step comes too early, ALREADY_DECIDED if another user was faster. */
function wrongPhase({ withdrawal: { status, payout } }: WithdrawalRow): Problem {
  if (payout === 'to_send') return invalidTransition((language) => phaseName(payout, language));
  if (payout !== null || status === 'rolled_back') return new Problem('ALREADY_DECIDED');
  return invalidTransition((language) => statusName(status, language));
}

/**
 * The confirmation of a payout as the rule of two people sees it: the user who approved alone is its first signer.
 * Null if two people signed the approval.
 */
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

/** A payout as the contract shows it; null of a withdrawal that has none. */
export function payoutView(row: WithdrawalRow, decider: Decider): Schemas.Payout | null {
  const { withdrawal: record } = row;
  if (record.payout === null) return null;
  const send = payoutDenial('send', row, decider);
  const confirm = payoutDenial('confirm', row, decider);
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
    may_confirm: confirm === undefined,
    ...blockedBy(record.payout === 'sent' ? confirm : send, decider),
  };
}

function blockedBy(denial: Problem | undefined, { language }: Decider) {
  const { blocked_code, blocked_reason } = blockedView(denial, language);
  return { blocked_code, blocked_reason };
}

/** The steps of the payout, for the history of the withdrawal. */
export function payoutEvents({
  withdrawal: record,
  sentBy,
  paidBy,
}: WithdrawalRow): Schemas.RecordEvent[] {
  const { sentAt, sentOn, paidAt, payoutReference } = record;
  const events: Schemas.RecordEvent[] = [];
  if (sentAt !== null) {
    const note = [payoutReference, sentOn].join(' · ');
    events.push({ at: sentAt.toISOString(), action: 'sent', actor: sentBy?.name ?? null, note });
  }
  if (paidAt !== null) {
    const actor = paidBy?.name ?? null;
    events.push({ at: paidAt.toISOString(), action: 'paid', actor, note: null });
  }
  return events;
}
