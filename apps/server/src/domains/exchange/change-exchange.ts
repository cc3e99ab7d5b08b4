import type { Schemas } from '@brokerdesk/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { exchange, product, staffUser } from '../../kernel/db/schema.ts';
import { refuseTaken } from '../../kernel/db/violations.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { requireTimeZone } from '../setting/require-time-zone.ts';
import { usualSettleDays } from './find-calendar.ts';
import { exchangeView } from './list-exchanges.ts';
import { requireHolidays, requireHours } from './trading-hours.ts';

type ExchangeRecord = typeof exchange.$inferSelect;

export async function createExchange(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.ExchangeCreate,
): Promise<Schemas.Exchange> {
  const columns = await columnsOf(tx, request, {
    tradingDays: weekdays,
    holidays: [],
    settleDays: usualSettleDays,
  });
  const values = { ...columns, updatedById: actorOf(context).id };
  const [added] = await refuseTaken('code', () => tx.insert(exchange).values(values).returning());
  if (added === undefined) throw new Error('The exchange was not stored.');
  await writeAudit(tx, context, {
    action: 'exchange.created',
    subject: { type: 'exchange', id: added.id },
    after: facts(added),
    changed: [changeOf(added)],
  });
  return exchangeView(added);
}

export async function updateExchange(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...request }: Schemas.ExchangeUpdate,
): Promise<Schemas.Exchange> {
  const before = await lockExchange(tx, id, version);
  const columns = await columnsOf(tx, request, before);
  // Products name their market by its code.
  if (columns.code !== before.code) await requireUnused(tx, before.code);
  const after = {
    ...before,
    ...columns,
    version: version + 1,
    updatedAt: new Date(),
    updatedById: actorOf(context).id,
  };
  await refuseTaken('code', () => tx.update(exchange).set(after).where(eq(exchange.id, id)));
  await writeAudit(tx, context, {
    action: 'exchange.changed',
    subject: { type: 'exchange', id },
    before: facts(before),
    after: facts(after),
    changed: [changeOf(after)],
  });
  return exchangeView(after);
}

/** Throws RECORD_IN_USE while a product is listed on it. */
export async function deleteExchange(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Done> {
  const before = await lockExchange(tx, id, version);
  await requireUnused(tx, before.code);
  await tx.delete(exchange).where(eq(exchange.id, id));
  await writeAudit(tx, context, {
    action: 'exchange.deleted',
    subject: { type: 'exchange', id },
    before: facts(before),
    changed: [changeOf({ id, version: version + 1 })],
  });
  return { ok: true };
}

const weekdays = [1, 2, 3, 4, 5];

/** `calendar` holds the days used when the request has none. */
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

async function lockExchange(tx: Transaction, id: string, version: number): Promise<ExchangeRecord> {
  const [found] = await tx
    .select({ exchange, changedBy: staffUser.name })
    .from(exchange)
    .leftJoin(staffUser, eq(staffUser.id, exchange.updatedById))
    .where(eq(exchange.id, id))
    .for('update', { of: exchange });
  if (found === undefined) throw new Problem('NOT_FOUND');
  const { exchange: record, changedBy } = found;
  requireVersion({ ...record, changedBy, view: exchangeView(record) }, version);
  return record;
}

async function requireUnused(tx: Transaction, code: string): Promise<void> {
  const listed = await tx
    .select({ id: product.id })
    .from(product)
    .where(sql`${product.terms} ->> 'market' = ${code}`)
    .limit(1);
  if (listed.length > 0) throw new Problem('RECORD_IN_USE');
}

function changeOf({ id, version }: Pick<ExchangeRecord, 'id' | 'version'>): Change {
  return { topic: 'exchange', id, version };
}

function facts(record: ExchangeRecord) {
  const { code, nameZh, nameEn, currency, timezone, hours, status } = record;
  const { tradingDays, holidays, settleDays } = record;
  return {
    ...{ code, nameZh, nameEn, currency, timezone, hours },
    ...{ tradingDays, holidays, settleDays, status },
  };
}
