import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/kit/record/record-write.ts';

export const createAmendment = recordWrite({
  write: async (sdk, body: Schemas.AmendmentCreate, key) =>
    unwrap(
      await sdk.POST('/emergency/admin/v1/amend', {
        params: { header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics: ['amendment'],
});
