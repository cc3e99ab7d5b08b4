import type { Schemas } from '@brokerdesk/sdk';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { DefinedList } from '#/business/list/defined-list.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { InviteButton } from './invite-button.tsx';
import { list } from './staff-list.ts';
import { StaffStatus } from './staff-status.tsx';
import { useTeamFilter } from './use-team-filter.ts';

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
