import { unwrap } from '@brokerdesk/sdk';
import { listFile } from '#/shared/filter/list-queries.ts';
import type { LoanSearch } from '../loan-search.ts';

export const exportLoans = listFile<LoanSearch>(async (sdk, query) =>
  unwrap(
    await sdk.GET('/overdrawn/admin/v1/record/export', {
      params: { query: { ...query, sub_type: 'loan' } },
      parseAs: 'blob',
    }),
  ),
);
