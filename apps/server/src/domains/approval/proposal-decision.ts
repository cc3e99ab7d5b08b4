import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { operationOf } from '../../http/contract.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  areTied,
  type Colleague,
  hasIndependent,
  namesInWords,
  secondPeople,
  standsIn,
} from './colleagues.ts';
import { alwaysInWords } from './decider.ts';
import { blockedView } from './denials.ts';
import { hasLapsed } from './has-lapsed.ts';
import {
  chainOfOperation,
  mayApprove,
  mayApproveAnything,
  type ProposalRow,
} from './proposal-row.ts';
import { nextProposalStatus, type ProposalAction } from './proposal-states.ts';

export interface ProposalDecider {
  actor: Actor;
  colleagues: readonly Colleague[];
  language: Language;
}

type DecidedProposal = Pick<ProposalRow, 'proposal' | 'agent'>;

/**
 * What keeps the person from doing this to the proposal; undefined where nothing does. The one place of these
 * rules: it decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: ProposalAction,
  row: DecidedProposal,
  { actor, colleagues }: ProposalDecider,
): Problem | undefined {
  const record = row.proposal;
  if (nextProposalStatus(record.status, action) === undefined)
    return new Problem('PROPOSAL_CLOSED');
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
        limit: alwaysInWords,
        others: byLanguage((language) => namesInWords(others, language)),
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

/** Who may confirm it. */
export function secondPeopleFor(
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

/** The same rules as the contract shows them with each proposal. */
export function proposalDecisionView(
  record: DecidedProposal,
  decider: ProposalDecider,
): Schemas.ProposalDecision {
  const may = (action: ProposalAction) => denialFor(action, record, decider) === undefined;
  const approve = denialFor('approve', record, decider);
  return {
    approve: approve === undefined,
    reject: may('reject'),
    withdraw: may('withdraw'),
    ...blockedView(approve, decider.language),
  };
}
