import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { riskLevels } from '#/business/risk.tsx';
import { chains, depositSubTypes } from '#/ui/money/currencies.ts';

const decided = ['approved', 'rejected', 'rolled_back'] as const;
export const list = defineList({
  name: 'deposit',
  namespaces: ['deposit', 'record'],
  path: '/deposit/admin/v1/list',
  countsApart: true,
  file: { path: '/deposit/admin/v1/export', what: 'deposits' },
  topics: { deposit: 'all', proposal: 'all', client: 'all', account: ['detail'] },
  sort: ['created_at', 'amount', 'order_no', 'checked_at', 'status', 'risk'],
  oldestFirst: { by: ['phase', 'status'], sort: 'created_at', statuses: ['pending', 'asked'] },
  asks: true,
  filters: {
    q: filter.text(),
    ...filter.statesAndQuestions(['pending', ...decided]),
    ...{ risk: filter.choice(riskLevels), holder: filter.holder() },
    approved_by_maker: filter.yesNo('maker', 'other', { as: 'checker' }),
    sub_type: filter.choice(depositSubTypes, { named: 'depositType' }),
    network: filter.choice(chains, { named: 'chain', hidden: true }),
    ...filter.moneyFilters,
    dated: filter.choice(decided, { as: 'checked_at', named: 'status', hidden: true }),
  },
});
