import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { tabSearchOf, withTabSearch } from '#/business/client/client-address.ts';
import { clientKey } from '#/business/client/client-query.ts';
import { statementKinds } from '#/business/ledger/statement-filter.ts';
import { FilterBar } from '#/business/list/filter/filter-bar.tsx';
import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import {
  currencyCode,
  isFiltered,
  listEntries,
  oneOf,
  recordId,
  timeRange,
  toListFilters,
  withoutDefaults,
  withoutFilters,
} from '#/business/list/filter/list-search.ts';
import { useAppliedFilters } from '#/business/list/filter/use-applied-filters.ts';
import { useRecordFilters } from '#/business/list/filter/use-record-filters.tsx';
import { ExportButton } from '#/business/list/table/export-button.tsx';
import { Pagination } from '#/business/list/table/pagination.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import type { FileFormat } from '#/ui/api/save-file.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { FilterSelect } from '#/ui/controls/filter-select.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { Permit } from '#/ui/permission.tsx';
import { CurrencySums } from './currency-sums.tsx';
import { StatementEntries } from './statement/statement-table.tsx';
import { TabContent } from './tab-content.tsx';
import type { TabProps } from './tab-parts.tsx';

const buckets = ['available', 'frozen'] as const satisfies readonly Schemas.Bucket[];

const { page, size } = listEntries;

const schema = v.object({
  ...{ page, size },
  ...timeRange,
  record: recordId,
  account: recordId,
  currency: currencyCode,
  bucket: oneOf(buckets),
  kind: oneOf(statementKinds),
});

type StatementSearch = v.InferOutput<typeof schema>;

export function readStatementSearch(search: unknown): StatementSearch {
  return v.parse(schema, search);
}

export function toStatementFilters(search: StatementSearch, timeZone: string, now: Date) {
  const { record, account, kind, ...rest } = toListFilters(search, timeZone, now);
  return { ...rest, reference_id: record, account_id: account, reference_type: kind };
}

function statementQuery(sdk: Sdk, id: string, search: StatementSearch, timeZone: string) {
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

async function exportStatement(
  sdk: Sdk,
  id: string,
  search: StatementSearch,
  timeZone: string,
  format: FileFormat,
): Promise<Blob | null> {
  const { fetchExport } = await import('#/business/export/export-calls.ts');
  return fetchExport(sdk, {
    path: '/user/admin/v1/tfl/{id}/export',
    parameters: { id },
    query: { ...toStatementFilters(search, timeZone, new Date()), format },
  });
}

type StatementFiltersProps = ListFiltersProps<StatementSearch> & {
  accounts: readonly Schemas.Account[];
  record: Schemas.LedgerRecord | null;
};

function StatementFilters({ accounts, record, ...props }: StatementFiltersProps) {
  const { t } = useTranslation(['statement', 'kit']);
  const filter = useRecordFilters(props);
  const { search, onChange } = props;
  const { account } = search;
  const currencies = [...new Set(accounts.map((one) => one.currency))];
  const recordLabels = record
    ? `${t(`records.${record.kind}`)} ${record.order_no}`
    : search.record && `…${search.record.slice(-6)}`;
  const currency = filter.select('currency', t('filter.currency'), currencies, String);
  const bucket = filter.select('bucket', t('filter.bucket'), buckets, (one) => t(`buckets.${one}`));
  const kind = filter.select('kind', t('filter.kind'), statementKinds, (one) => t(`kinds.${one}`));
  const dates = filter.dates(t('filter.at'));
  const known = accounts.find(({ id }) => id === account);
  const ofAccount = {
    label: t('filter.account'),
    labels: account && (known?.acc_no ?? t('kit:filter.unlisted')),
    keys: ['account'] as const,
  };
  const ofRecord = { label: t('filter.record'), labels: recordLabels, keys: ['record'] as const };
  return (
    <FilterBar
      label={t('kit:filter.label')}
      applied={useAppliedFilters<StatementSearch & { q?: undefined }>({
        search,
        onChange,
        filters: [ofRecord, ofAccount, currency, bucket, kind, dates],
      })}
      isFiltered={isFiltered(search)}
      onClear={() => onChange(withoutFilters(search))}
      search={
        <FilterSelect
          label={ofAccount.label}
          all={t('kit:filter.all')}
          value={account}
          labels={ofAccount.labels}
          options={accounts.map(({ id, acc_no }) => ({ value: id, label: acc_no }))}
          onChange={(next) => onChange({ account: next })}
        />
      }
    >
      {currencies.length > 1 && currency.control}
      {bucket.control}
      {kind.control}
      {dates.control}
    </FilterBar>
  );
}

export function useStatementAddress(): [
  StatementSearch,
  (change: Partial<StatementSearch>) => void,
] {
  const address = usePageAddress();
  const search = useMemo(() => readStatementSearch(tabSearchOf(address.search)), [address.search]);
  const change = (changed: Partial<StatementSearch>) => {
    const next = withoutDefaults({ ...search, ...changed }, readStatementSearch({}));
    address.change(withTabSearch(address.search, next), false);
  };
  return [search, change];
}

export function StatementTab({ client }: TabProps) {
  const { t } = useTranslation('statement');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const [search, change] = useStatementAddress();
  const query = useQuery(statementQuery(sdk, client.id, search, timezone));
  const filter = (changed: Partial<StatementSearch>) => change({ ...changed, page: 1 });
  const first = query.data?.list[0];
  const top = useRef<HTMLDivElement>(null);
  const { record } = search;
  const loaded = query.data !== undefined;
  useEffect(() => {
    // A link to the lines of a record has to show them, not the client above them.
    if (record !== undefined && loaded) top.current?.scrollIntoView({ behavior: 'instant' });
  }, [record, loaded]);
  return (
    <div ref={top} className="flex scroll-mt-12 flex-col gap-3">
      <StatementFilters
        accounts={client.accounts}
        search={search}
        record={(record !== undefined && !query.isPlaceholderData && first?.record) || null}
        onChange={filter}
      />
      <TabContent query={query} empty={{ title: t('empty'), hint: t('emptyHint') }}>
        {({ list, total, totals, base }: Schemas.Statement) => (
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <CurrencySums label={t('net')} totals={totals} base={base} />
              <Permit action="export" resource="client">
                <ExportButton
                  what="statement"
                  onExport={(format) => exportStatement(sdk, client.id, search, timezone, format)}
                />
              </Permit>
            </div>
            {list.length > 0 ? (
              <StatementEntries label={t('label')} entries={list} fake={client.fake} />
            ) : (
              <NoEntries search={search} onWhole={() => filter(withoutFilters(search))} />
            )}
            <Pagination
              of={t('label')}
              page={search.page}
              size={search.size}
              total={total}
              onPage={(page) => change({ page })}
              onSize={(size) => change({ size, page: 1 })}
            />
          </div>
        )}
      </TabContent>
    </div>
  );
}

function NoEntries({ search, onWhole }: { search: StatementSearch; onWhole: () => void }) {
  const { t } = useTranslation('statement');
  if (!isFiltered(search)) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  const ofRecord = search.record !== undefined;
  return (
    <EmptyState
      title={t(ofRecord ? 'nothingMoved' : 'noMatch')}
      hint={t(ofRecord ? 'nothingMovedHint' : 'noMatchHint')}
      action={<Button onClick={onWhole}>{t('clear')}</Button>}
    />
  );
}
