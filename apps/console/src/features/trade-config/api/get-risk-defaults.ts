import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { tradeConfigKey } from './get-trade-config.ts';

/** Default severity of each risk reason, constant per release. */
export const riskDefaultsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...tradeConfigKey, 'risk defaults'],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/config/admin/v1/trade/risk_defaults', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
