import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { LiveQueries } from '#/ui/live/live-queries.ts';

export const tradeConfigKey = ['tradeConfig'] as const;

export const tradeConfigQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: tradeConfigKey,
    queryFn: async ({ signal }): Promise<Schemas.TradeConfigState> =>
      unwrap(await sdk.GET('/config/admin/v1/trade', { signal })),
  });

export const liveQueries: LiveQueries = {
  trade_config: [tradeConfigKey],
  // It says what waits for a second person.
  proposal: [tradeConfigKey],
};
