import { type ProposalAction, proposalStates, statesAfter } from '@brokerdesk/machines/records';
import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { operationOf } from '../../http/contract.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { errorMessage } from '../../kernel/errors/error-message.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { outdatedMessages, outdatedReason } from '../../platform/approval/outdated.ts';
import { alwaysLabel } from '../../platform/approval/verdict.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { clientRef } from '../client-access/client-ref.ts';
import { noteOf, type ProposalRecord, secondPeopleView } from './approver.ts';
import { lapsedReason } from './close-proposal.ts';
import {
  areTied,
  type Colleague,
  effectiveTimeOf,
  hasIndependent,
  hasLapsed,
  listNames,
  readColleagues,
  secondPeople,
  standsIn,
} from './colleagues.ts';
import { blockedView } from './decision-view.ts';
import {
  chainOfOperation,
  mayApprove,
  mayApproveAnything,
  type ProposalRow,
  requireProposalRow,
  shownChanges,
} from './proposal-row.ts';

export interface ProposalApprover {
  actor: Actor;
  colleagues: readonly Colleague[];
  language: Language;
  currency: string;
}

type DecidedProposal = Pick<ProposalRow, 'proposal' | 'agent'>;

export function denialFor(
  action: ProposalAction,
  row: DecidedProposal,
  { actor, colleagues }: ProposalApprover,
): Problem | undefined {
  const record = row.proposal;
  if (statesAfter(proposalStates, record.status, action).length === 0) {
    return new Problem('PROPOSAL_CLOSED');
  }
  const isOwn = record.makerId === actor.id;
  if (action === 'withdraw') return isOwn ? undefined : new Problem('NOT_YOUR_PROPOSAL');
  const operation = operationOf(record.operation);
  const mayConfirm =
    mayApprove(actor, operation, record.path) || mayStandIn(record, actor.role, colleagues);
  const mayStop = record.effectiveAt !== null && mayApproveAnything(actor);
  if (action === 'reject') return mayConfirm || mayStop ? undefined : new Problem('FORBIDDEN');
  if (isOwn) return needsAnother('SELF_APPROVAL');
  if (!mayConfirm) return new Problem('FORBIDDEN');
  if (hasLapsed(record, colleagues)) return new Problem('PROPOSAL_LAPSED');
  return areTied(colleagues, record.makerId, actor.id) ? needsAnother('TIED_APPROVAL') : undefined;

  function needsAnother(code: 'SELF_APPROVAL' | 'TIED_APPROVAL'): Problem {
    const others = secondPeopleFor(row, colleagues).filter(({ id }) => id !== actor.id);
    return new Problem(code, {
      values: {
        limit: alwaysLabel,
        others: byLanguage((language) => listNames(others, language)),
      },
    });
  }
}

/** A setting of the firm is confirmed by a supervisor if no administrator is independent of its maker. */
function mayStandIn(
  { limit, operation, path, makerId }: DecidedProposal['proposal'],
  role: Role,
  colleagues: readonly Colleague[],
): boolean {
  if (limit !== 'config' || !standsIn(role)) return false;
  return !hasIndependent(colleagues, chainOfOperation(operation, path), makerId);
}

function secondPeopleFor(
  { proposal: record, agent }: DecidedProposal,
  colleagues: readonly Colleague[],
): readonly Colleague[] {
  const { operation, path, clientId, leaderId, makerId } = record;
  const { key } = operationOf(operation);
  const chain = chainOfOperation(operation, path);
  // Confirming a proposal asks for the right to approve, whatever the operation asks for.
  const of = { operation: key, chain, secondAsks: false, clientId, leaderId };
  const people = secondPeople(colleagues, { ...of, agentId: agent.agentId }, [makerId]);
  if (people.length > 0) return people;
  return colleagues.filter(
    ({ id, role, active }) =>
      active && mayStandIn(record, role, colleagues) && !areTied(colleagues, id, makerId),
  );
}

function proposalDecisionView(
  record: DecidedProposal,
  approver: ProposalApprover,
): Schemas.ProposalDecision {
  const may = (action: ProposalAction) => denialFor(action, record, approver) === undefined;
  const approve = denialFor('approve', record, approver);
  return {
    approve: approve === undefined,
    reject: may('reject'),
    withdraw: may('withdraw'),
    ...blockedView(approve, approver.language),
  };
}

export async function readProposalApprover(
  reader: Reader,
  context: RequestContext,
): Promise<ProposalApprover> {
  const { base_currency: currency } = await readSetting(reader, 'trade');
  return {
    actor: actorOf(context),
    colleagues: await readColleagues(reader),
    language: context.language,
    currency,
  };
}

export function proposalView(row: ProposalRow, approver: ProposalApprover): Schemas.Proposal {
  const { proposal: record, client } = row;
  const isOpen = record.status === 'pending';
  return {
    id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    limit: record.limit,
    operation: operationOf(record.operation).id,
    subject: subjectView(row),
    client: client === null ? null : clientRef(client, row.agent),
    amount: record.baseAmount === null ? null : formatMoney(record.baseAmount, approver.currency),
    currency: approver.currency,
    changes: shownChanges(record).filter(({ field }) => row.isInvolved || field !== 'clients'),
    note: noteOf(record),
    status: record.status,
    maker: row.maker,
    made_at: record.madeAt.toISOString(),
    checker: row.checker,
    checked_at: record.checkedAt?.toISOString() ?? null,
    reason_code: record.reasonCode,
    reason: closedReason(record.reason, approver.language),
    effective_at: effectiveTimeOf(record, approver.colleagues),
    expires_at: record.expiresAt.toISOString(),
    ...secondPeopleView(
      isOpen
        ? secondPeopleFor(row, approver.colleagues).filter(({ id }) => id !== approver.actor.id)
        : [],
    ),
    decision: proposalDecisionView(row, approver),
  };
}

function closedReason(reason: string | null, language: Language): string | null {
  if (reason === outdatedReason) return outdatedMessages[language];
  return reason === lapsedReason ? errorMessage(lapsedReason, language) : reason;
}

function subjectView({ proposal: record, creditKind }: ProposalRow): Schemas.Proposal['subject'] {
  const { subjectType: type, subjectId: id, subjectName: name, path } = record;
  const kind = tradeRecord.kind.enumValues.find((one) => type === 'trade' && one === path['kind']);
  return {
    ...{ type, id, name },
    ...(kind !== undefined && { trade_kind: kind }),
    ...(creditKind !== null && { credit_kind: creditKind }),
  };
}

export async function readProposal(
  reader: Reader,
  context: RequestContext,
  id: string,
  known?: ProposalApprover,
): Promise<Schemas.Proposal> {
  const row = await requireProposalRow(reader, actorOf(context), id);
  return proposalView(row, known ?? (await readProposalApprover(reader, context)));
}

export function answerProposal(
  tx: Transaction,
  context: RequestContext,
  made: ProposalRecord | null,
): Promise<Schemas.Proposal> {
  const id = made?.id ?? context.proposal?.id;
  if (id === undefined) throw new Error('Only what is proposed has a proposal to answer.');
  return readProposal(tx, context, id);
}
