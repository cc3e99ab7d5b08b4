import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';

/** Runs one check by its name, or all of them. */
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
