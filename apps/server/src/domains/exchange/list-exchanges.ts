import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, asc, eq, getTableColumns, or } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { exchange } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';

type Query = OperationInput<'GET /config/admin/v1/exchange'>['query'];

const sortKeys: SortKeys = {
  code: { column: exchange.code },
  created_at: { column: exchange.createdAt },
};

export function exchangeView(row: typeof exchange.$inferSelect): Schemas.Exchange {
  return {
    id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    code: row.code,
    name_zh: row.nameZh,
    name_en: row.nameEn,
    currency: row.currency,
    timezone: row.timezone,
    hours: row.hours,
    trading_days: row.tradingDays,
    holidays: row.holidays,
    settle_days: row.settleDays,
    status: row.status,
  };
}

const column = columnsOf('market');

export const exchangeList: RecordList<Query, Schemas.Exchange> = {
  name: 'exchange',
  filter: (_actor, query) =>
    and(
      when(query.currency, (currency) => eq(exchange.currency, currency)),
      when(query.status, (status) => eq(exchange.status, status)),
      when(query.q?.trim(), (text) =>
        or(
          contains(exchange.code, text),
          contains(exchange.nameZh, text),
          contains(exchange.nameEn, text),
        ),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? 'code', sortKeys, exchange.id),
  async select({ db }, { where, sorting, limit, offset = 0 }) {
    const rows = await db
      .select({ ...getTableColumns(exchange), cursor: sorting.cursor })
      .from(exchange)
      .where(where)
      .orderBy(...sorting.orderBy)
      .limit(limit)
      .offset(offset);
    return { list: rows.map(exchangeView), cursor: rows.at(-1)?.cursor };
  },
  count: ({ db }, where) => db.$count(exchange, where),
  columns: [
    column('code', (e) => e.code),
    column('name_zh', (e) => e.name_zh, { id: 'name' }),
    column('name_en', (e) => e.name_en, { id: 'name' }),
    column('currency', (e) => e.currency),
    column('timezone', (e) => e.timezone),
    column('hours', (e) => e.hours.map(({ from, to }) => `${from}–${to}`).join(' ')),
    column('settle_days', (e) => e.settle_days),
    column(
      'holidays',
      (e) =>
        e.holidays
          .map((holiday) => (typeof holiday === 'string' ? holiday : holiday.date))
          .join(' '),
      { id: 'next_holiday' },
    ),
    column('status', (e, language) => codeLabel('record', 'status', e.status, language)),
  ],
};

export function listMarkets(reader: Reader): Promise<Schemas.Market[]> {
  return reader
    .select({
      code: exchange.code,
      name_zh: exchange.nameZh,
      name_en: exchange.nameEn,
      currency: exchange.currency,
      timezone: exchange.timezone,
      hours: exchange.hours,
      trading_days: exchange.tradingDays,
    })
    .from(exchange)
    .where(eq(exchange.status, 'enabled'))
    .orderBy(asc(exchange.code));
}
