import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { proposalKey } from '#/ui/live/live-queries.ts';
import { limits } from './limits.ts';

export const list = defineList({
  name: 'approval',
  key: proposalKey,
  namespaces: ['approval', 'two-people', 'record'],
  path: '/approval/admin/v1/list',
  topics: {
    proposal: 'all',
    // The limits are part of the trade config; whose account is tied to whose decides who may be the second.
    trade_config: ['limits'],
    staff: 'all',
    client: ['list'],
  },
  sort: ['created_at', 'status', 'limit'],
  oldestFirst: { by: ['whose'], sort: 'created_at', statuses: ['to_decide'] },
  filters: {
    whose: filter.tabsWithDefault(['to_decide', 'mine'], 'to_decide'),
    status: filter.choice(['pending', 'applied', 'rejected', 'withdrawn', 'expired']),
    limit: filter.choice(limits),
    holder: filter.holder('update'),
    made_at: filter.dates(),
  },
});
