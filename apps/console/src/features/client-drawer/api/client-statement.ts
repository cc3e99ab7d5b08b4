import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientKey } from '#/business/client/client-query.ts';
import type { FileFormat } from '#/ui/api/file-format.ts';
import { type StatementSearch, toStatementFilters } from '../statement/statement-search.ts';

export function statementQuery(sdk: Sdk, id: string, search: StatementSearch, timeZone: string) {
  return queryOptions({
    queryKey: [...clientKey, 'statement', id, search, timeZone],
    queryFn: async ({ signal }) => {
      const { page, size } = search;
      const query = { ...toStatementFilters(search, timeZone, new Date()), page, size };
      const params = { path: { id }, query };
      return unwrap(await sdk.GET('/user/admin/v1/tfl/{id}', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** Everything the filters let through, as a file. */
export async function exportStatement(
  sdk: Sdk,
  id: string,
  search: StatementSearch,
  timeZone: string,
  format: FileFormat,
): Promise<Blob> {
  const query = {
    ...toStatementFilters(search, timeZone, new Date()),
    format,
  };
  const params = { path: { id }, query };
  return unwrap(await sdk.GET('/user/admin/v1/tfl/{id}/export', { params, parseAs: 'blob' }));
}
