import { unwrap } from '@brokerdesk/sdk';
import { listFile } from '#/shared/filter/list-queries.ts';
import type { CreditSearch } from '../credit-search.ts';

export const exportCredits = listFile<CreditSearch>(async (sdk, query) =>
  unwrap(
    await sdk.GET('/overdrawn/admin/v1/record/export', {
      params: { query: { ...query, resource: 'compensation' } },
      parseAs: 'blob',
    }),
  ),
);
