import type { Schemas, Sdk } from '@brokerdesk/sdk';
import { unwrap } from '@brokerdesk/sdk';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { clientKey } from '#/kit/client/client-keys.ts';

const size = 30;

/** What has happened about a client, of these kinds or of all: the newest first, page after page. */
export function timelineQuery(sdk: Sdk, id: string, kinds: readonly Schemas.ClientEventKind[]) {
  const chosen = kinds.toSorted().join(',');
  return infiniteQueryOptions({
    queryKey: [...clientKey, 'timeline', id, chosen],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        size,
        ...(chosen !== '' && { kinds: chosen }),
        ...(pageParam !== null && { before: pageParam }),
      };
      const params = { path: { id }, query };
      return unwrap(await sdk.GET('/client/admin/v1/timeline/{id}', { params, signal }));
    },
    // The type says that a later page has a cursor.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
