import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { column } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { currencyPair } from '../../kernel/db/schema.ts';
import { selectSlice } from '../../kernel/lists/record-rows.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { switchName } from '../approval/reason-words.ts';

type Query = OperationInput<'GET /config/admin/v1/currency_pair'>['query'];

const sortKeys: SortKeys = {
  weight: { column: currencyPair.weight },
  created_at: { column: currencyPair.createdAt },
};

export function pairView(row: typeof currencyPair.$inferSelect): Schemas.CurrencyPair {
  return {
    id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    primary: row.primary,
    secondary: row.secondary,
    min_amount: formatMoney(row.minAmount, row.primary),
    max_amount: row.maxAmount && formatMoney(row.maxAmount, row.primary),
    weight: row.weight,
    status: row.status,
  };
}

export const pairList: RecordList<Query, Schemas.CurrencyPair> = {
  name: 'currency_pair',
  filter: (_actor, query) =>
    and(
      when(query.primary, (primary) => eq(currencyPair.primary, primary)),
      when(query.secondary, (secondary) => eq(currencyPair.secondary, secondary)),
      when(query.status, (status) => eq(currencyPair.status, status)),
    ),
  sorting: (query) => parseSort(query.sort ?? '-weight,created_at', sortKeys, currencyPair.id),
  async select({ db }, slice) {
    const columns = { ...getTableColumns(currencyPair), cursor: slice.sorting.cursor };
    const { rows, cursor } = await selectSlice(
      db.select(columns).from(currencyPair).$dynamic(),
      slice,
    );
    return { list: rows.map(pairView), cursor };
  },
  count: ({ db }, where) => db.$count(currencyPair, where),
  columns: [
    column('primary', ['币种', 'Currency'], (p) => p.primary),
    column('secondary', ['转入货币', 'To'], (p) => p.secondary),
    column('min_amount', ['最小金额', 'Minimum'], (p) => p.min_amount, 'decimal'),
    column('max_amount', ['最大金额', 'Maximum'], (p) => p.max_amount, 'decimal'),
    column('weight', ['权重', 'Weight'], (p) => p.weight),
    column('status', ['状态', 'Status'], (p, language) => switchName(p.status, language)),
    column('created_at', ['创建时间', 'Created'], (p) => p.created_at, 'time'),
  ],
};
