import { defineList, type SearchIn } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { flag, numberIn } from '#/business/list/filter/list-search.ts';
import { loanKey } from '#/business/overdrawn/overdrawn-calls.ts';

export const list = defineList({
  name: 'loan',
  key: loanKey,
  namespaces: ['loan', 'record'],
  path: '/overdrawn/admin/v1/record/list',
  file: { path: '/overdrawn/admin/v1/record/export', what: 'loans' },
  always: { sub_type: 'loan' },
  // A record names its client, and says what becomes of the account. A first signature changes nothing about it.
  topics: { loan: 'all', client: 'all', proposal: 'all', account: ['detail'] },
  sort: ['created_at', 'amount', 'order_no', 'checked_at', 'status', 'due_at'],
  oldestFirst: { sort: 'created_at', statuses: ['pending'] },
  filters: {
    q: filter.text(),
    status: filter.tabs(['pending', 'approved', 'outstanding', 'completed', 'rejected']),
    due_date: filter.either({ overdue: flag, due_within: numberIn(1, 365) }, [
      { overdue: true },
      { due_within: 7 },
      { due_within: 30 },
    ]),
    holder: filter.holder(),
    approved_by_maker: filter.yesNo('maker', 'other', { as: 'checker' }),
    ...filter.moneyFilters,
  },
});

export type LoanSearch = SearchIn<typeof list>;
