import { type Schemas, type Sdk, SdkError, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { sessionKey } from './session-key.ts';

export type OwnSession = Schemas.Session;

/** As many as one answer has: no one is signed in more often. */
const sessionsMax = 200;

export const sessionsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...sessionKey, 'list'],
    queryFn: async ({ signal }) => {
      const params = { query: { page: 1, size: sessionsMax } };
      const { list } = unwrap(await sdk.GET('/auth/admin/v1/session/list', { params, signal }));
      // The own one first: a person distinguishes the others from it.
      return list.toSorted((one, other) => Number(other.current) - Number(one.current));
    },
    staleTime: 0,
  });

async function endSession(sdk: Sdk, id: string): Promise<void> {
  const answer = await sdk.DELETE('/auth/admin/v1/session/{id}', { params: { path: { id } } });
  // Over already: that is what was wanted.
  if (answer.error?.code !== 'NOT_FOUND') unwrap(answer);
}

/** Ends sessions one after the other; answers how many could not be ended. */
export function useEndSessions() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(ids: readonly string[]) {
      let failed = 0;
      for (const id of ids) {
        await endSession(sdk, id).catch((error: unknown) => {
          if (!(error instanceof SdkError)) throw error;
          failed += 1;
        });
      }
      return failed;
    },
    onSettled: () => invalidateTopics(queryClient, ['session']),
  });
}
