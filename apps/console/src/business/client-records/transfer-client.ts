import { type Schemas, type Sdk, SdkError, unwrap } from '@brokerdesk/sdk';
import { asOwnChange } from '#/ui/live/own-changes.ts';

/**
 * The client as a refusal shows it, if that is what was wanted: the answer to an earlier sending of the same transfer
 * was lost, and the client has been transferred.
 */
function doneBefore(error: unknown, agentId: string): Schemas.Client | null {
  if (!(error instanceof SdkError) || error.problem.code !== 'STALE_RECORD') return null;
  const { current } = error.problem;
  // The contract says that a stale record comes with the record as it is now, here a client.
  const client = current as Schemas.Client | undefined;
  return client?.agent_id === agentId ? client : null;
}

/**
 * Gives a client, in the version that the user saw, to another member of staff. It may be sent
 * again: who has the client already keeps it.
 */
export function transferClient(
  sdk: Sdk,
  { id, version }: Schemas.Client,
  agentId: string,
  signal: AbortSignal,
): Promise<Schemas.Client> {
  return asOwnChange(id, async () => {
    try {
      const params = { path: { clientId: id } };
      const body = { user_id: agentId, version };
      return unwrap(await sdk.POST('/user/v1/change_agent/{clientId}', { params, body, signal }));
    } catch (error) {
      const client = doneBefore(error, agentId);
      if (client === null) throw error;
      return client;
    }
  });
}
