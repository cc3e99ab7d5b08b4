import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { DefinedList } from '#/business/list/defined-list.tsx';
import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { useRecordFilter } from '#/business/list/filter/use-record-filters.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { InviteButton } from './invite-button.tsx';
import { teamsQuery } from './staff-calls.ts';
import { list, type StaffSearch } from './staff-list.ts';
import { StaffStatus } from './staff-status.tsx';

export const StaffDrawer = lazyOverlay(
  async () => (await import('./drawer/staff-drawer.tsx')).StaffDrawer,
  ['staff-detail', 'two-people', 'sessions', 'form', 'reveal'],
);

const columns: readonly ListColumn<Schemas.StaffUser, readonly ['staff', 'record']>[] = [
  column.plain('name'),
  column.plain('username', { inCards: 'foot' }),
  { id: 'role', inCards: 'method', cell: (row, { t }) => t(`record:role.${row.role}`) },
  column.plain('superman'),
  { id: 'status', cell: (row) => <StaffStatus status={row.status} waiting={row.waiting} /> },
  { id: 'mfa', cell: (row, { t }) => t(row.mfa ? 'staff:flag.on' : 'staff:flag.off') },
  { id: 'code', inCards: false, cell: (row) => <code className="font-mono">{row.code}</code> },
  column.time('last_login_at'),
  column.time('created_at', { inCards: false }),
];

function useTeamFilter(props: ListFiltersProps<StaffSearch>) {
  const { t } = useTranslation('staff');
  const { data, isPending } = useQuery(teamsQuery(useSdk()));
  const leader = useRecordFilter(props, 'leader_id', {
    label: t('column.superman'),
    records: data?.filter(({ role }) => role === 'superman'),
    unlisted: isPending ? '…' : undefined,
  });
  return { leader };
}

export function StaffTable() {
  return (
    <DefinedList
      list={list}
      columns={columns}
      useOwnFilters={useTeamFilter}
      create={InviteButton}
      drawer={StaffDrawer}
    />
  );
}
