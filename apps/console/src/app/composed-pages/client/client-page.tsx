import { KycStatus } from '#/business/client/kyc-status.tsx';
import { useClientFilters } from '#/business/client-records/client-filters.tsx';
import { ClientState, OnlineMark } from '#/business/client-records/client-state.tsx';
import { ClientTags } from '#/business/client-records/client-tags.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { addRobots, NewClientButton } from '#/features/clients/client-buttons.tsx';
import * as cell from '#/features/clients/client-cells.tsx';
import { list } from '#/features/clients/client-list.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';

const BulkBar = lazyPart(async () => (await import('./bulk-bar.tsx')).BulkBar, ['client-bulk']);

export const { Page, prefetch } = listPage(list, {
  totals: 'client',
  useOwnFilters: useClientFilters,
  more: [addRobots],
  create: NewClientButton,
  createFromEmpty: true,
  bulk: { action: 'update', part: BulkBar },
  columns: [
    {
      id: 'full_name',
      as: 'name',
      cell: (row) => <cell.AvatarName name={row.full_name} src={row.avatar} fake={row.fake} />,
    },
    column.plain('username', { inCards: 'foot' }),
    { id: 'mobile', inCards: false, cell: (row) => row.mobile || null },
    {
      id: 'balances',
      inCards: 'beside',
      align: 'end',
      links: cell.balanceLinks,
      cell: (row) => <cell.Balances client={row} />,
    },
    {
      id: 'kyc',
      inCards: 'state',
      cell: (row) => <KycStatus named="inCards" status={row.kyc_status} />,
    },
    { id: 'state', inCards: 'state', cell: (row) => <ClientState named="inCards" client={row} /> },
    ...cell.profileColumns,
    column.plain('vip_level', { as: 'vip', inCards: false, align: 'end', descendingFirst: true }),
    column.plain('score', { inCards: false, align: 'end', descendingFirst: true }),
    { id: 'agent', inCards: false, cell: (row) => row.agent_name },
    column.plain('superman', { inCards: false }),
    { id: 'tags', inCards: 'foot', cell: (row) => <ClientTags tags={row.tags} /> },
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
