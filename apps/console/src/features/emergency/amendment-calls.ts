import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming } from '#/business/decision/next-to-decide.ts';
import { detailQuery, storeIn } from '#/business/decision/review-calls.ts';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';
import { list } from './amendment-list.ts';

export const amendmentQuery = detailQuery(list.key, async (sdk, of) =>
  unwrap(await sdk.GET('/emergency/admin/v1/detail/{id}', of)),
);

const withdrawalKeys = createIntentKeys();

export async function withdrawAmendment(
  sdk: Sdk,
  { id, version }: { id: string; version: number },
) {
  const key = withdrawalKeys.keyOf({ id, version });
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return unwrap(await sdk.PUT('/emergency/admin/v1/withdraw/{id}', { params, body: { version } }));
}

const amendmentReasons = ['evidence_missing', 'not_justified', 'outdated', 'other'] as const;

export const amendmentDecisions: DecisionAdapter<
  Schemas.Amendment,
  (typeof amendmentReasons)[number]
> = {
  // Applied, it changes its order, and may move money.
  topics: ['amendment', 'deposit', 'withdrawal', 'trade', 'account'],
  keys: createIntentKeys(),
  reasonCodes: amendmentReasons,
  write: async (sdk, { act, id, body }, key, next) => {
    if (act === 'rollback') throw new Error('An amendment is not rolled back.');
    const params = { path: { id }, query: claiming(next), header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.PUT('/emergency/admin/v1/audit/{id}', { params, body }));
  },
  updateCache: storeIn(amendmentQuery, 'amendment'),
};
