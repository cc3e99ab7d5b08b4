import type { Schemas } from '@brokerdesk/sdk';
import { defineList, type SearchIn } from '#/kit/list/define-list.ts';
import { agent, choice, client, dates, robots, text } from '#/kit/list/filter/filters.ts';
import { riskLevels } from '#/kit/risk/risky.ts';

const statuses = [
  'pending',
  'approved',
  'rejected',
  'unverified',
] as const satisfies readonly Schemas.KycStatus[];

export const kycLevels = ['basic', 'advanced'] as const satisfies readonly Schemas.KycLevel[];

export const idTypes = [
  'id_card',
  'passport',
  'driver_license',
  'residence_permit',
] as const satisfies readonly Schemas.IdType[];

export const list = defineList({
  name: 'kyc',
  namespaces: ['kyc', 'kit'],
  path: '/identify/admin/v1/list',
  file: { path: '/identify/admin/v1/export', what: 'kyc' },
  // A check names its client, and who looks at it.
  topics: { kyc: ['list', 'detail'], client: ['list', 'detail'], kyc_claim: ['list', 'claim'] },
  sort: ['submitted_at', 'checked_at', 'status', 'attempt_no', 'risk'],
  usualSort: '-submitted_at',
  oldestFirst: { sort: 'submitted_at', statuses: ['pending'] },
  filters: {
    q: text(),
    status: choice(statuses, { tabs: true }),
    risk: choice(riskLevels),
    level: choice(kycLevels),
    id_type: choice(idTypes),
    agent_id: agent(),
    client_id: client(),
    submitted_at: dates(),
    fake: robots(),
  },
});

export type KycSearch = SearchIn<typeof list>;
