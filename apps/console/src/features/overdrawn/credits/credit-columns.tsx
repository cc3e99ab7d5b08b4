import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientLink } from '#/shared/client/client-link.tsx';
import { LedgerAmount } from '#/shared/client/ledger-amount.tsx';
import type { Column } from '#/shared/table/column.ts';
import { useTime } from '#/shared/time/use-time.ts';
import { hasMoved } from '../has-moved.ts';
import { CreditKind } from './credit-kind.tsx';
import { CreditStatus } from './credit-status.tsx';

export function useCreditColumns(): Column<Schemas.Overdrawn>[] {
  const { t } = useTranslation('compensation');
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
        id: 'kind',
        label: t('column.kind'),
        cell: (row) => <CreditKind subType={row.sub_type} />,
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
            record={hasMoved(row) ? row.id : null}
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
        cell: (row) => <CreditStatus status={row.status} />,
      },
      {
        id: 'maker',
        label: t('column.maker'),
        cell: (row) => row.maker?.name ?? t('byClient'),
      },
      { id: 'remark', label: t('column.remark'), cell: (row) => row.remark },
      {
        id: 'created_at',
        label: t('column.createdAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => dateTime(row.created_at),
      },
      { id: 'acc_no', inCards: false, label: t('column.accNo'), cell: (row) => row.acc_no },
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
        cell: (row) => row.checked_at && dateTime(row.checked_at),
      },
    ],
    [t, dateTime],
  );
}
