import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';

/** Everything fetched about messages. */
const messageKey = ['message'] as const;

export type Audience = Pick<Schemas.MessageCreate, 'audience' | 'client_id' | 'agent_id'>;

/** How many clients a message to them would go to, and whether a second person has to confirm it. */
export const recipientsQuery = (sdk: Sdk, { audience, client_id, agent_id }: Audience) => ({
  queryKey: [...messageKey, 'recipients', audience, client_id ?? agent_id ?? null],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    unwrap(
      await sdk.GET('/message/admin/v1/recipients', {
        params: {
          query: {
            audience,
            ...(client_id != null && { client_id }),
            ...(agent_id != null && { agent_id }),
          },
        },
        signal,
      }),
    ),
  // A count of just now: what others send counts too.
  staleTime: 0,
});
