import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming, readAheadMs } from '#/business/decision/next-to-decide.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';

/** Everything fetched about deposits is under this key. */
const depositKey = ['deposit'] as const;

export function depositQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...depositKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/deposit/admin/v1/detail/{id}', { params: { path: { id } }, signal })),
    staleTime: readAheadMs,
  });
}

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
  write: async (sdk, { act, id, body }, key, next) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    const query = claiming(next);
    return unwrap(
      act === 'rollback'
        ? await sdk.PUT('/deposit/admin/v1/rollback/{id}', { params, body })
        : await sdk.PUT('/deposit/admin/v1/audit/{id}', { params: { ...params, query }, body }),
    );
  },
  ask: {
    record: 'deposit',
    write: async (sdk, intent, key) => {
      const { id } = intent;
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(
        intent.act === 'ask'
          ? await sdk.POST('/deposit/admin/v1/ask/{id}', { params, body: intent.body })
          : await sdk.PUT('/deposit/admin/v1/answer/{id}', { params, body: intent.body }),
      );
    },
  },
  updateCache: (queryClient, sdk, deposit) => {
    const { queryKey } = depositQuery(sdk, deposit.id);
    queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, deposit });
    return queryKey;
  },
};
