import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt } from 'drizzle-orm';
import { column } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { rate } from '../../kernel/db/schema.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { hasStatus, rateStatusName, rateView, selectRateRows } from './rate-row.ts';

type Query = OperationInput<'GET /config/admin/v1/rate'>['query'];

const sortKeys: SortKeys = {
  effective_at: { column: rate.effectiveAt },
  primary: { column: rate.primary },
  secondary: { column: rate.secondary },
};

export const rateList: RecordList<Query, Schemas.Quotation> = {
  name: 'rate',
  filter: (_actor, query) =>
    and(
      when(query.primary, (primary) => eq(rate.primary, primary)),
      when(query.secondary, (secondary) => eq(rate.secondary, secondary)),
      when(query.status, hasStatus),
      when(query.from, (from) => gte(rate.createdAt, new Date(from))),
      when(query.to, (to) => lt(rate.createdAt, new Date(to))),
    ),
  sorting: (query) => parseSort(query.sort ?? '-effective_at', sortKeys, rate.id),
  async select({ db }, slice) {
    const { rows, cursor } = await selectRateRows(db, slice);
    return { list: rows.map(rateView), cursor };
  },
  count: ({ db }, where) => db.$count(rate, where),
  columns: [
    column('primary', ['币种', 'Currency'], (r) => r.primary),
    column('primary', ['兑', 'Into'], (r) => r.secondary),
    column('mid', ['中间价', 'Mid'], (r) => r.mid, 'decimal'),
    column('spread', ['点差', 'Spread'], (r) => r.spread, 'decimal'),
    column('final', ['最终汇率', 'Final'], (r) => r.final, 'decimal'),
    column('status', ['状态', 'Status'], (r, language) => rateStatusName(r.status, language)),
    column('effective_at', ['生效', 'From'], (r) => r.effective_at, 'time'),
    column('expires_at', ['失效', 'Until'], (r) => r.expires_at, 'time'),
    column('source', ['来源', 'Source'], (r) => r.source),
    column('made_by', ['录入人', 'Entered by'], (r) => r.made_by?.name ?? null),
  ],
};
