import type { Schemas } from '@brokerdesk/sdk';
import { clientStates } from '#/kit/client/client-states.ts';
import { defineList, type SearchIn } from '#/kit/list/define-list.ts';
import { choice, currency, dates, own, robots, text } from '#/kit/list/filter/filters.ts';
import { flag, numberIn, recordId } from '#/kit/list/filter/list-search.ts';

const kycStatuses = [
  'unverified',
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly Schemas.KycStatus[];

/** The highest VIP level there is; the lowest is 0. */
export const vipLevelMax = 20;

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
    /** A salesman, or a team leader and with that the whole team. */
    agent: own({ agent_id: recordId }),
    status: choice(clientStates),
    kyc_status: choice(kycStatuses, { as: 'kyc' }),
    vip: own({ vip_level: numberIn(0, vipLevelMax) }),
    presence: own({ online: flag }),
    currency: currency(),
    created: dates(),
    fake: robots(),
  },
});

export type ClientSearch = SearchIn<typeof list>;
