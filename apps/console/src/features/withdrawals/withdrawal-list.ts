import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { oneOf } from '#/business/list/filter/list-search.ts';
import { riskLevels } from '#/business/risk.tsx';

export const list = defineList({
  name: 'withdrawal',
  namespaces: ['withdrawal', 'record'],
  path: '/withdraw/admin/v1/list',
  countsApart: true,
  file: { path: '/withdraw/admin/v1/export', what: 'withdrawals' },
  topics: {
    withdrawal: 'all',
    // A first signature changes nothing about the record itself.
    proposal: 'all',
    client: 'all',
    account: ['detail'],
    // Whether the name is verified is part of the evidence.
    kyc: ['detail'],
  },
  sort: ['created_at', 'amount', 'order_no', 'checked_at', 'status', 'risk'],
  oldestFirst: {
    by: ['payout', 'phase', 'status'],
    sort: 'created_at',
    statuses: ['pending', 'asked', 'to_send', 'sent'],
    sortIn: { to_send: 'checked_at', sent: 'checked_at' },
  },
  asks: true,
  filters: {
    q: filter.text(),
    // The tabs of the page set both.
    payout: filter.own({ payout: oneOf(['to_send', 'sent']), phase: oneOf(['asked']) }),
    status: filter.choice(['pending', 'approved', 'rejected', 'rolled_back'], { hidden: true }),
    risk: filter.choice(riskLevels),
    holder: filter.holder(),
    kind: filter.choice(['bank', 'crypto']),
    ...filter.moneyFilters,
    // With it, the days of `created` are those of the approval.
    dated: filter.choice(['approved'], { as: 'checked_at', named: 'status', hidden: true }),
  },
});
