import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientLink } from '#/shared/client/client-link.tsx';
import { LedgerAmount } from '#/shared/client/ledger-amount.tsx';
import { useMoney } from '#/shared/money/use-money.ts';
import type { Column } from '#/shared/table/column.ts';
import { useTime } from '#/shared/time/use-time.ts';

type Row = Schemas.ConversionRecord;

export function useExchangeColumns(): Column<Row>[] {
  const { t } = useTranslation('exchange-record');
  const { money, rate } = useMoney();
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
        id: 'received',
        label: t('column.received'),
        align: 'end',
        sortable: true,
        descendingFirst: true,
        cell: (row) => (
          <LedgerAmount
            client={row.client}
            record={row.id}
            amount={row.received}
            currency={row.received_currency}
          />
        ),
      },
      {
        id: 'rate',
        label: t('column.rate'),
        align: 'end',
        cell: (row) => rate(row.rate),
      },
      {
        id: 'fee',
        label: t('column.fee'),
        align: 'end',
        cell: (row) => money(row.fee, row.currency),
      },
      {
        id: 'created_at',
        label: t('column.createdAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => dateTime(row.created_at),
      },
      { id: 'from', label: t('column.from'), inCards: false, cell: (row) => row.from_acc_no },
      { id: 'to', label: t('column.to'), inCards: false, cell: (row) => row.to_acc_no },
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
      { id: 'maker', label: t('column.maker'), cell: (row) => row.maker?.name },
    ],
    [t, money, rate, dateTime],
  );
}
