import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const amendableKinds = [
  'deposit',
  'withdrawal',
  'trade',
] as const satisfies readonly Schemas.AmendableKind[];

export const list = defineList({
  name: 'emergency',
  key: ['amendment'],
  namespaces: ['emergency', 'record'],
  path: '/emergency/admin/v1/list',
  file: { path: '/emergency/admin/v1/export', what: 'amendments' },
  // Its detail shows the order as it is now, and the account that the order is booked on.
  topics: {
    amendment: 'all',
    client: 'all',
    deposit: ['detail', 'order'],
    withdrawal: ['detail', 'order'],
    trade: ['detail', 'order'],
    account: ['detail', 'order'],
    staff: ['detail'],
  },
  sort: ['created_at', 'status', 'order_no'],
  oldestFirst: { sort: 'created_at', statuses: ['pending'] },
  filters: {
    q: filter.text(),
    status: filter.tabs(['pending', 'applied', 'rejected', 'withdrawn']),
    kind: filter.choice(amendableKinds),
    holder: filter.holder(),
    created: filter.dates(),
    agent_id: filter.agent(),
    fake: filter.robots(),
  },
});
