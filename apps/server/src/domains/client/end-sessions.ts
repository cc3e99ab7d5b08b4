import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeClient } from './change-client.ts';
import { lockClient } from './lock-client.ts';

export function sessionsEnded(): { online: false; sessionsEndedAt: Date } {
  return { online: false, sessionsEndedAt: new Date() };
}

/** Ends the client's sessions: what began before now does not count any more. */
export async function endClientSessions(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  const set = sessionsEnded();
  return changeClient(tx, context, locked, {
    what: 'sessions_ended',
    set,
    before: { online: locked.online },
    after: { online: false, sessions_ended_at: set.sessionsEndedAt.toISOString() },
  });
}
