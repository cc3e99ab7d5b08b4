import { roles } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { defineList, type SearchIn } from '#/kit/list/define-list.ts';
import { choice, dates, own, text } from '#/kit/list/filter/filters.ts';
import { flag, recordId } from '#/kit/list/filter/list-search.ts';
import { staffKey } from '#/kit/staff/staff-key.ts';

const states = ['enabled', 'disabled', 'invited'] as const satisfies readonly Schemas.StaffState[];

export const list = defineList({
  name: 'users',
  key: staffKey,
  namespaces: ['staff', 'kit'],
  path: '/user/v1/list',
  file: { path: '/user/v1/export', what: 'staff' },
  topics: {
    staff: 'all',
    // What waits for a second person is shown with whom it is about.
    proposal: ['list', 'detail'],
    // Whom somebody looks after.
    client: ['detail', 'teams'],
  },
  sort: ['created_at', 'username', 'name', 'role', 'last_login_at'],
  usualSort: '-created_at',
  filters: {
    q: text(),
    role: choice(roles),
    status: choice(states, { named: 'state' }),
    leader: own({ leader_id: recordId }),
    mfa: own({ mfa: flag }),
    created: dates(),
  },
});

export type StaffSearch = SearchIn<typeof list>;
