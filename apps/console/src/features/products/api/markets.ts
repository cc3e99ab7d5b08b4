import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { productKey } from './product-key.ts';

/** The markets that products can be listed on. @throws {SdkError} */
export const marketsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...productKey, 'markets'],
    queryFn: async ({ signal }): Promise<Schemas.Market[]> =>
      unwrap(await sdk.GET('/config/admin/v1/market', { signal })).list,
  });
