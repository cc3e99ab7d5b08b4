import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import { withClient } from '#/kit/client/client-address.ts';
import { isFiltered, withoutFilters } from '#/kit/list/filter/list-search.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { useListLines } from '#/kit/list/filter/use-list-lines.ts';
import { DataTable } from '#/kit/list/table/data-table.tsx';
import { ExportButton } from '#/kit/list/table/export-button.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { exchangeList, exportExchanges } from './api/list-exchanges.ts';
import { useExchangeColumns } from './exchange-columns.tsx';
import { ExchangeFilters } from './exchange-filters.tsx';
import { type ExchangeSearch, exchangeFilters, readExchangeSearch } from './exchange-search.ts';

/** What clients have changed from one currency into another: done, so that there is nothing to decide. */
export function ExchangeList({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('exchange-record');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const [search, change] = useListAddress(readExchangeSearch);
  const address = usePageAddress();
  const linesOf = useListLines();
  const asked = exchangeFilters(search);
  const query = useQuery(exchangeList.query(sdk, asked, timezone));
  const unfiltered = exchangeFilters(readExchangeSearch({}));
  const whole = useQuery(exchangeList.query(sdk, unfiltered, timezone)).data;
  const filter = (changed: Partial<ExchangeSearch>) => change({ ...changed, page: 1 });
  // Its record is what the ledger says of it, which lies over the list.
  const openLines = (id: string) => {
    const client = query.data?.list.find((row) => row.id === id)?.client;
    if (client === undefined) return;
    const next = withClient(address.search, client.id, 'statement', { record: id });
    address.change(next, address.search['client'] !== undefined);
  };
  return (
    <DataTable
      id="exchange"
      label={t('table')}
      columns={useExchangeColumns()}
      query={query}
      search={search}
      readSearch={readExchangeSearch}
      onSearchChange={change}
      openId={undefined}
      onOpen={openLines}
      totalsOf={{
        label: t('totals.label'),
        count: (count) => t('totals.count', { count }),
        lines: linesOf('exchange', asked),
      }}
      empty={{
        title: t('empty.title'),
        hint: t('empty.hint'),
        filtered: isFiltered(asked),
        onClearFilters: () => filter(withoutFilters(asked)),
      }}
      filters={
        <ExchangeFilters
          search={asked}
          currencies={{
            from: whole?.totals.map(({ currency }) => currency) ?? [],
            to: whole?.received_totals.map(({ currency }) => currency) ?? [],
          }}
          onChange={filter}
        />
      }
      actions={
        <>
          {actions}
          <Permit action="export" resource="client">
            <ExportButton what="exchanges" onExport={() => exportExchanges(sdk, asked, timezone)} />
          </Permit>
        </>
      }
    />
  );
}
