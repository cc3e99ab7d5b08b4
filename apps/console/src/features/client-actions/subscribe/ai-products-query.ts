import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** As many as a page of the server holds: nobody offers more AI products at once. */
const offeredMax = 200;

/** The AI products that take subscriptions now. */
export function aiProductsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['ai', 'offered'],
    queryFn: async ({ signal }) => {
      const query = { status: 'enabled', size: offeredMax, sort: 'name' } as const;
      return unwrap(await sdk.GET('/ai/admin/v1/list', { params: { query }, signal })).list;
    },
  });
}
