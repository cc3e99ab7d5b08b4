import { proposalKey } from '#/kit/api/proposal-key.ts';
import { defineList } from '#/kit/list/define-list.ts';
import * as filter from '#/kit/list/filter/filters.ts';
import { limits } from './limits.ts';

export const list = defineList({
  name: 'approval',
  key: proposalKey,
  namespaces: ['approval', 'two-people'],
  path: '/approval/admin/v1/list',
  topics: {
    proposal: 'all',
    // The limits are part of the trade config; whose account is tied to whose decides who may be the second.
    trade_config: ['limits'],
    staff: 'all',
    client: ['list'],
  },
  sort: ['created_at', 'status', 'limit'],
  // What has waited longest comes first.
  usualSort: 'created_at',
  filters: {
    // What waits: that is what the page is for.
    status: filter.tabsWithUsual(
      ['pending', 'applied', 'rejected', 'withdrawn', 'expired'],
      'pending',
    ),
    limit: filter.choice(limits),
    mine: filter.yesNo('mine', 'others', { as: 'whose', segmented: true }),
    made_at: filter.dates(),
  },
});
