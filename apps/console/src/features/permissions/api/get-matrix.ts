import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export type Matrix = Schemas.PermissionMatrix;

/** What each role may do, and what each right opens. It changes with the software alone. @throws {SdkError} */
export const matrixQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['permission', 'matrix'],
    queryFn: async ({ signal }): Promise<Matrix> =>
      unwrap(await sdk.GET('/config/admin/v1/permission', { signal })),
    staleTime: 5 * 60_000,
  });
