import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import { loanKey } from '../../api/overdrawn-keys.ts';
import type { LoanSearch } from '../loan-search.ts';

export async function listLoans(
  sdk: Sdk,
  search: LoanSearch,
  timeZone: string,
  signal?: AbortSignal | undefined,
) {
  const { page, size } = search;
  const filters = toListFilters(search, timeZone, new Date());
  const query = { ...filters, sub_type: 'loan' as const, page, size };
  return unwrap(
    await sdk.GET('/overdrawn/admin/v1/record/list', {
      params: { query },
      ...(signal && { signal }),
    }),
  );
}

export function loansQuery(sdk: Sdk, { id: _id, ...search }: LoanSearch, timeZone: string) {
  return queryOptions({
    queryKey: [...loanKey, 'list', search, timeZone],
    queryFn: ({ signal }) => listLoans(sdk, { ...search, id: undefined }, timeZone, signal),
    placeholderData: keepPreviousData,
  });
}
