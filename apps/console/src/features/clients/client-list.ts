import type { Schemas } from '@brokerdesk/sdk';
import { clientStates } from '#/kit/client/client-states.ts';
import { defineList } from '#/kit/list/define-list.ts';
import {
  agent,
  choice,
  currency,
  dates,
  level,
  robots,
  text,
  yesNo,
} from '#/kit/list/filter/filters.ts';

const kycStatuses = [
  'unverified',
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly Schemas.KycStatus[];

export const list = defineList({
  name: 'client',
  namespaces: ['client', 'client-profile'],
  path: '/client/admin/v1/list',
  file: { path: '/client/admin/v1/export', what: 'clients' },
  // A client is shown with the accounts.
  topics: ['client', 'account', 'kyc'],
  sort: ['create_datetime', 'username', 'full_name', 'score', 'vip_level', 'last_seen_at'],
  usualSort: '-create_datetime',
  filters: {
    q: text(),
    agent_id: agent(),
    status: choice(clientStates),
    kyc_status: choice(kycStatuses, { as: 'kyc' }),
    vip_level: level(0, 20, { as: 'vip', named: 'vipLevel' }),
    online: yesNo('online', 'offline'),
    currency: currency(),
    created: dates(),
    fake: robots(),
  },
});
