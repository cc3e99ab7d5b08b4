import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { list } from './exception-list.ts';

export function summaryQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...list.key, 'summary'],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/exception/admin/v1/summary', { params: { query: {} }, signal })),
  });
}

/** A null check runs all of them. */
export const runChecks = recordWrite({
  write: async (sdk, { check }: { check: string | null }, key) =>
    unwrap(
      await sdk.POST('/exception/admin/v1/check', {
        params: { header: { 'Idempotency-Key': key }, query: check === null ? {} : { check } },
      }),
    ),
  topics: ['dataException'],
});

export const resolveException = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.ExceptionResolution }) =>
    unwrap(await sdk.PUT('/exception/admin/v1/{id}', { params: { path: { id } }, body })),
  topics: ['dataException'],
});
