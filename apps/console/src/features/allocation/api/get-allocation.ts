import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { problemOf } from '#/ui/api/problem.ts';
import { list } from '../allocation-list.ts';

/**
 * The order book of a product. Its kind is not in the address: if it is not known, each is asked for.
 */
export function allocationQuery(sdk: Sdk, productId: string, kind?: Schemas.AllocatedKind) {
  return queryOptions({
    queryKey: [...list.key, 'book', productId],
    queryFn: async ({ signal }) => {
      const read = async (of: Schemas.AllocatedKind) =>
        unwrap(
          await sdk.GET('/trx/admin/v1/{kind}/{productId}/allocation', {
            params: { path: { kind: of, productId } },
            signal,
          }),
        );
      if (kind !== undefined) return read(kind);
      return read('ipo').catch((error: unknown) => {
        if (problemOf(error)?.status !== 404) throw error;
        return read('block');
      });
    },
    staleTime: 0,
  });
}
