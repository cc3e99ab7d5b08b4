import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export type Matrix = Schemas.PermissionMatrix;

/**
 * Rights of each role, and the operations that each right permits. They change with a release only. @throws
 * {SdkError}
 */
export const matrixQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['permission', 'matrix'],
    queryFn: async ({ signal }): Promise<Matrix> =>
      unwrap(await sdk.GET('/config/admin/v1/permission', { signal })),
    staleTime: 5 * 60_000,
  });
