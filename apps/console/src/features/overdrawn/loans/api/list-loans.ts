import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listQueries } from '#/shared/filter/list-queries.ts';
import { loanKey } from '../../api/overdrawn-keys.ts';
import type { LoanSearch } from '../loan-search.ts';

export const loanList = listQueries<LoanSearch, Schemas.OverdrawnList>(
  loanKey,
  async (sdk, query, abort) =>
    unwrap(
      await sdk.GET('/overdrawn/admin/v1/record/list', {
        params: { query: { ...query, sub_type: 'loan' } },
        ...abort,
      }),
    ),
);
