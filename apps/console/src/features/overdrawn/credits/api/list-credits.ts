import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listQueries } from '#/shared/filter/list-queries.ts';
import { creditKey } from '../../api/overdrawn-keys.ts';
import type { CreditSearch } from '../credit-search.ts';

export const creditList = listQueries<CreditSearch, Schemas.OverdrawnList>(
  creditKey,
  async (sdk, query, abort) =>
    unwrap(
      await sdk.GET('/overdrawn/admin/v1/record/list', {
        params: { query: { ...query, resource: 'compensation' } },
        ...abort,
      }),
    ),
);
