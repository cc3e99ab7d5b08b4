import { ClientState, OnlineMark } from '#/business/client/client-state.tsx';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { useActivityFilter } from '#/business/client-records/activity-filter.ts';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { addRobots, NewClientButton } from './client-buttons.tsx';
import { AvatarName, Balances, balanceLinks } from './client-cells.tsx';
import { list } from './client-list.ts';

const BulkTransfer = lazyPart(
  async () => (await import('./bulk-transfer.tsx')).BulkTransfer,
  ['client-detail', 'form'],
);

export const { Page, prefetch } = listPage(list, {
  totals: 'client',
  useOwnFilters: useActivityFilter,
  more: [addRobots],
  create: NewClientButton,
  createFromEmpty: true,
  bulk: { action: 'assign', part: BulkTransfer },
  columns: [
    {
      id: 'full_name',
      as: 'name',
      cell: (row) => <AvatarName name={row.full_name} src={row.avatar} fake={row.fake} />,
    },
    column.plain('username', { inCards: 'foot' }),
    { id: 'mobile', inCards: false, cell: (row) => row.mobile || null },
    {
      id: 'balances',
      inCards: 'beside',
      align: 'end',
      links: balanceLinks,
      cell: (row) => <Balances client={row} />,
    },
    {
      id: 'kyc',
      inCards: 'state',
      cell: (row) => <KycStatus named="inCards" status={row.kyc_status} />,
    },
    { id: 'state', inCards: 'state', cell: (row) => <ClientState named="inCards" client={row} /> },
    column.plain('vip_level', { as: 'vip', inCards: false, align: 'end', descendingFirst: true }),
    column.plain('score', { inCards: false, align: 'end', descendingFirst: true }),
    { id: 'agent', inCards: false, cell: (row) => row.agent_name },
    column.plain('superman', { inCards: false }),
    {
      id: 'mfa',
      inCards: false,
      cell: (row, { t }) => t(row.mfa ? 'client-profile:mfaOn' : 'client-profile:mfaOff'),
    },
    { id: 'online', inCards: 'method', cell: (row) => <OnlineMark online={row.online} /> },
    column.time('last_seen_at', { as: 'lastSeen', inCards: false }),
    column.time('create_datetime', { as: 'created', inCards: 'foot' }),
  ],
});
