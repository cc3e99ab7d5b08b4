import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export type Summary = Schemas.Summary;

const refetchSummaryEveryMs = 30_000;

async function getSummary(sdk: Sdk, signal: AbortSignal): Promise<Summary> {
  return sdk.GET('/stat/admin/v1/summary', { signal }).then(unwrap);
}

export const summaryQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['stat', 'summary'],
    queryFn: ({ signal }) => getSummary(sdk, signal),
    refetchInterval: refetchSummaryEveryMs,
    staleTime: 0,
  });

export type ProductStat = Schemas.ProductStat;

const refetchOrdersEveryMs = 300_000;

export const productStatQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['stat', 'product'],
    queryFn: async ({ signal }): Promise<ProductStat> =>
      unwrap(await sdk.GET('/stat/admin/v1/product', { signal })),
    refetchInterval: refetchOrdersEveryMs,
  });
