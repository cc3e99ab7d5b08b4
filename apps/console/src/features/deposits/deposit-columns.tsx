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
import { hasMoved } from '#/kit/ledger/has-moved.ts';
import type { Column } from '#/kit/list/table/column.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { DepositStatus } from './deposit-status.tsx';

const ledgerRecordOf = (row: Schemas.Deposit) => (hasMoved(row) ? row.id : null);

export function useDepositColumns() {
  const { t } = useTranslation(['deposit', 'kit']);
  const { rate } = useMoney();
  const { dateTime } = useTime();
  return useMemo(
    (): Column<Schemas.Deposit>[] => [
      orderNoColumn(t('column.orderNo')),
      clientColumn(t('column.client')),
      amountColumn(t('column.amount'), ledgerRecordOf),
      {
        id: 'status',
        label: t('column.status'),
        sortable: true,
        cell: (row) => <DepositStatus status={row.status} />,
      },
      createdAtColumn(t('column.createdAt'), dateTime),
      {
        id: 'credited_amount',
        label: t('column.credited'),
        align: 'end',
        cell: (row) => (
          <LedgerAmount
            client={row.client}
            record={ledgerRecordOf(row)}
            amount={row.credited_amount}
            currency={row.account_currency}
          />
        ),
      },
      {
        id: 'rate',
        inCards: false,
        label: t('column.rate'),
        align: 'end',
        cell: (row) => (row.currency === row.account_currency ? null : rate(row.rate)),
      },
      {
        id: 'sub_type',
        label: t('column.subType'),
        cell: (row) => t(`kit:depositType.${row.sub_type}`),
      },
      ...staffColumns({ agent: t('column.agent'), superman: t('column.superman') }),
      { id: 'payer', label: t('column.payer'), cell: (row) => row.payer_name },
      {
        id: 'reference',
        label: t('column.reference'),
        cell: (row) => row.reference_no ?? row.txid,
      },
      makerColumn(t('column.maker'), t('byClient')),
      ...checkerColumns(
        { checker: t('column.checker'), checkedAt: t('column.checkedAt') },
        dateTime,
      ),
    ],
    [t, rate, dateTime],
  );
}
