import { unwrap } from '@brokerdesk/sdk';
import { listFile } from '#/shared/filter/list-queries.ts';
import type { WithdrawalSearch } from '../withdrawal-search.ts';

export const exportWithdrawals = listFile<WithdrawalSearch>(async (sdk, query) =>
  unwrap(await sdk.GET('/withdraw/admin/v1/export', { params: { query }, parseAs: 'blob' })),
);
