import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { kycKey } from './kyc-keys.ts';

export function kycQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...kycKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/identify/admin/v1/detail/{id}', { params: { path: { id } }, signal })),
    // A person is let in on what is true now.
    staleTime: 0,
  });
}
