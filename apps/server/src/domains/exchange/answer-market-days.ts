import type { Schemas } from '@brokerdesk/sdk';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { findCalendar } from './find-calendar.ts';
import { marketDay, marketDayAfter, tradeDay, wallTime } from './market-days.ts';

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
