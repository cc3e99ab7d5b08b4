import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireProposalRow } from './proposal-row.ts';
import { changedNumbers } from './shown-changes.ts';

/** The numbers that a proposal changes, whole; who looked is written down. Throws NOT_FOUND where it changes none. */
export async function revealChanges(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedChanges> {
  const { proposal } = await requireProposalRow(tx, actorOf(context), id);
  const changes = changedNumbers(proposal);
  if (changes.length === 0) throw new Problem('NOT_FOUND');
  const subject = { type: 'proposal', id };
  await writeAudit(tx, context, { action: 'proposal.acc_no_revealed', subject, changed: [] });
  return { changes };
}
