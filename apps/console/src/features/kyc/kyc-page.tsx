import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { questionPhases, usePhaseTabs } from '#/business/list/phase-tabs.tsx';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { list } from './kyc-list.ts';
import { KycStatus } from './kyc-status.tsx';

export const KycDrawer = lazyOverlay(
  async () => (await import('./review/kyc-drawer.tsx')).KycDrawer,
  ['decision', 'reveal', 'form'],
);

export const { Page, prefetch } = listPage(list, {
  useOwnFilters: (props) => usePhaseTabs(list, questionPhases, props),
  work: { type: 'kyc', queue: 'kyc' },
  decision: {
    drawer: KycDrawer,
    covers: true,
    named: ({ client }) => ({ name: client.full_name }),
  },
  columns: [
    { id: 'client', cell: (row) => <ClientName client={row.client} /> },
    {
      id: 'status',
      cell: (row) => <KycStatus status={row.status} />,
    },
    column.risk,
    column.waited,
    column.kycReason,
    { id: 'level', inCards: 'method', cell: (row, { t }) => row.level && t(`level.${row.level}`) },
    { id: 'id_type', inCards: 'foot', cell: ({ id_type: id }, { t }) => id && t(`idType.${id}`) },
    column.plain('id_no', { inCards: 'foot' }),
    {
      id: 'attempt_no',
      inCards: false,
      as: 'attempt',
      align: 'end',
      descendingFirst: true,
      cell: (row) => (row.attempt_no === 0 ? null : row.attempt_no),
    },
    {
      id: 'submitted_at',
      inCards: 'foot',
      descendingFirst: true,
      cell: (row, { dateTime }) => row.made_at && dateTime(row.made_at),
    },
    { id: 'agent', inCards: false, cell: (row) => row.client.agent_name },
    {
      id: 'maker',
      inCards: false,
      cell: (row, { t }) => row.made_at && (row.maker?.name ?? t('kyc:byClient')),
    },
    ...column.checkers,
  ],
});
