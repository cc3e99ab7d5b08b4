import type { Schemas } from '@brokerdesk/sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientLink } from '#/shared/client/client-link.tsx';
import { LedgerAmount } from '#/shared/client/ledger-amount.tsx';
import { useMoney } from '#/shared/money/use-money.ts';
import type { Column } from '#/shared/table/column.ts';
import { useTime } from '#/shared/time/use-time.ts';
import { hasMoved } from '../has-moved.ts';
import { DueMark } from './due-mark.tsx';
import { LoanStatus } from './loan-status.tsx';

/** What is owed stands as soon as there is a debt: before it is paid out, nothing is. */
const figures = ['interest', 'fine', 'repaid'] as const satisfies (keyof Schemas.LoanTerms)[];

export function useLoanColumns(): Column<Schemas.Overdrawn>[] {
  const { t } = useTranslation('loan');
  const { money, rate } = useMoney();
  const { dateTime, date } = useTime();
  return useMemo(() => {
    const owed = (row: Schemas.Overdrawn, name: 'outstanding' | (typeof figures)[number]) =>
      row.loan?.disbursed_at ? money(row.loan[name], row.currency) : null;
    return [
      { id: 'order_no', label: t('column.orderNo'), sortable: true, cell: (row) => row.order_no },
      {
        id: 'client',
        label: t('column.client'),
        cell: (row) => <ClientLink client={row.client} />,
      },
      {
        id: 'amount',
        label: t('column.principal'),
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
        cell: (row) => <LoanStatus status={row.status} />,
      },
      {
        id: 'due_at',
        label: t('column.dueAt'),
        sortable: true,
        cell: ({ loan }) =>
          loan?.due_at && (
            <span className="inline-flex items-center gap-x-2 whitespace-nowrap max-md:flex-wrap">
              {date(loan.due_at)}
              <DueMark loan={loan} />
            </span>
          ),
      },
      {
        id: 'outstanding',
        label: t('column.outstanding'),
        align: 'end',
        cell: (row) => owed(row, 'outstanding'),
      },
      {
        id: 'apr',
        label: t('column.apr'),
        align: 'end',
        cell: ({ loan }) => loan && `${rate(loan.apr)}%`,
      },
      {
        id: 'term',
        label: t('column.term'),
        align: 'end',
        cell: ({ loan }) => loan && t('days', { count: loan.term_days }),
      },
      ...figures.map(
        (name): Column<Schemas.Overdrawn> => ({
          id: name,
          inCards: false,
          label: t(`column.${name}`),
          align: 'end',
          cell: (row) => owed(row, name),
        }),
      ),
      {
        id: 'created_at',
        label: t('column.createdAt'),
        sortable: true,
        descendingFirst: true,
        cell: (row) => dateTime(row.created_at),
      },
      {
        id: 'disbursed_at',
        inCards: false,
        label: t('column.disbursedAt'),
        cell: ({ loan }) => loan?.disbursed_at && dateTime(loan.disbursed_at),
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
        cell: (row) => row.checked_at && dateTime(row.checked_at),
      },
    ];
  }, [t, money, rate, dateTime, date]);
}
