import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** Everything fetched about deposits is under this key. */
const depositKey = ['deposit'] as const;

export function depositQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...depositKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/deposit/admin/v1/detail/{id}', { params: { path: { id } }, signal })),
    // A decision about money is made on what is true now.
    staleTime: 0,
  });
}
