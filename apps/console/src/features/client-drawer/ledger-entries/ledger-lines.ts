import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientKey } from '#/kit/client/client-keys.ts';
import type { Lines } from '#/kit/ledger/lines.ts';

type Place = { page: number; size: number };
type Found = Schemas.LedgerLineList | Schemas.Statement;

/** One page of the lines. What the address asks for that there is not, the server refuses. @throws {SdkError} */
async function listLines(
  sdk: Sdk,
  { of, filter }: Lines,
  place: Place,
  signal: AbortSignal,
): Promise<Found> {
  const { id = '', ...filters } = filter;
  const asked = { params: { query: { ...filters, ...place } }, signal };
  switch (of) {
    case 'deposit':
      return unwrap(await sdk.GET('/deposit/admin/v1/lines', asked));
    case 'withdrawal':
      return unwrap(await sdk.GET('/withdraw/admin/v1/lines', asked));
    case 'overdrawn':
      return unwrap(await sdk.GET('/overdrawn/admin/v1/record/lines', asked));
    case 'exchange':
      return unwrap(await sdk.GET('/acc/admin/v1/exchange/lines', asked));
    case 'client':
      return unwrap(await sdk.GET('/client/admin/v1/lines', asked));
    case 'statement': {
      const params = { ...asked.params, path: { id } };
      return unwrap(await sdk.GET('/user/admin/v1/tfl/{id}', { params, signal }));
    }
  }
}

/** With everything about clients, so that what moves money makes it old. */
export const linesQuery = (sdk: Sdk, lines: Lines, place: Place) =>
  queryOptions({
    queryKey: [...clientKey, 'lines', lines, place],
    queryFn: ({ signal }) => listLines(sdk, lines, place, signal),
    placeholderData: keepPreviousData,
  });
