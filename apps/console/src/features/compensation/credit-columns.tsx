import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import {
  amountColumn,
  checkerColumns,
  clientColumn,
  createdAtColumn,
  orderNoColumn,
  staffColumns,
} from '#/kit/client/record-columns.tsx';
import { hasMoved } from '#/kit/ledger/has-moved.ts';
import type { Column } from '#/kit/list/table/column.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { CreditKind } from './credit-kind.tsx';
import { CreditStatus } from './credit-status.tsx';

export function useCreditColumns() {
  const { t } = useTranslation('compensation');
  const { dateTime } = useTime();
  return useMemo(
    (): Column<Schemas.Overdrawn>[] => [
      orderNoColumn(t('column.orderNo')),
      clientColumn(t('column.client')),
      {
        id: 'kind',
        label: t('column.kind'),
        cell: (row) => <CreditKind subType={row.sub_type} />,
      },
      amountColumn(t('column.amount'), (row) => (hasMoved(row) ? row.id : null)),
      {
        id: 'status',
        label: t('column.status'),
        sortable: true,
        cell: (row) => <CreditStatus status={row.status} />,
      },
      {
        id: 'maker',
        label: t('column.maker'),
        cell: (row) => row.maker?.name ?? t('byClient'),
      },
      { id: 'remark', label: t('column.remark'), cell: (row) => row.remark },
      createdAtColumn(t('column.createdAt'), dateTime),
      { id: 'acc_no', inCards: false, label: t('column.accNo'), cell: (row) => row.acc_no },
      ...staffColumns({ agent: t('column.agent'), superman: t('column.superman') }),
      ...checkerColumns(
        { checker: t('column.checker'), checkedAt: t('column.checkedAt') },
        dateTime,
      ),
    ],
    [t, dateTime],
  );
}
