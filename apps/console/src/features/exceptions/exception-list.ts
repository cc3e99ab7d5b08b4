import { defineList, type SearchIn } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const checkNames = [
  'ledger_balance',
  'ledger_frozen',
  'frozen_orders',
  'allotted_pool',
  'released_frozen',
  'closed_product',
  'saving_interest',
  'saving_behind',
  'same_proof',
  'same_reference',
  'same_txid',
  'nominee_shares',
  'many_revealed',
  'approved_by_maker',
  'statistics_by_day',
  'nav_after_cutoff',
  'order_after_cutoff',
] as const;

export const list = defineList({
  name: 'dataException',
  namespaces: ['exception', 'record'],
  path: '/exception/admin/v1/list',
  file: { path: '/exception/admin/v1/export', what: 'data-exceptions' },
  topics: { dataException: 'all', client: ['list', 'deposits'], deposit: ['deposits'] },
  sort: ['first_seen_at', 'last_seen_at', 'check', 'subject', 'status'],
  defaultSort: 'first_seen_at',
  filters: {
    q: filter.text(),
    status: filter.tabsWithDefault(['open', 'resolved'], 'open'),
    check: filter.choice(checkNames),
    present: filter.yesNo('still', 'gone', { segmented: true }),
    holder: filter.holder('update'),
    first_seen: filter.dates(),
    agent_id: filter.agent(),
    client_id: filter.client(),
    fake: filter.robots(),
  },
});

export type ExceptionSearch = SearchIn<typeof list>;
