import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming } from '#/business/decision/next-to-decide.ts';
import { detailQuery, storeIn } from '#/business/decision/review-calls.ts';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';

export const depositQuery = detailQuery(['deposit'], async (sdk, of) =>
  unwrap(await sdk.GET('/deposit/admin/v1/detail/{id}', of)),
);

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
  updateCache: storeIn(depositQuery, 'deposit'),
};
