import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientLink } from '#/shared/client/client-link.tsx';
import { LedgerAmount } from '#/shared/client/ledger-amount.tsx';
import { useMoney } from '#/shared/money/use-money.ts';
import type { Column } from '#/shared/table/column.ts';
import { useTime } from '#/shared/time/use-time.ts';
import { DepositStatus } from './deposit-status.tsx';
import { hasMoved } from './has-moved.ts';

export function useDepositColumns(): Column<Schemas.Deposit>[] {
  const { t } = useTranslation('deposit');
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
        cell: (row) => money(row.amount, row.currency),
        sum: ({ amount, currency }) => ({ amount, currency }),
      },
      {
        id: 'status',
        label: t('column.status'),
        sortable: true,
        cell: (row) => <DepositStatus status={row.status} />,
      },
      {
        id: 'created_at',
        label: t('column.createdAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => dateTime(row.created_at),
      },
      {
        id: 'credited_amount',
        label: t('column.credited'),
        align: 'end',
        cell: (row) => (
          <LedgerAmount
            client={row.client}
            record={hasMoved(row) ? row.id : null}
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
      { id: 'sub_type', label: t('column.subType'), cell: (row) => t(`subType.${row.sub_type}`) },
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
      { id: 'payer', label: t('column.payer'), cell: (row) => row.payer_name },
      {
        id: 'reference',
        label: t('column.reference'),
        cell: (row) => row.reference_no ?? row.txid,
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
    [t, money, rate, dateTime],
  );
}
