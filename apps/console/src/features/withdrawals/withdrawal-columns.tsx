import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientLink } from '#/shared/client/client-link.tsx';
import { LedgerAmount } from '#/shared/client/ledger-amount.tsx';
import type { Column } from '#/shared/table/column.ts';
import { useTime } from '#/shared/time/use-time.ts';
import { FirstUse } from './first-use.tsx';
import { shortDestination } from './short-destination.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

export function useWithdrawalColumns(): Column<Schemas.Withdrawal>[] {
  const { t } = useTranslation('withdrawal');
  const { dateTime } = useTime();
  return useMemo(
    () => [
      { id: 'order_no', label: t('column.orderNo'), sortable: true, cell: (row) => row.order_no },
      {
        id: 'client',
        label: t('column.client'),
        cell: (row) => <ClientLink client={row.client} />,
      },
      {
        id: 'amount',
        label: t('column.amount'),
        align: 'end',
        sortable: true,
        descendingFirst: true,
        cell: (row) => (
          <LedgerAmount
            client={row.client}
            record={row.id}
            amount={row.amount}
            currency={row.currency}
          />
        ),
        sum: ({ amount, currency }) => ({ amount, currency }),
      },
      {
        id: 'status',
        label: t('column.status'),
        sortable: true,
        cell: (row) => <WithdrawalStatus status={row.status} />,
      },
      {
        id: 'destination',
        label: t('column.destination'),
        cell: ({ destination }) => {
          const { place, number } = shortDestination(destination);
          return (
            <>
              {place} <span className="tabular-nums text-ink-muted">{number}</span>
            </>
          );
        },
      },
      {
        id: 'first_used',
        label: t('column.firstUsed'),
        cell: (row) => <FirstUse withdrawal={row} />,
      },
      {
        id: 'created_at',
        label: t('column.createdAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => dateTime(row.created_at),
      },
      {
        id: 'net_amount',
        label: t('column.netAmount'),
        align: 'end',
        cell: (row) => (
          <LedgerAmount
            client={row.client}
            record={row.id}
            amount={row.net_amount}
            currency={row.currency}
          />
        ),
      },
      {
        id: 'fee',
        inCards: false,
        label: t('column.fee'),
        align: 'end',
        cell: (row) => (
          <LedgerAmount
            client={row.client}
            record={row.id}
            amount={row.fee}
            currency={row.currency}
          />
        ),
      },
      {
        id: 'kind',
        inCards: false,
        label: t('column.kind'),
        cell: (row) => t(`kind.${row.destination.kind}`),
      },
      {
        id: 'holder',
        inCards: false,
        label: t('column.holder'),
        cell: ({ destination }) => (destination.kind === 'bank' ? destination.holder_name : null),
      },
      {
        id: 'agent',
        inCards: false,
        label: t('column.agent'),
        cell: (row) => row.client.agent_name,
      },
      {
        id: 'superman',
        inCards: false,
        label: t('column.superman'),
        cell: (row) => row.client.superman,
      },
      {
        id: 'maker',
        inCards: false,
        label: t('column.maker'),
        cell: (row) => row.maker?.name ?? t('byClient'),
      },
      {
        id: 'checker',
        inCards: false,
        label: t('column.checker'),
        cell: (row) => row.checker?.name,
      },
      {
        id: 'checked_at',
        inCards: false,
        label: t('column.checkedAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => (row.checked_at === null ? null : dateTime(row.checked_at)),
      },
    ],
    [t, dateTime],
  );
}
