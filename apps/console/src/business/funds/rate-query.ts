import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export const rateKey = ['rate'] as const;

const askAgainAfterMs = 60_000;

/** How much of `secondary` one unit of `primary` buys now. */
export function rateQuery(sdk: Sdk, primary: string, secondary: string) {
  return queryOptions({
    queryKey: [...rateKey, primary, secondary],
    queryFn: async ({ signal }) => {
      const params = { query: { primary, secondary } };
      return unwrap(await sdk.GET('/currency/admin/v1/rate', { params, signal }));
    },
    staleTime: askAgainAfterMs,
    refetchInterval: askAgainAfterMs,
  });
}
