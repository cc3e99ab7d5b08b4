import { unwrap } from '@brokerdesk/sdk';
import { listFile } from '#/shared/filter/list-queries.ts';
import type { ClientSearch } from '../client-search.ts';

export const exportClients = listFile<ClientSearch>(async (sdk, query) =>
  unwrap(await sdk.GET('/client/admin/v1/export', { params: { query }, parseAs: 'blob' })),
);
