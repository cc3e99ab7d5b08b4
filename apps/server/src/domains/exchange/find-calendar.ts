import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { exchange } from '../../kernel/db/schema.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import type { MarketCalendar } from './market-days.ts';

export interface ConfiguredCalendar extends MarketCalendar {
  /** Null if no such market is configured. */
  market: string | null;
  /** Whether products may newly be listed on it. */
  isOpenToProducts: boolean;
  settleDays: number;
}

export const defaultSettleDays = 2;

/** The calendar of a market by its code; without one, Monday to Friday in the app's time zone. */
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
