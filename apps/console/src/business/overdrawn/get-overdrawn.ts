import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** Everything fetched about loans, compensation and bonus is cached under this key. */
const overdrawnKey = ['overdrawn'] as const;

/** By the topic of the server's events of changes: a bonus has the topic of compensation. */
export const loanKey = [...overdrawnKey, 'loan'] as const;
export const creditKey = [...overdrawnKey, 'compensation'] as const;

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
