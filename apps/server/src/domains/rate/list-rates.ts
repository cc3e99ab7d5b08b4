import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { rate } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { hasStatus, rateStatusName, rateView, selectRateRows } from './rate-row.ts';

type Query = OperationInput<'GET /config/admin/v1/rate'>['query'];

const sortKeys: SortKeys = {
  effective_at: { column: rate.effectiveAt },
  primary: { column: rate.primary },
  secondary: { column: rate.secondary },
};

const column = columnsOf('quotation');

export const rateList: RecordList<Query, Schemas.Quotation> = {
  name: 'rate',
  filter: (_actor, query) =>
    and(
      when(query.primary, (primary) => eq(rate.primary, primary)),
      when(query.secondary, (secondary) => eq(rate.secondary, secondary)),
      when(query.status, hasStatus),
      within(rate.createdAt, query),
    ),
  sorting: (query) => parseSort(query.sort ?? '-effective_at', sortKeys, rate.id),
  async select({ db }, slice) {
    const { rows, cursor } = await selectRateRows(db, slice);
    return { list: rows.map(rateView), cursor };
  },
  count: ({ db }, where) => db.$count(rate, where),
  columns: [
    column('primary', (r) => r.primary),
    column('secondary', (r) => r.secondary, { id: 'primary' }),
    column('mid', (r) => r.mid, 'decimal'),
    column('spread', (r) => r.spread, 'decimal'),
    column('final', (r) => r.final, 'decimal'),
    column('status', (r, language) => rateStatusName(r.status, language)),
    column('effective_at', (r) => r.effective_at, 'time'),
    column('expires_at', (r) => r.expires_at, 'time'),
    column('source', (r) => r.source),
    column('made_by', (r) => r.made_by?.name ?? null),
  ],
};
