import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { clientKey } from '#/business/client/client-query.ts';
import type { EntriesRef } from '#/business/ledger/entries-ref.ts';
import { Pagination } from '#/business/list/table/pagination.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CurrencySums } from '../currency-sums.tsx';
import { StatementEntries } from '../statement/statement-table.tsx';
import { TabContent } from '../tab-content.tsx';

type Range = { page: number; size: number };
type Found = Schemas.LedgerLineList | Schemas.Statement;

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
const entriesQuery = (sdk: Sdk, entries: EntriesRef, range: Range) =>
  queryOptions({
    queryKey: [...clientKey, 'entries', entries, range],
    queryFn: ({ signal }) => listEntries(sdk, entries, range, signal),
    placeholderData: keepPreviousData,
  });

export type PageRange = { page: number; size: number };

export function EntriesPanel({
  entries,
  range,
  onRange,
}: {
  entries: EntriesRef;
  range: PageRange;
  onRange: (range: PageRange) => void;
}) {
  const { t } = useTranslation('statement');
  const query = useQuery(entriesQuery(useSdk(), entries, range));
  return (
    <div className="flex flex-col gap-3">
      <TabContent
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={{ title: t('entries.none'), hint: t('entries.noneHint') }}
      >
        {({ list, total, totals }) => (
          <div className="flex flex-col gap-3">
            <CurrencySums label={t('net')} totals={totals} />
            <StatementEntries
              label={t('entries.label')}
              entries={list}
              fake={entries.filter['fake'] === 'true'}
            />
            <Pagination
              of={t('entries.label')}
              {...range}
              total={total}
              onPage={(page) => onRange({ ...range, page })}
              onSize={(size) => onRange({ page: 1, size })}
            />
          </div>
        )}
      </TabContent>
    </div>
  );
}
