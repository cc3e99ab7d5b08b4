import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { exchange, product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { requireTimeZone } from '../../platform/time-zone.ts';
import { versioned } from '../../platform/versioned-record.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { defaultSettleDays } from './find-calendar.ts';
import { exchangeView } from './list-exchanges.ts';

type Spans = readonly Schemas.TradingHours[];

function requireHours(hours: Spans): void {
  const wrong = wrongSpan(hours);
  if (wrong !== -1) throw invalid(`hours.${wrong}.from`);
}

function requireHolidays(holidays: readonly Schemas.MarketHoliday[]): void {
  holidays.forEach(({ date, hours }, at) => {
    if (!isDate(date) || date <= (holidays[at - 1]?.date ?? '')) {
      throw invalid(`holidays.${at}.date`);
    }
    const wrong = wrongSpan(hours);
    if (wrong !== -1) throw invalid(`holidays.${at}.hours.${wrong}.from`);
  });
}

function wrongSpan(hours: Spans): number {
  // `09:30` and the like: in the order of letters they are in the order of time.
  return hours.findIndex(({ from, to }, at) => from >= to || from < (hours[at - 1]?.to ?? ''));
}

function isDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function invalid(field: string): Problem {
  return new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
}

type ExchangeRecord = typeof exchange.$inferSelect;

const exchanges = versioned({
  table: exchange,
  type: 'exchange',
  view: exchangeView,
  facts,
  unique: 'code',
});

export async function createExchange(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.ExchangeCreate,
): Promise<Schemas.Exchange> {
  const columns = await columnsOf(tx, request, {
    tradingDays: weekdays,
    holidays: [],
    settleDays: defaultSettleDays,
  });
  return exchangeView(await exchanges.add(tx, context, columns));
}

export async function updateExchange(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.ExchangeUpdate,
): Promise<Schemas.Exchange> {
  const before = await exchanges.lock(tx, id, version);
  const columns = await columnsOf(tx, request, before);
  // Products name their market by its code.
  if (columns.code !== before.code) await requireUnused(tx, before.code);
  return exchangeView(await exchanges.save(tx, context, before, columns));
}

/** Throws RECORD_IN_USE while a product is listed on it. */
export async function deleteExchange(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Done> {
  const before = await exchanges.lock(tx, id, version);
  await requireUnused(tx, before.code);
  await exchanges.remove(tx, context, before);
  return { ok: true };
}

const weekdays = [1, 2, 3, 4, 5];

async function columnsOf(
  tx: Transaction,
  request: Schemas.ExchangeCreate,
  calendar: Pick<ExchangeRecord, 'tradingDays' | 'holidays' | 'settleDays'>,
) {
  const currency = requireCurrency('currency', request.currency);
  requireHours(request.hours);
  const { trading_days = calendar.tradingDays, holidays = calendar.holidays } = request;
  requireHolidays(holidays);
  await requireTimeZone(tx, request.timezone);
  return {
    code: request.code,
    nameZh: request.name_zh.trim(),
    nameEn: request.name_en.trim(),
    currency,
    timezone: request.timezone,
    hours: request.hours,
    tradingDays: trading_days.toSorted(),
    holidays: holidays.map((holiday) => ({ ...holiday, name: holiday.name.trim() })),
    settleDays: request.settle_days ?? calendar.settleDays,
    status: request.status,
  };
}

async function requireUnused(tx: Transaction, code: string): Promise<void> {
  const listed = await tx
    .select({ id: product.id })
    .from(product)
    .where(sql`${product.terms} ->> 'market' = ${code}`)
    .limit(1);
  if (listed.length > 0) throw new Problem('RECORD_IN_USE');
}

function facts(record: ExchangeRecord) {
  const { code, nameZh, nameEn, currency, timezone, hours, status } = record;
  const { tradingDays, holidays, settleDays } = record;
  return {
    ...{ code, nameZh, nameEn, currency, timezone, hours },
    ...{ tradingDays, holidays, settleDays, status },
  };
}
