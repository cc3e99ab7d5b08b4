import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/kit/list/define-list.ts';
import { choice, moneyFilters, text } from '#/kit/list/filter/filters.ts';
import { riskLevels } from '#/kit/risk/risky.ts';

const statuses = [
  'pending',
  'approved',
  'rejected',
  'rolled_back',
] as const satisfies readonly Schemas.WithdrawalStatus[];

const kinds = ['bank', 'crypto'] as const satisfies readonly Schemas.DestinationKind[];

export const list = defineList({
  name: 'withdrawal',
  namespaces: ['withdrawal', 'kit'],
  path: '/withdraw/admin/v1/list',
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
  usualSort: '-created_at',
  oldestFirst: { sort: 'created_at', statuses: ['pending'] },
  filters: {
    q: text(),
    status: choice(statuses, { tabs: true }),
    risk: choice(riskLevels),
    kind: choice(kinds),
    ...moneyFilters,
    // What the time of the filter above is.
    dated: choice(['approved'], { as: 'checked_at', named: 'status', hidden: true }),
  },
});
