import { useQuery } from '@tanstack/react-query';
import { LedgerAmount, StatementLink } from '#/business/client/statement-link.tsx';
import { exchangesOfClientQuery } from '#/business/client-records/client-records.ts';
import { usePaging } from '#/business/list/table/use-paging.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { CurrencySums } from '../currency-sums.tsx';
import { RecordTable } from '../record-table.tsx';
import { TabContent } from '../tab-content.tsx';
import { type TabProps, TwoLines } from '../tab-parts.tsx';

export function ExchangeTab({ client }: TabProps) {
  const { t } = useTranslation('client-detail');
  const { money, rate } = useMoney();
  const { dateTime } = useTime();
  const { paging, pages } = usePaging();
  const query = useQuery(exchangesOfClientQuery(useSdk(), client, paging));
  return (
    <TabContent
      query={query}
      isEmpty={({ list }) => list.length === 0}
      empty={{ title: t('exchange.empty'), hint: t('exchange.emptyHint') }}
    >
      {({ list, total, totals, base }) => (
        <div className="flex flex-col gap-3">
          <CurrencySums
            label={t('exchange.total')}
            totals={totals}
            base={base}
            shown={(sum, currency) => (
              <StatementLink client={client} filter={{ kind: 'exchange', currency }} amount={sum} />
            )}
          />
          <RecordTable
            label={t('exchange.table')}
            rows={list}
            keyOf={(row) => row.id}
            columns={[
              {
                id: 'at',
                label: t('exchange.column.createdAt'),
                cell: (row) => (
                  <TwoLines first={dateTime(row.created_at)} second={row.maker?.name ?? '—'} />
                ),
              },
              {
                id: 'amount',
                label: t('exchange.column.amount'),
                align: 'end',
                cell: (row) => (
                  <TwoLines
                    first={
                      <LedgerAmount
                        of={{ client, currency: row.currency }}
                        record={row.id}
                        amount={row.amount}
                      />
                    }
                    second={
                      <StatementLink
                        client={client}
                        filter={{ record: row.id }}
                        amount={t('exchange.feeOf', { fee: money(row.fee, row.currency) })}
                      />
                    }
                  />
                ),
              },
              {
                id: 'received',
                label: t('exchange.column.received'),
                align: 'end',
                cell: (row) => (
                  <TwoLines
                    first={
                      <LedgerAmount
                        of={{ client, currency: row.received_currency }}
                        record={row.id}
                        amount={row.received}
                      />
                    }
                    second={rate(row.rate)}
                  />
                ),
              },
              { id: 'order_no', label: t('exchange.column.orderNo'), cell: (row) => row.order_no },
            ]}
          />
          {pages(t('views.exchange'), total)}
        </div>
      )}
    </TabContent>
  );
}
