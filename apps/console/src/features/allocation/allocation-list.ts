import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const list = defineList({
  name: 'allocation',
  namespaces: ['allocation', 'record'],
  path: '/allocation/admin/v1/list',
  topics: {
    allocation: 'all',
    trade: 'all',
    product: 'all',
    // Whose account is tied to whose decides who may be the second.
    staff: ['book'],
    client: ['book'],
  },
  sort: ['waiting', 'created_at', 'code', 'kind'],
  defaultSort: '-waiting',
  filters: {
    q: filter.text(),
    status: filter.tabs(['none', 'draft', 'published']),
    kind: filter.choice(['ipo', 'block']),
    holder: filter.holder('assign'),
  },
});
