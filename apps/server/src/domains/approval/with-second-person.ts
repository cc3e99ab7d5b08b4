import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { answerProposal } from './proposal-view.ts';
import { type ProposedWrite, signOrPropose } from './two-people.ts';

/** What always takes two people and belongs to no record that somebody made before. */
type FirmAct = Pick<Act, 'limit' | 'operation' | 'subject' | 'chain'> &
  Partial<Pick<Act, 'clientId'>>;

/**
 * Keeps a write as a proposal, or runs `effect` where it has been confirmed; answers the proposal. Everything
 * that may be wrong with it is checked before. Throws as `signOrPropose` says.
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
