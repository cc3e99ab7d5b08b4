import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { exchange } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import {
  type MarketCalendar,
  marketDay,
  marketDayAfter,
  tradeDay,
  wallTime,
} from './market-days.ts';

interface ConfiguredCalendar extends MarketCalendar {
  market: string | null;
  isOpenToProducts: boolean;
  settleDays: number;
}

export const defaultSettleDays = 2;

export async function findCalendar(
  reader: Reader,
  code: string | null | undefined,
): Promise<ConfiguredCalendar> {
  const [found] =
    code == null ? [] : await reader.select().from(exchange).where(eq(exchange.code, code));
  if (found !== undefined) {
    return { ...found, market: found.code, isOpenToProducts: found.status === 'enabled' };
  }
  return {
    market: null,
    isOpenToProducts: false,
    timezone: await readTimeZone(reader),
    tradingDays: [1, 2, 3, 4, 5],
    holidays: [],
    hours: [],
    settleDays: defaultSettleDays,
  };
}

type Query = OperationInput<'GET /config/admin/v1/market_days'>['query'];

export async function answerMarketDays(
  reader: Reader,
  { market, at, days, cutoff }: Query,
): Promise<Schemas.MarketDays> {
  const calendar = await findCalendar(reader, market);
  const counts = days?.split(',').map(Number) ?? [calendar.settleDays];
  const list = at.split(',').map((text): Schemas.MarketDay => {
    const moment = new Date(text);
    if (Number.isNaN(moment.getTime())) {
      throw new Problem('VALIDATION', { errors: [{ field: 'at', code: 'FIELD_INVALID' }] });
    }
    const { date } = wallTime(moment, calendar.timezone);
    const traded = tradeDay(calendar, moment, cutoff ?? null);
    return {
      at: moment.toISOString(),
      date,
      ...marketDay(calendar, date),
      trade_date: traded,
      after: counts.map((count) => marketDayAfter(calendar, traded, count)),
    };
  });
  return {
    market: calendar.market,
    timezone: calendar.timezone,
    settle_days: calendar.market === null ? null : calendar.settleDays,
    list,
  };
}
