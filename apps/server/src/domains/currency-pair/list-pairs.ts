import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { currencyPair } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { selectSlice } from '../../kernel/lists/record-rows.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';

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

const column = columnsOf('currency-pair');

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
    column('primary', (p) => p.primary),
    column('secondary', (p) => p.secondary),
    column('min_amount', (p) => p.min_amount, 'decimal'),
    column('max_amount', (p) => p.max_amount, 'decimal'),
    column('weight', (p) => p.weight),
    column('status', (p, language) => codeLabel('record', 'status', p.status, language)),
    column('created_at', (p) => p.created_at, 'time'),
  ],
};
