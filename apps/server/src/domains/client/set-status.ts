import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeClient } from './change-client.ts';
import { statusNames, stepTo } from './client-states.ts';
import { sessionsEnded } from './end-sessions.ts';
import { lockClient, requireClientVersion } from './lock-client.ts';

/** Throws NOT_FOUND, INVALID_TRANSITION if the client has the status already, and STALE_RECORD. */
export async function setClientStatus(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { status, version }: Schemas.ClientStatusRequest,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  const step = stepTo(status, locked);
  if (step === undefined) {
    throw invalidTransition((language) => statusNames[status][language]);
  }
  await requireClientVersion(tx, context, locked, version);
  return changeClient(tx, context, locked, {
    what: status,
    set: { ...step.to, ...(step.endsSessions && sessionsEnded()) },
    before: { active: locked.active, locked: locked.locked },
    after: { active: locked.active, locked: locked.locked, ...step.to },
  });
}
