import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { list } from './allocation-list.ts';

/** The address has no kind: if it is not known, each is asked for. */
export function allocationQuery(sdk: Sdk, productId: string, kind?: Schemas.AllocatedKind) {
  return queryOptions({
    queryKey: [...list.key, 'book', productId],
    queryFn: async ({ signal }) => {
      const read = async (of: Schemas.AllocatedKind) =>
        unwrap(
          await sdk.GET('/trx/admin/v1/{kind}/{productId}/allocation', {
            params: { path: { kind: of, productId } },
            signal,
          }),
        );
      if (kind !== undefined) return read(kind);
      return read('ipo').catch((error: unknown) => {
        if (problemOf(error)?.status !== 404) throw error;
        return read('block');
      });
    },
    staleTime: 0,
  });
}

export const schemeNames = [
  'pro_rata',
  'one_lot_first',
  'draw_applicants',
  'draw_numbers',
] as const satisfies readonly Schemas.AllocationSchemeName[];

export const proposalQuery = (sdk: Sdk, path: AllocationKey, body: Schemas.AllocationScheme) =>
  queryOptions({
    queryKey: [...list.key, 'proposal', path.productId, body],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.POST('/trx/admin/v1/{kind}/{productId}/allocation/proposal', {
          params: { path },
          body,
          signal,
        }),
      ),
    staleTime: 0,
  });

export const resultQuery = (sdk: Sdk, { kind, productId }: AllocationKey, trxId: string) =>
  queryOptions({
    queryKey: [...list.key, 'result', productId, trxId],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/trx/admin/v1/{kind}/{productId}/allocation/result/{trxId}', {
          params: { path: { kind, productId, trxId } },
          signal,
        }),
      ),
  });

export const issueLetters = recordWrite({
  write: async (sdk, { path, ids }: { path: AllocationKey; ids: string[] }) =>
    unwrap(
      await sdk.POST('/trx/admin/v1/{kind}/{productId}/allocation/letters', {
        params: { path },
        body: { trx_ids: ids },
      }),
    ),
  topics: [],
});

type AllocationKey = { kind: Schemas.AllocatedKind; productId: string };

export const keyOf = ({ product }: Pick<Schemas.Allocation, 'product'>): AllocationKey => ({
  // Only products of these kinds have an allocation.
  kind: product.kind as Schemas.AllocatedKind,
  productId: product.id,
});

export const proposeAllocation = recordWrite({
  write: async (sdk, { path, body }: { path: AllocationKey; body: Schemas.AllocationScheme }) =>
    unwrap(
      await sdk.POST('/trx/admin/v1/{kind}/{productId}/allocation/proposal', {
        params: { path },
        body,
      }),
    ),
  topics: [],
});

export const saveAllocation = recordWrite({
  write: async (
    sdk,
    { path, body }: { path: AllocationKey; body: Schemas.AllocationDraft },
    key,
  ) => {
    const allocation = unwrap(
      await sdk.PUT('/trx/admin/v1/{kind}/{productId}/allocation', {
        params: { path, header: { 'Idempotency-Key': key } },
        body,
      }),
    );
    // Under this id its event comes: what is fetched after the answer is not fetched again for it.
    return { id: path.productId, version: allocation.version, allocation };
  },
  topics: ['allocation'],
  store: (queryClient, sdk, { id, allocation }) =>
    queryClient.setQueryData(allocationQuery(sdk, id).queryKey, allocation),
});

export const publishAllocation = recordWrite({
  write: async (
    sdk,
    { path, body }: { path: AllocationKey; body: Schemas.AllocationPublish },
    key,
  ) =>
    unwrap(
      await sdk.POST('/trx/admin/v1/{kind}/{productId}/allocation/publish', {
        params: { path, header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  topics: ['allocation', 'trade', 'product', 'account'],
  store: (queryClient, sdk, allocation) =>
    queryClient.setQueryData(allocationQuery(sdk, allocation.product.id).queryKey, allocation),
});
