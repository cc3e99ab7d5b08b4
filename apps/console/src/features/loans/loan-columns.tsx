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
import { DueMark } from './due-mark.tsx';
import { LoanStatus } from './loan-status.tsx';

/** What is owed stands as soon as there is a debt: before it is paid out, nothing is. */
const figures = ['interest', 'fine'] as const satisfies (keyof Schemas.LoanTerms)[];

export function useLoanColumns() {
  const { t } = useTranslation('loan');
  const { rate } = useMoney();
  const { dateTime, date } = useTime();
  return useMemo((): Column<Schemas.Overdrawn>[] => {
    const owed = (
      row: Schemas.Overdrawn,
      name: 'outstanding' | 'repaid' | (typeof figures)[number],
    ) =>
      row.loan?.disbursed_at ? (
        <LedgerAmount
          client={row.client}
          record={row.id}
          amount={row.loan[name]}
          currency={row.currency}
        />
      ) : null;
    return [
      orderNoColumn(t('column.orderNo')),
      clientColumn(t('column.client')),
      amountColumn(t('column.principal'), (row) => (hasMoved(row) ? row.id : null)),
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
        id: 'repaid',
        inCards: false,
        label: t('column.repaid'),
        align: 'end',
        cell: (row) => owed(row, 'repaid'),
      },
      createdAtColumn(t('column.createdAt'), dateTime),
      {
        id: 'disbursed_at',
        inCards: false,
        label: t('column.disbursedAt'),
        cell: ({ loan }) => loan?.disbursed_at && dateTime(loan.disbursed_at),
      },
      ...staffColumns({ agent: t('column.agent'), superman: t('column.superman') }),
      makerColumn(t('column.maker'), t('byClient')),
      ...checkerColumns(
        { checker: t('column.checker'), checkedAt: t('column.checkedAt') },
        dateTime,
      ),
    ];
  }, [t, rate, dateTime, date]);
}
