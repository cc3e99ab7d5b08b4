import { chainOf } from '@brokerdesk/policy';
import type { Transaction } from '../../kernel/db/database.ts';
import type { ProposedChange } from '../../kernel/db/schema.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { staffSubject } from './staff-view.ts';

interface StaffAct {
  path: Record<string, string>;
  body: object;
  changes: readonly ProposedChange[];
}

/**
 * Signs for a change of who may sign in, or of what they may. True where it was confirmed and happens
 * now; false where it is kept until a second person confirms it. Throws as `signOrPropose` says.
 */
export async function signForStaff(
  tx: Transaction,
  context: RequestContext,
  person: Pick<StaffUserRow, 'id' | 'username' | 'leaderId'>,
  { path, body, changes }: StaffAct,
): Promise<boolean> {
  if (context.operation === null) throw new Error('Staff are changed by operations alone.');
  const made = await signOrPropose(
    tx,
    context,
    {
      limit: 'staff',
      operation: context.operation.key,
      subject: { type: staffSubject, id: person.id, name: person.username },
      makerId: null,
      clientId: null,
      leaderId: person.leaderId,
      baseAmount: null,
      chain: chainOf('users'),
      secondAsks: false,
    },
    { input: { path, body }, changes },
  );
  return made === null;
}

/** Signs for what has been proposed, and is carried out now. Throws as `signOrPropose` says. */
export async function signAsSecond(
  tx: Transaction,
  context: RequestContext,
  person: Pick<StaffUserRow, 'id' | 'username' | 'leaderId'>,
): Promise<void> {
  const signed = await signForStaff(tx, context, person, { path: {}, body: {}, changes: [] });
  if (!signed) throw new Error('What was proposed already cannot be proposed again.');
}
