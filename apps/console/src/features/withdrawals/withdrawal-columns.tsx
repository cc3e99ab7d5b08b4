import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { LedgerAmount } from '#/kit/client/ledger-amount.tsx';
import {
  amountColumn,
  checkerColumns,
  clientColumn,
  createdAtColumn,
  makerColumn,
  orderNoColumn,
  staffColumns,
} from '#/kit/client/record-columns.tsx';
import type { Column } from '#/kit/list/table/column.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { FirstUse } from './first-use.tsx';
import { shortDestination } from './short-destination.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

export function useWithdrawalColumns() {
  const { t } = useTranslation('withdrawal');
  const { dateTime } = useTime();
  return useMemo(
    (): Column<Schemas.Withdrawal>[] => [
      orderNoColumn(t('column.orderNo')),
      clientColumn(t('column.client')),
      amountColumn(t('column.amount'), (row) => row.id),
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
      createdAtColumn(t('column.createdAt'), dateTime),
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
      ...staffColumns({ agent: t('column.agent'), superman: t('column.superman') }),
      makerColumn(t('column.maker'), t('byClient')),
      ...checkerColumns(
        { checker: t('column.checker'), checkedAt: t('column.checkedAt') },
        dateTime,
      ),
    ],
    [t, dateTime],
  );
}
