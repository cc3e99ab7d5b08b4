import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

type Verification = Schemas.AuditVerification;

/** Follows the chain of hashes from the first entry to the last, which takes the server a while. @throws {SdkError} */
export const verifyQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['auditLog', 'verification'],
    queryFn: async ({ signal }): Promise<Verification & { at: string }> => ({
      ...unwrap(await sdk.GET('/audit/admin/v1/verify', { signal })),
      at: new Date().toISOString(),
    }),
  });
