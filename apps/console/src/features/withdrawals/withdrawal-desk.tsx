import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { nextToDecide } from '#/shared/decision/next-to-decide.ts';
import { useAdvance } from '#/shared/decision/use-advance.ts';
import { isFiltered, withoutFilters } from '#/shared/filter/list-search.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { usePermit } from '#/shared/permission/use-permit.ts';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { agentsQuery } from '#/shared/staff/agents-query.ts';
import { DataTable } from '#/shared/table/data-table.tsx';
import { ExportButton } from '#/shared/table/export-button.tsx';
import { Announcement } from '#/shared/ui/announcement.tsx';
import { exportWithdrawals } from './api/export-withdrawals.ts';
import { listWithdrawals, withdrawalsQuery } from './api/list-withdrawals.ts';
import { withdrawalKey } from './api/withdrawal-keys.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalFilters } from './withdrawal-filters.tsx';
import { readWithdrawalSearch, type WithdrawalSearch } from './withdrawal-search.ts';

/** Comes with the first withdrawal that is opened. */
const WithdrawalDrawer = lazy(async () => {
  const [{ WithdrawalDrawer }] = await Promise.all([
    import('./review/withdrawal-drawer.tsx'),
    loadWords(['decision']),
  ]);
  return { default: WithdrawalDrawer };
});

/** Comes with the first withdrawals that are selected. */
const DecideWithdrawals = lazy(async () => {
  const [{ DecideWithdrawals }] = await Promise.all([
    import('./bulk/decide-withdrawals.tsx'),
    loadWords(['decision']),
  ]);
  return { default: DecideWithdrawals };
});

export type WithdrawalDeskProps = {
  /** As the address has it. */
  search: WithdrawalSearch;
  onSearchChange: (change: Partial<WithdrawalSearch>) => void;
};

/** The withdrawals, and beside them the one that is open for review. */
export function WithdrawalDesk({ search, onSearchChange }: WithdrawalDeskProps) {
  const { t } = useTranslation('withdrawal');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const mayDecide = usePermit('approve');
  const query = useQuery(withdrawalsQuery(sdk, search, timezone));
  // The list without filters knows every currency there is; it is the page most people begin with.
  const whole = useQuery(withdrawalsQuery(sdk, readWithdrawalSearch({}), timezone));
  const agents = useQuery(agentsQuery(sdk)).data ?? [];
  const columns = useWithdrawalColumns();
  const open = (id: string | undefined) => onSearchChange({ id });
  const filter = (change: Partial<WithdrawalSearch>) => onSearchChange({ ...change, page: 1 });
  const { advance, announcement } = useAdvance<Schemas.Withdrawal>({
    openId: search.id,
    rows: query.data?.list,
    onOpen: open,
    nextOf: nextToDecide,
    findWaiting: async () =>
      (await listWithdrawals(sdk, { ...search, status: 'pending', page: 1, size: 100 }, timezone))
        .list,
    queryKey: withdrawalKey,
    words: {
      opened: ({ order_no: orderNo }) => t('next.opened', { orderNo }),
      none: t('next.none'),
    },
  });
  return (
    <>
      <DataTable
        id="withdrawal"
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
          <WithdrawalFilters
            search={search}
            currencies={whole.data?.totals.map(({ currency }) => currency) ?? []}
            agents={agents}
            onChange={filter}
          />
        }
        actions={
          <Permit action="export">
            <ExportButton
              what="withdrawals"
              onExport={() => exportWithdrawals(sdk, search, timezone)}
            />
          </Permit>
        }
        bulk={mayDecide ? (selected) => <DecideWithdrawals {...selected} /> : undefined}
      />
      <Announcement>{announcement}</Announcement>
      <Suspense>
        {search.id !== undefined && (
          <WithdrawalDrawer
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
