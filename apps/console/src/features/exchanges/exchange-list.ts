import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const list = defineList({
  name: 'exchange',
  namespaces: ['exchange-record'],
  path: '/acc/admin/v1/exchange/list',
  file: { path: '/acc/admin/v1/exchange/export', what: 'exchanges' },
  // An exchange moves money from one account to another, and names its client.
  topics: ['account', 'client'],
  sort: ['created_at', 'amount', 'received', 'order_no'],
  filters: {
    q: filter.text(),
    currency: filter.currency(),
    received_currency: filter.currency({ as: 'received', totals: 'received_totals' }),
    agent_id: filter.agent(),
    created_at: filter.dates(),
    client_id: filter.client(),
    fake: filter.robots(),
  },
});
