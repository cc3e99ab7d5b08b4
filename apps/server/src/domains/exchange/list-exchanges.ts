import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { exchange } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { switchName } from '../approval/switch-status.ts';

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

export const exchangeList: RecordList<Query, Schemas.Exchange> = {
  name: 'exchange',
  filter: (_actor, query) =>
    and(
      when(query.currency, (currency) => eq(exchange.currency, currency)),
      when(query.status, (status) => eq(exchange.status, status)),
      when(query.q?.trim(), (words) =>
        or(
          contains(exchange.code, words),
          contains(exchange.nameZh, words),
          contains(exchange.nameEn, words),
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
    { id: 'code', heading: { 'zh-CN': '代码', 'en-US': 'Code' }, cell: (e) => e.code },
    {
      id: 'name',
      heading: { 'zh-CN': '中文名称', 'en-US': 'Chinese name' },
      cell: (e) => e.name_zh,
    },
    {
      id: 'name',
      heading: { 'zh-CN': '英文名称', 'en-US': 'English name' },
      cell: (e) => e.name_en,
    },
    { id: 'currency', heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (e) => e.currency },
    { id: 'timezone', heading: { 'zh-CN': '时区', 'en-US': 'Time zone' }, cell: (e) => e.timezone },
    {
      id: 'hours',
      heading: { 'zh-CN': '交易时段', 'en-US': 'Trading hours' },
      cell: (e) => e.hours.map(({ from, to }) => `${from}–${to}`).join(' '),
    },
    {
      id: 'settle_days',
      heading: { 'zh-CN': '交收天数', 'en-US': 'Settlement days' },
      cell: (e) => e.settle_days,
    },
    {
      id: 'next_holiday',
      heading: { 'zh-CN': '休市日', 'en-US': 'Holidays' },
      cell: (e) =>
        e.holidays
          .map((holiday) => (typeof holiday === 'string' ? holiday : holiday.date))
          .join(' '),
    },
    {
      id: 'status',
      heading: { 'zh-CN': '状态', 'en-US': 'Status' },
      cell: (e, language) => switchName(e.status, language),
    },
  ],
};

/** Those that products may newly be listed on. */
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
