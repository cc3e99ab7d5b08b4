import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { list } from '../exception-list.ts';

/** The deposits with these order numbers, in their order. */
export function depositsQuery(sdk: Sdk, orderNos: readonly string[], fake: boolean) {
  const read = async (orderNo: string, signal: AbortSignal) => {
    const query = { q: orderNo, ...(fake && { fake }) };
    const found = unwrap(await sdk.GET('/deposit/admin/v1/list', { params: { query }, signal }));
    return found.list.filter((deposit) => deposit.order_no === orderNo);
  };
  return queryOptions({
    queryKey: [...list.key, 'deposits', orderNos, fake],
    queryFn: async ({ signal }): Promise<readonly Schemas.Deposit[]> =>
      (await Promise.all(orderNos.map((orderNo) => read(orderNo, signal)))).flat(),
  });
}
