import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { isFiltered, withoutFilters } from '#/shared/filter/list-search.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { usePermit } from '#/shared/permission/use-permit.ts';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { DataTable } from '#/shared/table/data-table.tsx';
import { ExportButton } from '#/shared/table/export-button.tsx';
import { Announcement } from '#/shared/ui/announcement.tsx';
import { exportDeposits } from './api/export-deposits.ts';
import { depositsQuery } from './api/list-deposits.ts';
import { useDepositColumns } from './deposit-columns.tsx';
import { DepositFilters } from './deposit-filters.tsx';
import { type DepositSearch, readDepositSearch } from './deposit-search.ts';
import { useAdvance } from './use-advance.ts';

/** Comes with the first deposit that is opened: the queue itself is there sooner without it. */
const DepositDrawer = lazy(async () => ({
  default: (await import('./review/deposit-drawer.tsx')).DepositDrawer,
}));

/** Comes with the first deposits that are selected. */
const BulkDecision = lazy(async () => ({
  default: (await import('./bulk/bulk-decision.tsx')).BulkDecision,
}));

export type DepositQueueProps = {
  /** As the address has it. */
  search: DepositSearch;
  onSearchChange: (change: Partial<DepositSearch>) => void;
};

/** The deposits, and beside them the one that is open for review. */
export function DepositQueue({ search, onSearchChange }: DepositQueueProps) {
  const { t } = useTranslation('deposit');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const mayDecide = usePermit('approve');
  const query = useQuery(depositsQuery(sdk, search, timezone));
  // The list without filters knows every currency there is; it is the page most people begin with.
  const whole = useQuery(depositsQuery(sdk, readDepositSearch({}), timezone));
  const columns = useDepositColumns();
  const open = (id: string | undefined) => onSearchChange({ id });
  const filter = (change: Partial<DepositSearch>) => onSearchChange({ ...change, page: 1 });
  const { advance, announcement } = useAdvance({ search, rows: query.data?.list, onOpen: open });
  return (
    <>
      <DataTable
        id="deposit"
        label={t('table')}
        columns={columns}
        query={query}
        search={search}
        onSearchChange={onSearchChange}
        openId={search.id}
        onOpen={open}
        totalsWords={{ label: t('totals.label'), count: (count) => t('totals.count', { count }) }}
        empty={{
          title: t('empty.title'),
          hint: t('empty.hint'),
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={
          <DepositFilters
            search={search}
            currencies={whole.data?.totals.map(({ currency }) => currency) ?? []}
            onChange={filter}
          />
        }
        actions={
          <Permit action="export">
            <ExportButton what="deposits" onExport={() => exportDeposits(sdk, search, timezone)} />
          </Permit>
        }
        bulk={mayDecide ? (selected) => <BulkDecision {...selected} /> : undefined}
      />
      <Announcement>{announcement}</Announcement>
      <Suspense>
        {search.id !== undefined && (
          <DepositDrawer
            id={search.id}
            listed={query.data?.list.find(({ id }) => id === search.id)}
            onOpen={open}
            onDecided={advance}
          />
        )}
      </Suspense>
    </>
  );
}
