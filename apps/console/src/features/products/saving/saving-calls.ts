import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { Paging } from '#/business/client-records/client-records.ts';
import { recordWrite } from '#/business/record/record-write.ts';
import { productKey } from '../live-queries.ts';

const savingKey = [...productKey, 'saving', 'holding'] as const;

export type SavingRequest = Omit<Schemas.SavingHoldingCreate, 'product_version' | 'remark'>;

export function holdingsQuery(sdk: Sdk, product_id: string, paging: Paging) {
  return queryOptions({
    queryKey: [...savingKey, 'list', product_id, paging],
    queryFn: async ({ signal }) => {
      const params = { query: { product_id, ...paging } };
      return unwrap(await sdk.GET('/saving/admin/v1/holding/list', { params, signal }));
    },
  });
}

export function holdingQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...savingKey, 'detail', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return unwrap(await sdk.GET('/saving/admin/v1/holding/{id}', { params, signal }));
    },
  });
}

export function daysQuery(sdk: Sdk, id: string, paging: Paging) {
  return queryOptions({
    queryKey: [...savingKey, 'days', id, paging],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: paging };
      return unwrap(await sdk.GET('/saving/admin/v1/holding/days/{id}', { params, signal }));
    },
  });
}

export function savingPreviewQuery(sdk: Sdk, request: SavingRequest | null) {
  return queryOptions({
    queryKey: [...savingKey, 'preview', request],
    queryFn: async ({ signal }) => {
      if (request === null) throw new Error('The saving is not whole.');
      const params = { query: request };
      return unwrap(await sdk.GET('/saving/admin/v1/holding/preview', { params, signal }));
    },
    enabled: request !== null,
    retry: false,
    // Limits and accounts change with every order.
    staleTime: 0,
  });
}

export const enterSaving = recordWrite({
  write: async (sdk, { body }: { body: Schemas.SavingHoldingCreate }, key) => {
    const params = { header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/saving/admin/v1/holding/create', { params, body }));
  },
  topics: ['proposal'],
});

export const exitSaving = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.SavingExitRequest }, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/saving/admin/v1/holding/exit/{id}', { params, body }));
  },
  topics: ['saving_holding', 'product', 'account', 'client'],
});
