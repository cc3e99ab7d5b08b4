import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import type { FieldProps } from '#/ui/form/field/field.ts';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { fromTypedTime, toTypedTime } from '#/ui/time/typed-time.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { useDayText } from '../drawer/market-days.tsx';
import { type ProductDraft, textIn } from '../kinds/fault.ts';
import { daysOfProduct } from '../kinds/market-days.ts';
import type { ProductKindDefinition } from '../kinds/product-fields.ts';
import { productKey } from '../live-queries.ts';
import { marketDaysQuery } from '../market-days-query.ts';

/** The markets that products can be listed on. @throws {SdkError} */
const marketsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...productKey, 'markets'],
    queryFn: async ({ signal }): Promise<Schemas.Market[]> =>
      unwrap(await sdk.GET('/config/admin/v1/market', { signal })).list,
  });

/**
 * A market by its name, with its hours; the currency of the product follows it. One that takes no products any more
 * stays chosen until another is.
 */
export function MarketField({
  onCurrency,
  ...props
}: FieldProps<FieldValues, string> & { onCurrency: (currency: string) => void }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const query = useQuery(marketsQuery(useSdk()));
  const chosen = String(useWatch({ control: props.control, name: props.name }) ?? '');
  const markets = query.data ?? [];
  const market = markets.find(({ code }) => code === chosen);
  const isElsewhere = chosen !== '' && market === undefined;
  const hint = () => {
    if (market) {
      const hours = market.hours.map(({ from, to }) => `${from}–${to}`).join(' ');
      return t('market.hours', { hours: hours || t('market.anyHours'), zone: market.timezone });
    }
    if (query.data === undefined) return null;
    if (isElsewhere) return t('market.closed');
    return markets.length === 0 ? t('market.empty') : null;
  };
  const placeholder = () => {
    if (query.isPending) return t('market.loading');
    return t(props.requiredMessage === undefined ? 'market.none' : 'choose');
  };
  return (
    <div>
      <SelectField
        {...props}
        {...(hint() !== null && { hint: hint() ?? '' })}
        placeholder={placeholder()}
        onPick={(picked) => {
          const { currency } = markets.find(({ code }) => code === picked) ?? {};
          if (currency !== undefined) onCurrency(currency);
        }}
        options={[
          ...markets.map(({ code, name_zh, name_en }) => ({
            value: code,
            label: `${code} ${locale === 'zh-CN' ? name_zh : name_en}`,
          })),
          ...(isElsewhere ? [{ value: chosen, label: chosen }] : []),
        ]}
      />
      {query.isError && (
        <ErrorState
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}

/** A time on a day on which the market is closed, and the same time of its next market day. */
type ClosedTime = {
  market: string;
  date: string;
  holiday: string | null;
  nextDate: string;
  next: string;
};

export type MarketTimes = {
  /** The market's time zone; undefined if it is not known, or no market is chosen. */
  timezone: string | undefined;
  isLoading: boolean;
  /** Null on a market day, and for a time that is stored already: clients were told of it. */
  closedAt: (name: string, at: string) => ClosedTime | null;
};

/** The clock and the days of the market that is chosen in the form. */
export function useMarketTimes(
  of: ProductKindDefinition,
  draft: ProductDraft,
  stored: ProductDraft,
): MarketTimes {
  const days = daysOfProduct(of, draft, new Date());
  const market = days?.question.market;
  const { data, isError } = useQuery({
    ...marketDaysQuery(useSdk(), days?.question ?? { at: '' }),
    enabled: market !== undefined,
    placeholderData: keepPreviousData,
  });
  const isOfMarket = market !== undefined && data?.market === market;
  const isNowhere = data?.market === null;
  return {
    timezone: isOfMarket ? data.timezone : undefined,
    isLoading: market !== undefined && !isOfMarket && !isNowhere && !isError,
    closedAt: (name, at) => {
      const isStored = at === stored[name] && textIn(stored, 'market') === market;
      if (!isOfMarket || isStored || Number.isNaN(Date.parse(at))) return null;
      const moment = new Date(at).toISOString();
      const day = data.list.find((one) => one.at === moment);
      if (day?.kind !== 'closed') return null;
      const { date, holiday, trade_date: nextDate } = day;
      const clock = toTypedTime(moment, data.timezone).slice('2026-11-30T'.length);
      const next = fromTypedTime(`${nextDate} ${clock}`, data.timezone);
      return { market, date, holiday, nextDate, next };
    },
  };
}

/**
 * A time of a product, by the clock of its market with that of the desk below. A day on which the market is closed is
 * said at once, with the next market day to be taken by one press.
 */
export function MarketTimeField({
  times: { timezone, isLoading, closedAt },
  onTake,
  ...props
}: FieldProps<FieldValues, string> & {
  times: MarketTimes;
  onTake: (at: string) => void;
}) {
  const { t } = useTranslation('product');
  const { dateTime } = useTime();
  const desk = useSettings().timezone;
  const day = useDayText();
  const value = String(useWatch({ control: props.control, name: props.name }) ?? '');
  if (isLoading) return <Skeleton className="h-16 w-full" />;
  const closed = closedAt(props.name, value);
  const hint = () => {
    if (timezone === undefined || timezone === desk) return {};
    if (value === '') return { hint: t('marketTime.zone', { timezone }) };
    return { hint: t('marketTime.zones', { timezone, desk, time: dateTime(value) }) };
  };
  return (
    <div className="flex flex-col gap-1.5">
      <DateField
        key={timezone}
        {...props}
        {...hint()}
        {...(timezone !== undefined && { timezone })}
        check={(at) =>
          closedAt(props.name, at) === null
            ? (props.check?.(at) ?? null)
            : t('marketTime.closedFault')
        }
        time
      />
      {closed && timezone !== undefined && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-warning-line bg-warning-surface px-2 py-1.5 text-xs"
        >
          <CalendarX aria-hidden="true" className="size-3.5 shrink-0 text-warning-text" />
          <span>
            {t(closed.holiday === null ? 'marketTime.closed' : 'marketTime.holiday', {
              market: closed.market,
              date: day(closed.date),
              holiday: closed.holiday,
            })}
          </span>
          <Button size="sm" onClick={() => onTake(closed.next)}>
            {t('marketTime.take', {
              date: day(closed.nextDate),
              time: toTypedTime(closed.next, timezone).slice('2026-11-30T'.length),
            })}
          </Button>
        </div>
      )}
    </div>
  );
}
