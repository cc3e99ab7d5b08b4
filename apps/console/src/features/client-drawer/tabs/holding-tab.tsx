import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { LedgerAmount, StatementLink } from '#/business/client/statement-link.tsx';
import { holdingsQuery } from '#/business/client-records/client-records.ts';
import { usePaging } from '#/business/list/table/use-paging.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Profit } from '#/ui/figures/profit.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { CurrencySums } from '../currency-sums.tsx';
import { RecordTable } from '../record-table.tsx';
import { RecordLink } from '../statement/record-link.tsx';
import { TabContent } from '../tab-content.tsx';
import { type TabProps, TwoLines } from '../tab-parts.tsx';

/** A fund's value has four digits, any other price those of its currency. */
const priceDigits = (kind: Schemas.TradeKind) => (kind === 'fund' ? 4 : undefined);

export function HoldingTab({ client }: TabProps) {
  const { t } = useTranslation('client-detail');
  const { amount, money } = useMoney();
  const { dateTime } = useTime();
  const { paging, pages } = usePaging();
  const query = useQuery(holdingsQuery(useSdk(), client.id, paging));
  return (
    <TabContent
      query={query}
      isEmpty={({ list, savings }) => list.length === 0 && savings.length === 0}
      empty={{ title: t('holding.empty'), hint: t('holding.emptyHint') }}
    >
      {({ list, total, totals, base, values, value_totals: worth, savings }) => (
        <div className="flex flex-col gap-3">
          {savings.length > 0 && <SavingsTable savings={savings} />}
          <CurrencySums
            label={t('holding.paidTotal')}
            totals={totals}
            base={base}
            shown={(sum, currency) => (
              <StatementLink client={client} filter={{ kind: 'trade', currency }} amount={sum} />
            )}
          />
          {worth.length > 0 && (
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-ink-muted">{t('holding.worth')}</span>
              {worth.map(({ currency, paid, value, result }) => (
                <span key={currency} className="tabular-nums">
                  {t('holding.worthOf', {
                    value: money(value, currency),
                    paid: money(paid, currency),
                  })}{' '}
                  <Profit amount={result} currency={currency} />
                </span>
              ))}
            </p>
          )}
          <RecordTable
            label={t('views.holding')}
            rows={list}
            keyOf={(row) => row.id}
            columns={[
              {
                id: 'product',
                label: t('holding.product'),
                cell: (row) => (
                  <TwoLines
                    first={row.product.name}
                    second={
                      <>
                        {row.product.code} · {t(`kinds.${row.kind}`)} ·{' '}
                        <RecordLink record={row} fake={client.fake} />
                      </>
                    }
                  />
                ),
              },
              {
                id: 'qty',
                label: t('holding.qtyPrice'),
                align: 'end',
                cell: ({ allotted_qty: qty, price, currency, kind }) => (
                  <TwoLines
                    first={qty !== null && amount(qty)}
                    second={price !== null && money(price, currency, priceDigits(kind))}
                  />
                ),
              },
              {
                id: 'paid',
                label: t('holding.paid'),
                align: 'end',
                cell: (row) => (
                  <LedgerAmount
                    of={{ client, currency: row.currency }}
                    record={row.id}
                    amount={row.paid}
                  />
                ),
              },
              {
                id: 'value',
                label: t('holding.value'),
                align: 'end',
                cell: ({ id, currency }) => {
                  const now = values.find((one) => one.id === id);
                  if (now === undefined) return null;
                  return (
                    <TwoLines
                      first={money(now.value, currency)}
                      second={<Profit amount={now.result} currency={currency} />}
                    />
                  );
                },
              },
              {
                id: 'now',
                label: t('holding.now'),
                align: 'end',
                cell: ({ id, currency, kind }) => {
                  const now = values.find((one) => one.id === id);
                  if (now === undefined) return null;
                  return (
                    <TwoLines
                      first={money(now.price, currency, priceDigits(kind))}
                      second={now.priced_at && dateTime(now.priced_at)}
                    />
                  );
                },
              },
              {
                id: 'opened',
                label: t('holding.openedSettles'),
                cell: ({ opened_at: opened, settle_at: settles }) => (
                  <TwoLines
                    first={opened && dateTime(opened)}
                    second={settles && dateTime(settles)}
                  />
                ),
              },
            ]}
          />
          {pages(t('views.holding'), total)}
        </div>
      )}
    </TabContent>
  );
}

function SavingsTable({ savings }: { savings: readonly Schemas.SavingHolding[] }) {
  const { t } = useTranslation('client-detail');
  const { amount, money } = useMoney();
  const { calendarDay } = useTime();
  const mayOpen = usePermittedPaths().has('/trades/saving');
  return (
    <section aria-labelledby="client-savings">
      <h3 id="client-savings" className="mb-1 font-medium">
        {t('holding.savings')}
      </h3>
      <RecordTable
        label={t('holding.savings')}
        rows={savings}
        keyOf={(row) => row.id}
        columns={[
          {
            id: 'product',
            label: t('holding.product'),
            cell: ({ product, order_no: orderNo }) => (
              <TwoLines
                first={
                  mayOpen ? (
                    <PageLink to="/trades/saving" search={{ id: product.id }}>
                      {product.name}
                    </PageLink>
                  ) : (
                    product.name
                  )
                }
                second={`${product.code} · ${orderNo}`}
              />
            ),
          },
          {
            id: 'principal',
            label: t('holding.principal'),
            align: 'end',
            cell: (row) => money(row.principal, row.currency),
          },
          {
            id: 'rate',
            label: t('holding.rate'),
            align: 'end',
            cell: (row) => `${amount(row.rate, 2)}%`,
          },
          {
            id: 'accrued',
            label: t('holding.interest'),
            align: 'end',
            cell: (row) => money(row.accrued, row.currency),
          },
          {
            id: 'next',
            label: t('holding.nextPayout'),
            cell: ({ next_payout: next, currency }) =>
              next && `${calendarDay(next.on)} · ${money(next.amount, currency)}`,
          },
          {
            id: 'matures',
            label: t('holding.matures'),
            cell: (row) => row.matures_on && calendarDay(row.matures_on),
          },
        ]}
      />
    </section>
  );
}
