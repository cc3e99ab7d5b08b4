import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FileFormat } from '#/ui/api/save-file.ts';
import { clientKey } from '../client/client-query.ts';

/**
 * Every key begins with `client`, so that a change of the client refetches visible data. Paging keeps the
 * previous page: a tab shows one client only.
 */

export type Paging = { page: number; size: number };

export function clientSummaryQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'summary', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/summary/{id}', { params: { path: { id } }, signal })),
  });
}

export function linkedClientsQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'linked', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/linked/{id}', { params: { path: { id } }, signal })),
  });
}

export function kycOfClientQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'kyc', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return unwrap(await sdk.GET('/identify/admin/v1/client_detail/{id}', { params, signal }));
    },
  });
}

export function tradeSettingsQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'trade', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/trade/{id}', { params: { path: { id } }, signal })),
  });
}

export function clientRiskQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'risk', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/risk/{id}', { params: { path: { id } }, signal })),
  });
}

export function banksQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'bank', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/bank/{id}', { params: { path: { id } }, signal })),
  });
}

export function nomineesQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'nominee', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/nominee/{id}', { params: { path: { id } }, signal })),
  });
}

export function cryptoQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'crypto', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/crypto/{id}', { params: { path: { id } }, signal })),
  });
}

export function devicesQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...clientKey, 'devices', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return unwrap(await sdk.GET('/client/admin/v1/location/{id}', { params, signal })).devices;
    },
  });
}

export type AccessFilter = { action?: Schemas.AccessAction | undefined };

export function accessQuery(sdk: Sdk, id: string, filter: AccessFilter, paging: Paging) {
  return queryOptions({
    queryKey: [...clientKey, 'access', id, filter, paging],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { ...filter, ...paging } };
      return unwrap(await sdk.GET('/client/admin/v1/access/{id}', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

export async function exportAccess(
  sdk: Sdk,
  id: string,
  filter: AccessFilter,
  format: FileFormat,
): Promise<Blob | null> {
  const { fetchExport } = await import('#/business/export/export-calls.ts');
  return fetchExport(sdk, {
    path: '/client/admin/v1/access/{id}/export',
    parameters: { id },
    query: { ...filter, format },
  });
}

export function holdingsQuery(sdk: Sdk, id: string, paging: Paging) {
  return queryOptions({
    queryKey: [...clientKey, 'holding', id, paging],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: paging };
      return unwrap(await sdk.GET('/client/admin/v1/order/holding/{id}', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

export function exchangesOfClientQuery(sdk: Sdk, client: Schemas.Client, paging: Paging) {
  const filters = { client_id: client.id, fake: client.fake, ...paging };
  return queryOptions({
    queryKey: [...clientKey, 'exchange', filters],
    queryFn: async ({ signal }) => {
      const params = { query: filters };
      return unwrap(await sdk.GET('/acc/admin/v1/exchange/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

export function notesQuery(sdk: Sdk, id: string, paging: Paging) {
  return queryOptions({
    queryKey: [...clientKey, 'note', id, paging],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: paging };
      return unwrap(await sdk.GET('/client/admin/v1/note/{id}', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
