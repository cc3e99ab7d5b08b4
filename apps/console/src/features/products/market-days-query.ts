import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { productKey } from './live-queries.ts';

export type MarketDaysQuestion = {
  market?: string;
  at: string;
  days?: string;
  cutoff?: string;
};

export function marketDaysQuery(sdk: Sdk, query: MarketDaysQuestion) {
  return queryOptions({
    queryKey: [...productKey, 'market-days', query],
    queryFn: async ({ signal }): Promise<Schemas.MarketDays> =>
      unwrap(await sdk.GET('/config/admin/v1/market_days', { params: { query }, signal })),
  });
}
