import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { tabSearchOf, withTabSearch } from '#/business/client/client-address.ts';
import { isFiltered, withoutDefaults, withoutFilters } from '#/business/list/filter/list-search.ts';
import { ExportButton } from '#/business/list/table/export-button.tsx';
import { Pagination } from '#/business/list/table/pagination.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { exportStatement, statementQuery } from '../api/client-statement.ts';
import { CurrencySums } from '../currency-sums.tsx';
import { StatementEntries } from '../statement/statement-entries.tsx';
import { StatementFilters } from '../statement/statement-filters.tsx';
import { readStatementSearch, type StatementSearch } from '../statement/statement-search.ts';
import { TabContent } from '../tab-content.tsx';
import type { TabProps } from '../tab-props.ts';

/** The filters of the statement, kept in the address. */
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

/** Every line of the ledger about the client's accounts, each with what the account held after it. */
export function StatementTab({ client }: TabProps) {
  const { t } = useTranslation('statement');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const [search, change] = useStatementAddress();
  const query = useQuery(statementQuery(sdk, client.id, search, timezone));
  const filter = (changed: Partial<StatementSearch>) => change({ ...changed, page: 1 });
  const first = query.data?.list[0];
  const place = useRef<HTMLDivElement>(null);
  const { record } = search;
  const loaded = query.data !== undefined;
  useEffect(() => {
    // A link to the lines of a record has to show them, not the client above them.
    if (record !== undefined && loaded) place.current?.scrollIntoView({ behavior: 'instant' });
  }, [record, loaded]);
  return (
    <div ref={place} className="flex scroll-mt-12 flex-col gap-3">
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

/** Nothing has moved yet, or nothing that the filters let through. */
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
