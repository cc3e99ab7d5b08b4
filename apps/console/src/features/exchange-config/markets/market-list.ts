import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const list = defineList({
  name: 'exchangeConfig',
  id: 'market',
  view: 'market',
  namespaces: ['market', 'record'],
  path: '/config/admin/v1/exchange',
  file: { path: '/config/admin/v1/exchange/export', what: 'exchanges' },
  topics: ['exchange'],
  sort: ['code', 'created_at'],
  defaultSort: 'code',
  filters: {
    q: filter.text(),
    currency: filter.currency({ every: true }),
    status: filter.choice(['enabled', 'disabled']),
  },
});
