import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';
import { amendmentQuery } from './get-amendment.ts';

/** Why an amendment may be rejected. */
const amendmentReasons = ['evidence_missing', 'not_justified', 'outdated', 'other'] as const;

export const amendmentDecisions: DecisionAdapter<
  Schemas.Amendment,
  (typeof amendmentReasons)[number]
> = {
  // Applied, it changes its order, and may move money.
  topics: ['amendment', 'deposit', 'withdrawal', 'trade', 'account'],
  keys: createIntentKeys(),
  reasonCodes: amendmentReasons,
  write: async (sdk, { act, id, body }, key, signal) => {
    // The server allows it for no amendment, so that no one is offered it.
    if (act === 'rollback') throw new Error('An amendment is not rolled back.');
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(
      await sdk.PUT('/emergency/admin/v1/audit/{id}', {
        params,
        body,
        ...(signal && { signal }),
      }),
    );
  },
  updateCache: (queryClient, sdk, amendment) => {
    const { queryKey } = amendmentQuery(sdk, amendment.id);
    queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, amendment });
    return queryKey;
  },
};
