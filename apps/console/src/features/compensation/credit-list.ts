import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { creditKey } from '#/business/overdrawn/overdrawn-calls.ts';

export const creditStatuses = [
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly Schemas.OverdrawnStatus[];

export const list = defineList({
  name: 'compensation',
  key: creditKey,
  namespaces: ['compensation', 'record'],
  path: '/overdrawn/admin/v1/record/list',
  file: { path: '/overdrawn/admin/v1/record/export', what: 'compensation' },
  always: { resource: 'compensation' },
  // A record names its client, and says what becomes of the account. A first signature changes nothing about it.
  topics: { compensation: 'all', client: 'all', proposal: 'all', account: ['detail'] },
  sort: ['created_at', 'amount', 'order_no', 'checked_at', 'status'],
  oldestFirst: { sort: 'created_at', statuses: ['pending'] },
  filters: {
    q: filter.text(),
    status: filter.tabs(creditStatuses),
    sub_type: filter.choice(['compensation', 'bonus'], { as: 'kind' }),
    holder: filter.holder(),
    approved_by_maker: filter.yesNo('maker', 'other', { as: 'checker' }),
    ...filter.moneyFilters,
  },
});
