import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientLink } from '#/kit/client/client-link.tsx';
import * as column from '#/kit/list/columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Clipped } from '#/kit/ui/clipped.tsx';
import { LimitStrip } from './limit-strip.tsx';
import { list } from './proposal-list.ts';
import { ProposalStatus } from './proposal-status.tsx';
import { useProposalLabels } from './use-proposal-labels.ts';

/** What waits for a second person, and beside it the one that is open. */
export const { Page, prefetch } = listPage(list, {
  above: LimitStrip,
  drawer: lazyOverlay(
    async () => (await import('./proposal-drawer.tsx')).ProposalDrawer,
    ['decision', 'client-profile', 'reveal'],
  ),
  columns: [
    { id: 'operation', cell: (row) => <Operation of={row} /> },
    { id: 'limit', inCards: false, cell: (row, { t }) => t(`two-people:limit.${row.limit}`) },
    { id: 'subject', cell: (row) => <Subject of={row} /> },
    {
      id: 'client',
      leads: ({ client }) => client && { client },
      cell: (row) => row.client && <ClientLink client={row.client} />,
    },
    column.money('amount'),
    column.person('maker'),
    {
      id: 'created_at',
      inCards: 'foot',
      as: 'waitsSince',
      cell: ({ status, made_at: at }, { t, dateTime, ago }) =>
        status === 'pending'
          ? t('approval:waited', { at: dateTime(at), ago: ago(at, new Date()) })
          : dateTime(at),
    },
    { id: 'may', cell: (row) => row.status === 'pending' && <Approvers of={row} /> },
    column.time('effective_at'),
    { id: 'status', cell: (row) => <ProposalStatus status={row.status} /> },
  ],
});

function Operation({ of }: { of: Schemas.Proposal }) {
  return useProposalLabels().operation(of);
}

function Approvers({ of }: { of: Schemas.Proposal }) {
  const { t } = useTranslation('approval');
  return <Clipped>{useProposalLabels().approvers(of) || t('nobody')}</Clipped>;
}

function Subject({ of }: { of: Schemas.Proposal }) {
  return <Clipped>{useProposalLabels().subject(of)}</Clipped>;
}
