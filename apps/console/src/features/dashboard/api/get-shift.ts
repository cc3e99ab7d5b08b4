import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** What the person did today, left open, and what waits. @throws {SdkError} */
export const shiftQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['stat', 'shift'],
    queryFn: async ({ signal }): Promise<Schemas.Shift> =>
      unwrap(await sdk.GET('/stat/admin/v1/shift', { signal })),
    staleTime: 0,
  });
