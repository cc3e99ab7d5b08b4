import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { creditKey, loanKey } from './overdrawn-keys.ts';

/** One record with what a reviewer needs beside it, under the key of its list. */
export function overdrawnQuery(sdk: Sdk, listKey: typeof loanKey | typeof creditKey, id: string) {
  return queryOptions({
    queryKey: [...listKey, 'detail', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return unwrap(await sdk.GET('/overdrawn/admin/v1/record/detail/{id}', { params, signal }));
    },
    // A decision about money is made on what is true now.
    staleTime: 0,
  });
}
