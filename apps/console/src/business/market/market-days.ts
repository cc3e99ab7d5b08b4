import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useLocale } from '#/core/i18n/language.ts';
import { fromTypedTime, toTypedTime } from '#/ui/time/typed-time.ts';

export type MarketDaysQuestion = {
  market?: string;
  at: string;
  days?: string;
  cutoff?: string;
};

export function marketDaysQuery(sdk: Sdk, query: MarketDaysQuestion) {
  return queryOptions({
    queryKey: ['product', 'market-days', query],
    queryFn: async ({ signal }): Promise<Schemas.MarketDays> =>
      unwrap(await sdk.GET('/config/admin/v1/market_days', { params: { query }, signal })),
  });
}

export type ClosedTime = {
  market: string;
  date: string;
  holiday: string | null;
  nextDate: string;
  next: string;
};

export type MarketClock = {
  /** Undefined if it is not known, or there is no market. */
  timezone: string | undefined;
  isLoading: boolean;
  /** Null on a market day, and for a time that was not asked for. */
  closedAt: (at: string) => ClosedTime | null;
};

export function useMarketClock(question: MarketDaysQuestion | null): MarketClock {
  const market = question?.market;
  const { data, isError } = useQuery({
    ...marketDaysQuery(useSdk(), question ?? { at: '' }),
    enabled: market !== undefined,
    placeholderData: keepPreviousData,
  });
  const isOfMarket = market !== undefined && data?.market === market;
  const isNowhere = data?.market === null;
  return {
    timezone: isOfMarket ? data.timezone : undefined,
    isLoading: market !== undefined && !isOfMarket && !isNowhere && !isError,
    closedAt: (at) => {
      if (!isOfMarket || Number.isNaN(Date.parse(at))) return null;
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

export function useDayText(): (date: string) => string {
  const locale = useLocale();
  const parts = [
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    { weekday: 'short' },
  ] as const;
  const formats = parts.map(
    (part) => new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }),
  );
  return (date) => formats.map((format) => format.format(new Date(date))).join(' ');
}
