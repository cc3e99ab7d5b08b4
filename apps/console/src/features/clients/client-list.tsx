import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import { isFiltered, withoutFilters } from '#/kit/list/filter/list-search.ts';
import { useListLines } from '#/kit/list/filter/use-list-lines.ts';
import { DataTable } from '#/kit/list/table/data-table.tsx';
import { ExportButton } from '#/kit/list/table/export-button.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { usePermit } from '#/kit/permission/use-permit.ts';
import { exportClients } from './api/export-clients.ts';
import { clientList } from './api/list-clients.ts';
import { useClientColumns } from './client-columns.tsx';
import { ClientFilters } from './client-filters.tsx';
import { type ClientSearch, readClientSearch } from './client-search.ts';
import { AddRobotsButton } from './robots/add-robots-button.tsx';

/** Comes with its words with the first clients that are selected. */
const TransferMany = lazyPart(
  async () => (await import('./bulk/transfer-many.tsx')).TransferMany,
  ['client-transfer', 'form'],
);

export type ClientListProps = {
  /** As the address has it. */
  search: ClientSearch;
  onSearchChange: (change: Partial<ClientSearch>) => void;
};

/** The clients. The one that is open is drawn over the page, as on every other page. */
export function ClientList({ search, onSearchChange }: ClientListProps) {
  const { t } = useTranslation('client');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const mayAssign = usePermit('assign');
  const linesOf = useListLines();
  const query = useQuery(clientList.query(sdk, search, timezone));
  const columns = useClientColumns();
  const filter = (change: Partial<ClientSearch>) => onSearchChange({ ...change, page: 1 });
  return (
    <DataTable
      id="client"
      label={t('table')}
      columns={columns}
      query={query}
      search={search}
      readSearch={readClientSearch}
      onSearchChange={onSearchChange}
      openId={search.id}
      onOpen={(id) => onSearchChange({ id })}
      totalsOf={{
        label: t('totals.label'),
        count: (count) => t('totals.count', { count }),
        lines: linesOf('client', search),
      }}
      failed={search.q === undefined ? undefined : t('searchFailed')}
      empty={{
        title: t('empty.title'),
        hint: t('empty.hint'),
        filtered: isFiltered(search),
        noMatch: search.q === undefined ? undefined : t('searchNothing'),
        onClearFilters: () => filter(withoutFilters(search)),
      }}
      filters={<ClientFilters search={search} onChange={filter} />}
      actions={
        <>
          <AddRobotsButton />
          <Permit action="export">
            <ExportButton what="clients" onExport={() => exportClients(sdk, search, timezone)} />
          </Permit>
        </>
      }
      bulk={mayAssign ? (selected) => <TransferMany {...selected} /> : undefined}
    />
  );
}
