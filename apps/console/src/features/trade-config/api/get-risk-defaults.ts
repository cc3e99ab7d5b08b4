import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { tradeConfigKey } from './get-trade-config.ts';

/**
 * How serious each risk reason is if no one has changed it: the same as long as the server runs.
 */
export const riskDefaultsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...tradeConfigKey, 'risk defaults'],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/config/admin/v1/trade/risk_defaults', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
