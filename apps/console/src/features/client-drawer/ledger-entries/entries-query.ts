import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientKey } from '#/business/client/client-query.ts';
import type { EntriesRef } from '#/business/ledger/entries-ref.ts';

type Range = { page: number; size: number };
type Found = Schemas.LedgerLineList | Schemas.Statement;

/** One page of the lines. What the address asks for that there is not, the server refuses. @throws {SdkError} */
async function listEntries(
  sdk: Sdk,
  { of, filter }: EntriesRef,
  range: Range,
  signal: AbortSignal,
): Promise<Found> {
  const { id = '', ...filters }: Record<string, string> = filter;
  const query = { params: { query: { ...filters, ...range } }, signal };
  switch (of) {
    case 'deposit':
      return unwrap(await sdk.GET('/deposit/admin/v1/lines', query));
    case 'withdrawal':
      return unwrap(await sdk.GET('/withdraw/admin/v1/lines', query));
    case 'overdrawn':
      return unwrap(await sdk.GET('/overdrawn/admin/v1/record/lines', query));
    case 'trade': {
      const { kind, ...rest } = filters;
      const params = { path: { kind: kind as Schemas.TradeKind }, query: { ...rest, ...range } };
      return unwrap(await sdk.GET('/trx/admin/v1/{kind}/lines', { params, signal }));
    }
    case 'exchange':
      return unwrap(await sdk.GET('/acc/admin/v1/exchange/lines', query));
    case 'client':
      return unwrap(await sdk.GET('/client/admin/v1/lines', query));
    case 'statement': {
      const params = { ...query.params, path: { id } };
      return unwrap(await sdk.GET('/user/admin/v1/tfl/{id}', { params, signal }));
    }
  }
}

/** With everything about clients, so that what moves money makes it old. */
export const entriesQuery = (sdk: Sdk, entries: EntriesRef, range: Range) =>
  queryOptions({
    queryKey: [...clientKey, 'entries', entries, range],
    queryFn: ({ signal }) => listEntries(sdk, entries, range, signal),
    placeholderData: keepPreviousData,
  });
