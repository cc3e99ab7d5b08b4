import { unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/kit/record/record-write.ts';

/** Writes a note about a client. */
export const addNote = recordWrite({
  topics: ['client'],
  write: async (sdk, { id, text }: { id: string; text: string }, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/client/admin/v1/note/{id}', { params, body: { text } }));
  },
});
