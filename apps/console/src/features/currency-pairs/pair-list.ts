import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const list = defineList({
  name: 'currencyPair',
  namespaces: ['currency-pair', 'record'],
  path: '/config/admin/v1/currency_pair',
  file: { path: '/config/admin/v1/currency_pair/export', what: 'currency-pairs' },
  // Its answer says what waits for a second person.
  topics: ['currency_pair', 'proposal'],
  sort: ['weight', 'created_at'],
  defaultSort: '-weight',
  filters: {
    primary: filter.currency({ every: true }),
    secondary: filter.currency({ every: true }),
    status: filter.choice(['enabled', 'disabled']),
  },
});
