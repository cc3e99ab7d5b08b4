import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export type ProductStat = Schemas.ProductStat;

const refetchEveryMs = 300_000;

/** Orders of the last 30 days. @throws {SdkError} */
export const productStatQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['stat', 'product'],
    queryFn: async ({ signal }): Promise<ProductStat> =>
      unwrap(await sdk.GET('/stat/admin/v1/product', { signal })),
    refetchInterval: refetchEveryMs,
  });
