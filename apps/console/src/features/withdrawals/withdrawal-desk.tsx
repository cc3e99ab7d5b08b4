import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { DecisionDesk, type DeskAddress } from '#/kit/list/decision-desk.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { exportWithdrawals } from './api/export-withdrawals.ts';
import { withdrawalList } from './api/list-withdrawals.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalFilters } from './withdrawal-filters.tsx';
import { readWithdrawalSearch, type WithdrawalSearch } from './withdrawal-search.ts';

/** Comes with the first withdrawal that is opened. */
const WithdrawalDrawer = lazyOverlay(
  async () => (await import('./review/withdrawal-drawer.tsx')).WithdrawalDrawer,
  ['decision', 'two-people'],
);

/** Comes with the first withdrawals that are selected. */
const DecideWithdrawals = lazyPart(
  async () => (await import('./bulk/decide-withdrawals.tsx')).DecideWithdrawals,
  ['decision', 'two-people'],
);

/** The withdrawals, and beside them the one that is open for review. */
export function WithdrawalDesk({ search, onSearchChange }: DeskAddress<WithdrawalSearch>) {
  const { t } = useTranslation('withdrawal');
  return (
    <DecisionDesk
      id="withdrawal"
      search={search}
      readSearch={readWithdrawalSearch}
      onSearchChange={onSearchChange}
      list={withdrawalList}
      file={{ what: 'withdrawals', fetch: exportWithdrawals }}
      columns={useWithdrawalColumns()}
      words={{
        table: t('table'),
        empty: { title: t('empty.title'), hint: t('empty.hint') },
        totals: {
          label: t('totals.label'),
          count: (count) => t('totals.count', { count }),
          lines: 'withdrawal',
        },
        opened: ({ order_no: orderNo }) => t('next.opened', { orderNo }),
        none: t('next.none'),
      }}
      filters={(onChange) => <WithdrawalFilters search={search} onChange={onChange} />}
      bulk={(selected) => <DecideWithdrawals {...selected} />}
      drawer={(open) => <WithdrawalDrawer {...open} />}
    />
  );
}
