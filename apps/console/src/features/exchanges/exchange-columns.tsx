import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { LedgerAmount } from '#/kit/client/ledger-amount.tsx';
import {
  amountColumn,
  clientColumn,
  createdAtColumn,
  orderNoColumn,
  staffColumns,
} from '#/kit/client/record-columns.tsx';
import type { Column } from '#/kit/list/table/column.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { useTime } from '#/kit/time/use-time.ts';

type Row = Schemas.ConversionRecord;

export function useExchangeColumns() {
  const { t } = useTranslation('exchange-record');
  const { rate } = useMoney();
  const { dateTime } = useTime();
  return useMemo(
    (): Column<Row>[] => [
      orderNoColumn(t('column.orderNo')),
      clientColumn(t('column.client')),
      amountColumn(t('column.amount'), (row) => row.id),
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
        cell: (row) => (
          <LedgerAmount
            client={row.client}
            record={row.id}
            amount={row.fee}
            currency={row.currency}
          />
        ),
      },
      createdAtColumn(t('column.createdAt'), dateTime),
      { id: 'from', label: t('column.from'), inCards: false, cell: (row) => row.from_acc_no },
      { id: 'to', label: t('column.to'), inCards: false, cell: (row) => row.to_acc_no },
      ...staffColumns({ agent: t('column.agent'), superman: t('column.superman') }),
      { id: 'maker', label: t('column.maker'), cell: (row) => row.maker?.name },
    ],
    [t, rate, dateTime],
  );
}
