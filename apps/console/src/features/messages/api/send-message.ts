import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/kit/record/record-write.ts';

/** Sends a message to the clients of its audience. */
export const sendMessage = recordWrite({
  topics: ['message', 'proposal'],
  write: async (sdk, body: Schemas.MessageCreate, key) => {
    const params = { header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/message/admin/v1/create', { params, body }));
  },
});
