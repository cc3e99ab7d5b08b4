import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const list = defineList({
  name: 'reconciliation',
  namespaces: ['reconciliation'],
  path: '/reconciliation/admin/v1/list',
  file: { path: '/reconciliation/admin/v1/export', what: 'reconciliation' },
  // Open items are computed from deposits and payouts as well.
  topics: ['bank_statement', 'deposit', 'withdrawal'],
  sort: ['day', 'amount'],
  defaultSort: '-day',
  filters: {
    q: filter.text(),
    state: filter.tabsWithDefault(['open', 'matched', 'ignored'], 'open'),
    kind: filter.choice([
      ...(['exact', 'split', 'over', 'under', 'duplicate', 'missing', 'expected'] as const),
    ]),
    automatic: filter.yesNo('only', 'several'),
    direction: filter.choice(['in', 'out']),
  },
});
