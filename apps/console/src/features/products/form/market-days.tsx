import type { Schemas } from '@brokerdesk/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { marketDaysQuery, useDayText } from '#/business/market/market-days.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { type DaysOfProduct, daysOfProduct } from '../kinds/market-days.ts';
import type { ProductKindDefinition } from '../kinds/product-fields.ts';

export function MarketDays({ of, product }: { of: ProductKindDefinition; product: object }) {
  const days = daysOfProduct(of, product, new Date());
  return days && <AnsweredDays days={days} />;
}

function AnsweredDays({ days: { question, fields } }: { days: DaysOfProduct }) {
  const { t } = useTranslation('product');
  const day = useDayText();
  const { data, isError } = useQuery({
    ...marketDaysQuery(useSdk(), question),
    placeholderData: keepPreviousData,
  });
  // A preview: what it is about can be saved without it.
  if (isError) return null;
  if (data === undefined) return <Skeleton className="h-16 w-full" />;
  const { market, timezone, list } = data;
  const [now, ...moments] = list;
  if (now === undefined) return null;
  return (
    <div className="rounded-md border border-line bg-sunken p-3">
      <p className="font-semibold">{t('marketDays.title')}</p>
      <p className={cn('text-xs', market === null ? 'text-warning-text' : 'text-ink-muted')}>
        {market === null
          ? t(question.market ? 'marketDays.unknownMarket' : 'marketDays.noMarket', {
              timezone,
              market: question.market,
            })
          : t('marketDays.zone', { market, timezone })}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {fields.map((field, at) => (
          <Line key={field} label={t(`moment.${field as 'open_at'}`)}>
            {moments[at] && <DayLine day={moments[at]} />}
          </Line>
        ))}
        {question.cutoff === undefined ? (
          <Line label={t('marketDays.settle')}>
            {t('marketDays.settleOn', {
              date: day(now.after[0] ?? now.trade_date),
              days: data.settle_days ?? 2,
            })}
          </Line>
        ) : (
          <>
            <Line label={t('marketDays.subscribe')}>
              {t('marketDays.subscribeOn', {
                date: day(now.trade_date),
                confirm: day(now.after[0] ?? now.trade_date),
              })}
            </Line>
            <Line label={t('marketDays.redeem')}>
              {t('marketDays.redeemOn', { date: day(now.after[1] ?? now.trade_date) })}
            </Line>
          </>
        )}
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="text-right">{children}</dd>
    </>
  );
}

function DayLine({ day: answer }: { day: Schemas.MarketDay }) {
  const { t } = useTranslation('product');
  const day = useDayText();
  const { date, kind, holiday } = answer;
  return (
    <>
      {day(date)}{' '}
      <span className={kind === 'open' ? 'text-ink-muted' : 'text-warning-text'}>
        {kind === 'closed' && holiday !== null
          ? t('marketDays.holiday', { holiday })
          : t(`marketDays.${kind}`, { holiday })}
      </span>
    </>
  );
}
