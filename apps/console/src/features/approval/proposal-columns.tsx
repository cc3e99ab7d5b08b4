import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/kit/client/client-link.tsx';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { ProposalStatus } from './proposal-status.tsx';
import { useProposalLabels } from './use-proposal-labels.ts';

type Row = Schemas.Proposal;

export const proposalColumns: readonly ListColumn<Row, readonly ['approval', 'two-people']>[] = [
  { id: 'operation', cell: (row) => <Operation of={row} /> },
  { id: 'limit', inCards: false, cell: (row, { t }) => t(`two-people:limit.${row.limit}`) },
  {
    id: 'subject',
    cell: (row) => (
      <span className="break-words md:inline-block md:max-w-56 md:truncate md:align-middle">
        <Subject of={row} />
      </span>
    ),
  },
  { id: 'client', cell: (row) => row.client && <ClientLink client={row.client} /> },
  {
    id: 'amount',
    align: 'end',
    cell: ({ amount, currency }, { money }) => amount && money(amount, currency),
  },
  { id: 'maker', cell: (row) => row.maker.name },
  {
    id: 'created_at',
    as: 'waitsSince',
    cell: (row, { t, dateTime, ago }) =>
      row.status === 'pending'
        ? t('approval:waited', { at: dateTime(row.made_at), ago: ago(row.made_at, new Date()) })
        : dateTime(row.made_at),
  },
  {
    id: 'may',
    cell: ({ status, may }, { t }) =>
      status === 'pending' && (
        <span className="break-words md:inline-block md:max-w-64 md:truncate md:align-middle">
          {may.length === 0
            ? t('approval:nobody')
            : may.map(({ name }) => name).join(t('two-people:comma'))}
        </span>
      ),
  },
  {
    id: 'effective_at',
    cell: (row, { dateTime }) => row.effective_at && dateTime(row.effective_at),
  },
  { id: 'status', cell: (row) => <ProposalStatus status={row.status} /> },
];

function Operation({ of }: { of: Row }) {
  return useProposalLabels().operation(of);
}

function Subject({ of }: { of: Row }) {
  return useProposalLabels().subject(of);
}
