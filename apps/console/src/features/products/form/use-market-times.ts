import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { fromTypedTime, toTypedTime } from '#/ui/time/typed-time.ts';
import { marketDaysQuery } from '../api/market-days.ts';
import { type ProductDraft, textIn } from '../kinds/fault.ts';
import { daysOfProduct } from '../kinds/market-days.ts';
import type { ProductKindDefinition } from '../kinds/product-kind-definition.ts';

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
