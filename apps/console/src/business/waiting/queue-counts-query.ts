import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

const refetchEveryMs = 60_000;

export const queueCountsKey = ['waiting', 'counts'] as const;

/** How much waits in each queue that the user may decide. @throws {SdkError} */
export const queueCountsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: queueCountsKey,
    queryFn: async ({ signal }): Promise<Schemas.QueueCounts> =>
      unwrap(await sdk.GET('/stat/admin/v1/queues', { signal })),
    refetchInterval: refetchEveryMs,
  });
