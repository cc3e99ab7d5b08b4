import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';
import { withdrawalQuery } from './get-withdrawal.ts';

/** Why a withdrawal may be rejected. */
const withdrawalReasons = [
  'destination_wrong',
  'holder_differs',
  'client_asked',
  'suspicious',
  'duplicate',
  'other',
] as const;

export const withdrawalDecisions: DecisionAdapter<
  Schemas.Withdrawal,
  (typeof withdrawalReasons)[number]
> = {
  topics: ['withdrawal', 'account', 'proposal'],
  keys: createIntentKeys(),
  reasonCodes: withdrawalReasons,
  frozenWhenMade: true,
  write: async (sdk, { act, id, body }, key, signal) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    const init = { params, ...(signal && { signal }) };
    return unwrap(
      act === 'rollback'
        ? await sdk.PUT('/withdraw/admin/v1/rollback/{id}', { ...init, body })
        : await sdk.POST('/withdraw/admin/v1/audit/{id}', { ...init, body }),
    );
  },
  updateCache: (queryClient, sdk, withdrawal) => {
    const { queryKey } = withdrawalQuery(sdk, withdrawal.id);
    queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, withdrawal });
    return queryKey;
  },
};
