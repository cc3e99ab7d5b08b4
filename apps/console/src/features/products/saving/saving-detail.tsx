import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { usePaging } from '#/business/list/table/use-paging.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { daysQuery, holdingQuery } from './saving-calls.ts';

const ExitSaving = lazyOverlay(
  async () => (await import('./exit-saving.tsx')).ExitSaving,
  ['form'],
);

export function SavingDetail({ id }: { id: string }) {
  const { t } = useTranslation('saving');
  const query = useQuery(holdingQuery(useSdk(), id));
  const [exiting, setExiting] = useState(false);
  return (
    <Loaded query={query}>
      {(holding) => (
        <>
          <DetailFacts holding={holding} />
          {holding.can_exit && (
            <Button size="sm" className="mt-3" onClick={() => setExiting(true)}>
              {t('exitForm.button')}
            </Button>
          )}
          <DayTable holding={holding} />
          {exiting && <ExitSaving holding={holding} onClose={() => setExiting(false)} />}
        </>
      )}
    </Loaded>
  );
}

function DetailFacts({ holding }: { holding: Schemas.SavingHolding }) {
  const { t } = useTranslation(['saving', 'product']);
  const { money, amount } = useMoney();
  const { calendarDay, dateTime } = useTime();
  const { currency, next_payout: next, exit } = holding;
  const of = (sum: string) => money(sum, currency);
  const facts: Fact[] = [
    { label: t('fact.client'), value: <ClientLink client={holding.client} /> },
    { label: t('fact.orderNo'), value: holding.order_no },
    { label: t('fact.principal'), value: <strong>{of(holding.principal)}</strong> },
    { label: t('fact.rate'), value: `${amount(holding.rate, 2)}%` },
    { label: t('fact.account'), value: holding.acc_no },
    {
      label: t('fact.status'),
      value: exit === null ? t('running') : t(`exit.${exit}`),
    },
    { label: t('fact.opened'), value: calendarDay(holding.opened_on) },
    ...optionalFact(t('fact.matures'), holding.matures_on && calendarDay(holding.matures_on)),
    { label: t('product:column.payout'), value: t(`product:payout.${holding.payout}`) },
    { label: t('product:column.earlyExit'), value: t(`product:earlyExit.${holding.early_exit}`) },
    {
      label: t('fact.accrued'),
      value: t('accruedIn', { count: holding.accrued_days, amount: of(holding.accrued) }),
    },
    { label: t('fact.paid'), value: of(holding.paid) },
    ...optionalFact(t('fact.next'), next && `${calendarDay(next.on)} · ${of(next.amount)}`),
    ...optionalFact(t('fact.forfeited'), exit === 'early' && of(holding.forfeited)),
    ...optionalFact(t('fact.closed'), holding.closed_on && calendarDay(holding.closed_on)),
    ...optionalFact(t('fact.closedBy'), holding.closed_by?.name ?? null),
    {
      label: t('fact.maker'),
      value: `${holding.maker.name} · ${dateTime(holding.made_at)}`,
    },
    { label: t('fact.checker'), value: holding.checker.name },
    ...optionalFact(t('fact.remark'), holding.remark, true),
    ...optionalFact(t('fact.exitRemark'), holding.exit_remark, true),
  ];
  return <Facts facts={facts} />;
}

function DayTable({ holding: { id, currency } }: { holding: Schemas.SavingHolding }) {
  const { t } = useTranslation('saving');
  const { money, amount } = useMoney();
  const { calendarDay } = useTime();
  const { paging, pages } = usePaging();
  const query = useQuery(daysQuery(useSdk(), id, paging));
  const head = 'py-1 pr-3 font-normal last:pr-0';
  const figure = 'py-1 pr-3 text-right tabular-nums last:pr-0';
  return (
    <div className="mt-4">
      <h4 className="mb-1 font-medium">{t('days.title')}</h4>
      <Loaded query={query}>
        {({ list, total }) =>
          total === 0 ? (
            <p className="text-ink-muted">{t('days.none')}</p>
          ) : (
            <>
              <table className="w-full text-left">
                <caption className="sr-only">{t('days.title')}</caption>
                <thead className="text-xs text-ink-muted">
                  <tr>
                    <th scope="col" className={head}>
                      {t('days.date')}
                    </th>
                    <th scope="col" className={`${head} text-right max-md:hidden`}>
                      {t('fact.principal')}
                    </th>
                    <th scope="col" className={`${head} text-right max-md:hidden`}>
                      {t('fact.rate')}
                    </th>
                    <th scope="col" className={`${head} text-right`}>
                      {t('days.interest')}
                    </th>
                    <th scope="col" className={`${head} text-right`}>
                      {t('days.paid')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((one) => (
                    <tr key={one.day} className="border-t border-line">
                      <td className="py-1 pr-3">
                        {calendarDay(one.date)}{' '}
                        <span className="text-ink-muted">{t('days.day', { day: one.day })}</span>
                      </td>
                      <td className={`${figure} max-md:hidden`}>
                        {money(one.principal, currency)}
                      </td>
                      <td className={`${figure} max-md:hidden`}>{amount(one.rate, 2)}%</td>
                      <td className={figure}>{money(one.interest, currency)}</td>
                      <td className={figure}>{money(one.paid, currency)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {total > list.length && pages(t('days.title'), total)}
            </>
          )
        }
      </Loaded>
    </div>
  );
}
