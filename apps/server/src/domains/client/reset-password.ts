import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf } from '../../platform/request-context.ts';
import { hashNewPassword } from '../auth/password.ts';
import { requireClient } from '../client-access/find-client.ts';
import { changeClient } from './change-client.ts';
import { sessionsEnded } from './end-sessions.ts';
import { lockClient } from './lock-client.ts';

/** Gives the client a new password, and ends the sessions that the old one opened. */
export async function resetClientPassword(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { password }: Schemas.ClientPasswordRequest,
): Promise<Schemas.Client> {
  const { username } = await requireClient(tx, actorOf(context), id);
  // Before the lock: hashing is slow on purpose.
  const passwordHash = await hashNewPassword({ md5: password, username, field: 'password' });
  const locked = await lockClient(tx, context, id);
  return changeClient(tx, context, locked, {
    what: 'password_reset',
    set: { passwordHash, ...sessionsEnded() },
    before: { password: locked.passwordHash === null ? 'none' : 'set' },
    after: { password: 'set' },
  });
}
