import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientLink } from '#/kit/client/client-link.tsx';
import type { Column } from '#/kit/list/table/column.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { ProposalStatus } from './proposal-status.tsx';
import { useProposalWords } from './use-proposal-words.ts';

export function useProposalColumns(): Column<Schemas.Proposal>[] {
  const { t } = useTranslation('approval');
  const { operation, subject, amount, limit, names } = useProposalWords();
  const { dateTime, ago } = useTime();
  return useMemo(
    () => [
      { id: 'operation', label: t('column.operation'), cell: operation },
      {
        id: 'limit',
        inCards: false,
        label: t('column.limit'),
        sortable: true,
        cell: (row) => limit(row.limit),
      },
      {
        id: 'subject',
        label: t('column.subject'),
        cell: (row) => (
          <span className="break-words md:inline-block md:max-w-56 md:truncate md:align-middle">
            {subject(row)}
          </span>
        ),
      },
      {
        id: 'client',
        label: t('column.client'),
        cell: (row) => row.client && <ClientLink client={row.client} />,
      },
      { id: 'amount', label: t('column.amount'), align: 'end', cell: amount },
      { id: 'maker', label: t('column.maker'), cell: (row) => row.maker.name },
      {
        id: 'created_at',
        label: t('column.waitsSince'),
        sortable: true,
        cell: (row) =>
          row.status === 'pending'
            ? t('waited', { at: dateTime(row.made_at), ago: ago(row.made_at, new Date()) })
            : dateTime(row.made_at),
      },
      {
        id: 'may',
        label: t('column.may'),
        cell: (row) =>
          row.status === 'pending' && (
            <span className="break-words md:inline-block md:max-w-64 md:truncate md:align-middle">
              {row.may.length === 0 ? t('nobody') : names(row.may)}
            </span>
          ),
      },
      {
        id: 'effective_at',
        label: t('column.effectiveAt'),
        cell: (row) => row.effective_at && dateTime(row.effective_at),
      },
      {
        id: 'status',
        label: t('column.status'),
        sortable: true,
        cell: (row) => <ProposalStatus status={row.status} />,
      },
    ],
    [t, operation, subject, amount, limit, names, dateTime, ago],
  );
}
