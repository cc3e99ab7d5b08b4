import { clientLanguages, clientRiskLevels, clientStates } from '#/business/client/client-query.ts';
import { activityFilter } from '#/business/client-records/activity-filter.ts';
import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { matching, numberIn } from '#/business/list/filter/list-search.ts';

const vipLevels = Array.from({ length: 21 }, (_, level) => ({ vip_level: level }));

export const list = defineList({
  name: 'client',
  namespaces: ['client', 'client-profile', 'record'],
  path: '/client/admin/v1/list',
  file: { path: '/client/admin/v1/export', what: 'clients' },
  topics: ['client', 'account', 'kyc'],
  sort: [
    ...['create_datetime', 'username', 'full_name', 'score'],
    ...['vip_level', 'risk_level', 'last_seen_at'],
  ],
  defaultSort: '-create_datetime',
  pinned: 1,
  filters: {
    q: filter.text(),
    agent_id: filter.agent(),
    status: filter.choice(clientStates),
    kyc_status: filter.choice(['unverified', 'pending', 'approved', 'rejected'], { as: 'kyc' }),
    risk_level: filter.choice(clientRiskLevels, { named: 'clientRisk' }),
    vip: filter.either({ vip_level: numberIn(0, 20) }, vipLevels),
    tag: filter.own({ tag: matching(/^.{1,30}$/u) }),
    ...{ language: filter.choice(clientLanguages), online: filter.yesNo('online', 'offline') },
    currency: filter.currency(),
    ...{ created: filter.dates(), activity: activityFilter, fake: filter.robots() },
  },
});
