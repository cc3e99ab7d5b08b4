import { roles } from '@brokerdesk/policy';
import { defineList, type SearchIn } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { recordId } from '#/business/list/filter/list-search.ts';
import { staffKey } from '#/business/staff/agents-query.ts';

export const list = defineList({
  name: 'users',
  key: staffKey,
  namespaces: ['staff', 'record'],
  path: '/user/v1/list',
  file: { path: '/user/v1/export', what: 'staff' },
  topics: {
    staff: 'all',
    proposal: ['list', 'detail'],
    client: ['detail', 'teams'],
  },
  sort: ['created_at', 'username', 'name', 'role', 'last_login_at'],
  filters: {
    q: filter.text(),
    role: filter.choice(roles),
    status: filter.choice(['enabled', 'disabled', 'invited'], { named: 'state' }),
    leader: filter.own({ leader_id: recordId }),
    mfa: filter.yesNo('on', 'off', { segmented: true }),
    created: filter.dates(),
  },
});

export type StaffSearch = SearchIn<typeof list>;
