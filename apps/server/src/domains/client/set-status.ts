import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import type { Transaction } from '../../kernel/db/database.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeClient } from './change-client.ts';
import { sessionsEnded } from './end-sessions.ts';
import { lockClient, requireClientVersion } from './lock-client.ts';

type ClientStatus = Schemas.ClientStatusRequest['status'];
type Switches = { active: boolean; locked: boolean };

/** Every change of state that there is: two switches, each with two positions. */
const transitions: Readonly<
  Record<ClientStatus, { from: Partial<Switches>; to: Partial<Switches>; endsSessions: boolean }>
> = {
  enabled: { from: { active: false }, to: { active: true }, endsSessions: false },
  disabled: { from: { active: true }, to: { active: false }, endsSessions: true },
  locked: { from: { locked: false }, to: { locked: true }, endsSessions: true },
  unlocked: { from: { locked: true }, to: { locked: false }, endsSessions: false },
};

/** Undefined if the client has it already. */
export function stepTo(
  status: ClientStatus,
  now: Switches,
): { to: Partial<Switches>; endsSessions: boolean } | undefined {
  const { from, to, endsSessions } = transitions[status];
  const fits =
    (from.active === undefined || from.active === now.active) &&
    (from.locked === undefined || from.locked === now.locked);
  return fits ? { to, endsSessions } : undefined;
}

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
    throw invalidTransition((language) => codeLabel('client-profile', 'status', status, language));
  }
  await requireClientVersion(tx, context, locked, version);
  return changeClient(tx, context, locked, {
    what: status,
    set: { ...step.to, ...(step.endsSessions && sessionsEnded()) },
    before: { active: locked.active, locked: locked.locked },
    after: { active: locked.active, locked: locked.locked, ...step.to },
  });
}
