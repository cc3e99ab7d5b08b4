import { unwrap } from '@brokerdesk/sdk';
import { listFile } from '#/shared/filter/list-queries.ts';
import type { DepositSearch } from '../deposit-search.ts';

export const exportDeposits = listFile<DepositSearch>(async (sdk, query) =>
  unwrap(await sdk.GET('/deposit/admin/v1/export', { params: { query }, parseAs: 'blob' })),
);
