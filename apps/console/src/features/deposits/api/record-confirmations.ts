import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { recordWrite } from '#/kit/record/record-write.ts';
import { depositDecisions } from './decide-deposit.ts';

/** Writes down how often the chain has confirmed a deposit. */
export const recordConfirmations = recordWrite({
  topics: ['deposit'],
  write: (sdk, { id, body }: { id: string; body: Schemas.ConfirmationsRequest }, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.PUT('/deposit/admin/v1/confirmations/{id}', { params, body }));
    }),
  store: (queryClient, sdk, deposit) =>
    void depositDecisions.updateCache(queryClient, sdk, deposit),
});
