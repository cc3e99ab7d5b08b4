import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { isFiltered, withoutFilters } from '#/shared/filter/list-search.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { DataTable } from '#/shared/table/data-table.tsx';
import { ExportButton } from '#/shared/table/export-button.tsx';
import { AddRobotsButton } from './actions/add-robots-button.tsx';
import { exportClients } from './api/export-clients.ts';
import { clientsQuery } from './api/list-clients.ts';
import { useClientColumns } from './client-columns.tsx';
import { ClientFilters } from './client-filters.tsx';
import { type ClientSearch, readClientSearch } from './client-search.ts';

/** Comes with the first client that is opened: the list itself is there sooner without it. */
const ClientDrawer = lazy(async () => ({
  default: (await import('./client-drawer.tsx')).ClientDrawer,
}));

export type ClientListProps = {
  /** As the address has it. */
  search: ClientSearch;
  onSearchChange: (change: Partial<ClientSearch>) => void;
  /** What can be done for the client that is open. */
  actions: (client: Schemas.Client) => ReactNode;
};

/** The clients, and beside them the one that is open. */
export function ClientList({ search, onSearchChange, actions }: ClientListProps) {
  const { t } = useTranslation('client');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const query = useQuery(clientsQuery(sdk, search, timezone));
  // The list without filters knows every currency there is; it is the page most people begin with.
  const whole = useQuery(clientsQuery(sdk, readClientSearch({}), timezone));
  const columns = useClientColumns();
  const filter = (change: Partial<ClientSearch>) => onSearchChange({ ...change, page: 1 });
  return (
    <>
      <DataTable
        id="client"
        label={t('table')}
        columns={columns}
        query={query}
        search={search}
        onSearchChange={onSearchChange}
        openId={search.id}
        onOpen={(id) => onSearchChange({ id })}
        totalsWords={{ label: t('totals.label'), count: (count) => t('totals.count', { count }) }}
        empty={{
          title: t('empty.title'),
          hint: t('empty.hint'),
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={
          <ClientFilters
            search={search}
            currencies={whole.data?.totals.map(({ currency }) => currency) ?? []}
            onChange={filter}
          />
        }
        actions={
          <>
            <AddRobotsButton />
            <Permit action="export">
              <ExportButton what="clients" onExport={() => exportClients(sdk, search, timezone)} />
            </Permit>
          </>
        }
      />
      <Suspense>
        {search.id !== undefined && (
          <ClientDrawer
            id={search.id}
            listed={query.data?.list.find(({ id }) => id === search.id)}
            actions={actions}
            onClose={() => onSearchChange({ id: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}
