import { unwrap } from '@brokerdesk/sdk';
import { listFile } from '#/shared/filter/list-queries.ts';
import type { KycSearch } from '../kyc-search.ts';

export const exportKyc = listFile<KycSearch>(async (sdk, query) =>
  unwrap(await sdk.GET('/identify/admin/v1/export', { params: { query }, parseAs: 'blob' })),
);
