import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { answerProposal } from './proposal-view.ts';
import { type ProposedWrite, signOrPropose } from './two-people.ts';

/** Act that always needs two people and has no record with a maker. */
type FirmAct = Pick<Act, 'limit' | 'operation' | 'subject' | 'chain'> &
  Partial<Pick<Act, 'clientId' | 'agentId' | 'staffAsks'>>;

/**
 * Stores a write as a proposal, or runs `effect` if it has been confirmed; returns the proposal. Check the
 * request before. Throws as `signOrPropose` does.
 */
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
