import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { nextToDecide } from '#/shared/decision/next-to-decide.ts';
import { useAdvance } from '#/shared/decision/use-advance.ts';
import { isFiltered, withoutFilters } from '#/shared/filter/list-search.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { usePermit } from '#/shared/permission/use-permit.ts';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import type { Column } from '#/shared/table/column.ts';
import { DataTable } from '#/shared/table/data-table.tsx';
import { ExportButton } from '#/shared/table/export-button.tsx';
import { Announcement } from '#/shared/ui/announcement.tsx';
import { depositKey } from './api/deposit-keys.ts';
import { exportDeposits } from './api/export-deposits.ts';
import { depositsQuery, listDeposits } from './api/list-deposits.ts';
import { type DepositSearch, readDepositSearch } from './deposit-search.ts';

/** Comes with the first deposit that is opened: the queue itself is there sooner without it. */
const DepositDrawer = lazy(async () => {
  const [{ DepositDrawer }] = await Promise.all([
    import('./review/deposit-drawer.tsx'),
    loadWords(['decision', 'deposit-review', 'crypto-deposit']),
  ]);
  return { default: DepositDrawer };
});

/** Comes with the first deposits that are selected. */
const DecideDeposits = lazy(async () => {
  const [{ DecideDeposits }] = await Promise.all([
    import('./bulk/decide-deposits.tsx'),
    loadWords(['decision', 'deposit-review']),
  ]);
  return { default: DecideDeposits };
});

export type DepositDeskProps = {
  /** Under this name the person's columns and views are kept. */
  id: string;
  /** As the address has it. */
  search: DepositSearch;
  onSearchChange: (change: Partial<DepositSearch>) => void;
  /** What all of its deposits have in common; it is no filter that could be taken off. */
  fixed?: Partial<DepositSearch>;
  columns: Column<Schemas.Deposit>[];
  /** More buttons over the rows. */
  actions?: ReactNode;
  words: { table: string; empty: { title: string; hint: string } };
  filters: (filter: {
    currencies: readonly string[];
    onChange: (change: Partial<DepositSearch>) => void;
  }) => ReactNode;
};

/** A list of deposits, and beside it the one that is open for review. */
export function DepositDesk({
  id,
  search,
  onSearchChange,
  fixed,
  columns,
  actions,
  words,
  filters,
}: DepositDeskProps) {
  const { t } = useTranslation('deposit');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const mayDecide = usePermit('approve');
  const asked = { ...search, ...fixed };
  const query = useQuery(depositsQuery(sdk, asked, timezone));
  // The list without filters knows every currency there is; it is the page most people begin with.
  const whole = useQuery(depositsQuery(sdk, { ...readDepositSearch({}), ...fixed }, timezone));
  const open = (id: string | undefined) => onSearchChange({ id });
  const filter = (change: Partial<DepositSearch>) => onSearchChange({ ...change, page: 1 });
  const { advance, announcement } = useAdvance<Schemas.Deposit>({
    openId: search.id,
    rows: query.data?.list,
    onOpen: open,
    nextOf: nextToDecide,
    findWaiting: async () =>
      (await listDeposits(sdk, { ...asked, status: 'pending', page: 1, size: 100 }, timezone)).list,
    queryKey: depositKey,
    words: {
      opened: ({ order_no: orderNo }) => t('next.opened', { orderNo }),
      none: t('next.none'),
    },
  });
  return (
    <>
      <DataTable
        id={id}
        label={words.table}
        columns={columns}
        query={query}
        search={search}
        onSearchChange={onSearchChange}
        openId={search.id}
        onOpen={open}
        totalsWords={{ label: t('totals.label'), count: (count) => t('totals.count', { count }) }}
        empty={{
          ...words.empty,
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={filters({
          currencies: whole.data?.totals.map(({ currency }) => currency) ?? [],
          onChange: filter,
        })}
        actions={
          <>
            {actions}
            <Permit action="export">
              <ExportButton what="deposits" onExport={() => exportDeposits(sdk, asked, timezone)} />
            </Permit>
          </>
        }
        bulk={mayDecide ? (selected) => <DecideDeposits {...selected} tableId={id} /> : undefined}
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
