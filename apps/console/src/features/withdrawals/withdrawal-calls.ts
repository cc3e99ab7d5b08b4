import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming } from '#/business/decision/next-to-decide.ts';
import { detailQuery, storeIn } from '#/business/decision/review-calls.ts';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';

export const withdrawalKey = ['withdrawal'] as const;

export const withdrawalQuery = detailQuery(withdrawalKey, async (sdk, of) =>
  unwrap(await sdk.GET('/withdraw/admin/v1/detail/{id}', of)),
);

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
  write: async (sdk, { act, id, body }, key, next) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    const query = claiming(next);
    return unwrap(
      act === 'rollback'
        ? await sdk.PUT('/withdraw/admin/v1/rollback/{id}', { params, body })
        : await sdk.POST('/withdraw/admin/v1/audit/{id}', { params: { ...params, query }, body }),
    );
  },
  ask: {
    record: 'withdrawal',
    write: async (sdk, intent, key) => {
      const { id } = intent;
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(
        intent.act === 'ask'
          ? await sdk.POST('/withdraw/admin/v1/ask/{id}', { params, body: intent.body })
          : await sdk.PUT('/withdraw/admin/v1/answer/{id}', { params, body: intent.body }),
      );
    },
  },
  updateCache: storeIn(withdrawalQuery, 'withdrawal'),
};
