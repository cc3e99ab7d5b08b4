import { defineList, type SearchIn } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { riskLevels } from '#/business/risk.tsx';

export const kycLevels = ['basic', 'advanced'] as const;
export const idTypes = ['id_card', 'passport', 'driver_license', 'residence_permit'] as const;

export const list = defineList({
  name: 'kyc',
  namespaces: ['kyc', 'record'],
  path: '/identify/admin/v1/list',
  file: { path: '/identify/admin/v1/export', what: 'kyc' },
  // A check names its client.
  topics: { kyc: ['list', 'detail'], client: ['list', 'detail'] },
  sort: ['submitted_at', 'checked_at', 'status', 'attempt_no', 'risk'],
  defaultSort: '-submitted_at',
  oldestFirst: { by: ['phase', 'status'], sort: 'submitted_at', statuses: ['pending', 'asked'] },
  asks: true,
  filters: {
    q: filter.text(),
    ...filter.statesAndQuestions(['pending', 'approved', 'rejected', 'unverified']),
    risk: filter.choice(riskLevels),
    holder: filter.holder(),
    level: filter.choice(kycLevels),
    id_type: filter.choice(idTypes),
    agent_id: filter.agent(),
    client_id: filter.client(),
    submitted_at: filter.dates(),
    fake: filter.robots(),
  },
});

export type KycSearch = SearchIn<typeof list>;
