import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt } from 'drizzle-orm';
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
    { id: 'primary', heading: { 'zh-CN': '币种', 'en-US': 'Currency' }, cell: (r) => r.primary },
    { id: 'primary', heading: { 'zh-CN': '兑', 'en-US': 'Into' }, cell: (r) => r.secondary },
    {
      id: 'mid',
      heading: { 'zh-CN': '中间价', 'en-US': 'Mid' },
      type: 'decimal',
      cell: (r) => r.mid,
    },
    {
      id: 'spread',
      heading: { 'zh-CN': '点差', 'en-US': 'Spread' },
      type: 'decimal',
      cell: (r) => r.spread,
    },
    {
      id: 'final',
      heading: { 'zh-CN': '最终汇率', 'en-US': 'Final' },
      type: 'decimal',
      cell: (r) => r.final,
    },
    {
      id: 'status',
      heading: { 'zh-CN': '状态', 'en-US': 'Status' },
      cell: (r, language) => rateStatusName(r.status, language),
    },
    {
      id: 'effective_at',
      heading: { 'zh-CN': '生效', 'en-US': 'From' },
      type: 'time',
      cell: (r) => r.effective_at,
    },
    {
      id: 'expires_at',
      heading: { 'zh-CN': '失效', 'en-US': 'Until' },
      type: 'time',
      cell: (r) => r.expires_at,
    },
    { id: 'source', heading: { 'zh-CN': '来源', 'en-US': 'Source' }, cell: (r) => r.source },
    {
      id: 'made_by',
      heading: { 'zh-CN': '录入人', 'en-US': 'Entered by' },
      cell: (r) => r.made_by?.name ?? null,
    },
  ],
};
