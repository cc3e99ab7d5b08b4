import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const list = defineList({
  name: 'exchangeConfig',
  id: 'quotation',
  namespaces: ['quotation', 'record'],
  path: '/config/admin/v1/rate',
  file: { path: '/config/admin/v1/rate/export', what: 'rates' },
  // Its answer says what waits for a second person.
  topics: ['rate', 'proposal'],
  sort: ['effective_at', 'primary', 'secondary'],
  defaultSort: '-effective_at',
  filters: {
    primary: filter.currency({ every: true }),
    secondary: filter.currency({ every: true }),
    status: filter.tabsWithDefault(['current', 'replaced', 'ended'], 'current'),
  },
});
