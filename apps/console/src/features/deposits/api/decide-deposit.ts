import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';
import { depositQuery } from './get-deposit.ts';

/** Why a deposit may be rejected. */
const depositReasons = [
  'proof_unreadable',
  'amount_differs',
  'payer_differs',
  'not_received',
  'duplicate',
  'suspicious',
  'other',
] as const;

export const depositDecisions: DecisionAdapter<Schemas.Deposit, (typeof depositReasons)[number]> = {
  topics: ['deposit', 'account', 'proposal'],
  keys: createIntentKeys(),
  reasonCodes: depositReasons,
  write: async (sdk, { act, id, body }, key, signal) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    const init = { params, ...(signal && { signal }) };
    return unwrap(
      act === 'rollback'
        ? await sdk.PUT('/deposit/admin/v1/rollback/{id}', { ...init, body })
        : await sdk.PUT('/deposit/admin/v1/audit/{id}', { ...init, body }),
    );
  },
  updateCache: (queryClient, sdk, deposit) => {
    const { queryKey } = depositQuery(sdk, deposit.id);
    queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, deposit });
    return queryKey;
  },
};
