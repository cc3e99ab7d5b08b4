import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { withdrawalDecisions } from './decide-withdrawal.ts';

/** Records that the money has left. */
export const markSent = recordWrite({
  topics: ['withdrawal', 'proposal'],
  write: (sdk, { id, body }: { id: string; body: Schemas.PayoutSent }, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/withdraw/admin/v1/payout/sent/{id}', { params, body }));
    }),
  store: (queryClient, sdk, withdrawal) =>
    void withdrawalDecisions.updateCache(queryClient, sdk, withdrawal),
});

/** Replaces a wrong reference or day before the payout is confirmed. */
export const correctSent = recordWrite({
  topics: ['withdrawal', 'proposal'],
  write: (sdk, { id, body }: { id: string; body: Schemas.PayoutCorrection }, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.PUT('/withdraw/admin/v1/payout/sent/{id}', { params, body }));
    }),
  store: (queryClient, sdk, withdrawal) =>
    void withdrawalDecisions.updateCache(queryClient, sdk, withdrawal),
});

/** Proposes to take a withdrawal out of its payment file. */
export const proposeRelease = recordWrite({
  topics: ['proposal'],
  write: async (sdk, { id, body }: { id: string; body: Schemas.RollbackRequest }, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/withdraw/admin/v1/payout/release/{id}', { params, body }));
  },
});

/** Records that the bank or the chain has confirmed it. */
export const markPaid = recordWrite({
  topics: ['withdrawal', 'proposal'],
  write: (sdk, { id, body }: { id: string; body: Schemas.PayoutPaid }, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/withdraw/admin/v1/payout/paid/{id}', { params, body }));
    }),
  store: (queryClient, sdk, withdrawal) =>
    void withdrawalDecisions.updateCache(queryClient, sdk, withdrawal),
});

/** Pictures are large: they leave the cache soon after the record is closed. */
const keptForMs = 60_000;

export function receiptQuery(sdk: Sdk, id: string, receipt: Schemas.Proof) {
  return queryOptions({
    queryKey: ['payout-receipt', id, receipt.sha256],
    queryFn: async ({ signal }) => {
      const result = await sdk.GET('/withdraw/admin/v1/payout/receipt/{id}', {
        params: { path: { id } },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: receipt.content_type });
    },
    // The hash names the content, which never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
