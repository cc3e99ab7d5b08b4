import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export type Summary = Schemas.Summary;

const refetchEveryMs = 30_000;

/** What waits now and what happened today, of the clients that the person may see. @throws {SdkError} */
async function getSummary(sdk: Sdk, signal: AbortSignal): Promise<Summary> {
  return sdk.GET('/stat/admin/v1/summary', { signal }).then(unwrap);
}

export const summaryQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['stat', 'summary'],
    queryFn: ({ signal }) => getSummary(sdk, signal),
    refetchInterval: refetchEveryMs,
    staleTime: 0,
  });
