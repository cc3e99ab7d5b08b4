import type { Schemas } from '@brokerdesk/sdk';
import { operationOf } from '../../http/contract.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { errorMessage } from '../../kernel/errors/error-message.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { outdatedReason, outdatedWords } from '../../platform/approval/outdated.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { clientRef } from '../client/client-ref.ts';
import { readSetting } from '../setting/settings.ts';
import { readColleagues } from './colleagues.ts';
import { noteOf, type ProposalRecord, secondPeopleView } from './decider.ts';
import {
  type ProposalDecider,
  proposalDecisionView,
  secondPeopleFor,
} from './proposal-decision.ts';
import { type ProposalRow, requireProposalRow } from './proposal-row.ts';
import { shownChanges } from './shown-changes.ts';
import { lapsedReason } from './two-people.ts';

const tradeKinds = [
  'stock',
  'block',
  'ipo',
  'daily',
  'subscribe',
  'ai',
  'fund',
  'quant',
] as const satisfies readonly Schemas.TradeKind[];

export async function readProposalDecider(
  reader: Reader,
  context: RequestContext,
): Promise<ProposalDecider & { currency: string }> {
  const { base_currency: currency } = await readSetting(reader, 'trade');
  return {
    actor: actorOf(context),
    colleagues: await readColleagues(reader),
    language: context.language,
    currency,
  };
}

/** A proposal as the contract shows it to this person. */
export function proposalView(
  row: ProposalRow,
  decider: ProposalDecider & { currency: string },
): Schemas.Proposal {
  const { proposal: record, client } = row;
  const isOpen = record.status === 'pending';
  return {
    id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    limit: record.limit,
    operation: operationOf(record.operation).id,
    subject: subjectView(record),
    client: client === null ? null : clientRef(client, row.agent),
    amount: record.baseAmount === null ? null : formatMoney(record.baseAmount, decider.currency),
    currency: decider.currency,
    changes: shownChanges(record),
    note: noteOf(record),
    status: record.status,
    maker: row.maker,
    made_at: record.madeAt.toISOString(),
    checker: row.checker,
    checked_at: record.checkedAt?.toISOString() ?? null,
    reason: closedReason(record.reason, decider.language),
    effective_at: record.effectiveAt?.toISOString() ?? null,
    expires_at: record.expiresAt.toISOString(),
    ...secondPeopleView(
      isOpen
        ? secondPeopleFor(row, decider.colleagues).filter(({ id }) => id !== decider.actor.id)
        : [],
    ),
    decision: proposalDecisionView(row, decider),
  };
}

/** The reason of a closed proposal. The server stores its own reasons as codes. */
function closedReason(reason: string | null, language: Language): string | null {
  if (reason === outdatedReason) return outdatedWords[language];
  return reason === lapsedReason ? errorMessage(lapsedReason, language) : reason;
}

/** Each kind of order has a page of its own, which the path that was asked for names. */
function subjectView(record: ProposalRecord): Schemas.Proposal['subject'] {
  const { subjectType: type, subjectId: id, subjectName: name, path } = record;
  const kind = tradeKinds.find((one) => type === 'trade' && one === path['kind']);
  return { type, id, name, ...(kind !== undefined && { trade_kind: kind }) };
}

export async function readProposal(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.Proposal> {
  const row = await requireProposalRow(reader, actorOf(context), id);
  return proposalView(row, await readProposalDecider(reader, context));
}

/** The answer of a write that is always proposed: the proposal, which waits or has just been carried out. */
export function answerProposal(
  tx: Transaction,
  context: RequestContext,
  made: ProposalRecord | null,
): Promise<Schemas.Proposal> {
  const id = made?.id ?? context.proposal?.id;
  if (id === undefined) throw new Error('Only what is proposed has a proposal to answer.');
  return readProposal(tx, context, id);
}
