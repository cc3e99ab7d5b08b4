import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { chains } from '#/ui/money/currencies.ts';

export const list = defineList({
  name: 'cryptoDeposit',
  id: 'crypto-deposit',
  key: ['deposit'],
  namespaces: ['crypto-deposit', 'deposit', 'record'],
  path: '/deposit/admin/v1/list',
  countsApart: true,
  file: { path: '/deposit/admin/v1/export', what: 'deposits' },
  always: { sub_type: 'crypto' },
  // Those of the deposits, under whose key it is.
  topics: [],
  sort: ['created_at', 'amount', 'order_no', 'checked_at', 'status'],
  oldestFirst: { sort: 'created_at', statuses: ['pending'] },
  filters: {
    q: filter.text(),
    status: filter.tabs(['pending', 'approved', 'rejected', 'rolled_back']),
    network: filter.choice(chains, { named: 'chain' }),
    ...filter.moneyFilters,
  },
});
