import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { workKey } from '#/ui/live/live-queries.ts';

export const workQuery = (sdk: Sdk, type: Schemas.WorkType) =>
  queryOptions({
    queryKey: [...workKey, 'list', type],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/work/admin/v1/list', { params: { query: { type } }, signal })),
    // Claims expire without an event.
    refetchInterval: 60_000,
  });

export function useIsClaimed(type: Schemas.WorkType, me: string): (id: string) => boolean {
  const queryClient = useQueryClient();
  const { queryKey } = workQuery(useSdk(), type);
  return (id) => {
    const claim = queryClient.getQueryData(queryKey)?.list.find(({ item }) => item.id === id);
    return claim?.item.holder != null && claim.item.holder.id !== me;
  };
}
