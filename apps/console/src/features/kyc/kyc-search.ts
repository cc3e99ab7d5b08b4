import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import {
  flag,
  listEntries,
  oneOf,
  recordId,
  sortOf,
  textSearch,
  timeRange,
} from '#/kit/list/filter/list-search.ts';

export const kycStatuses = [
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

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(['submitted_at', 'checked_at', 'status', 'attempt_no'], '-submitted_at'),
  status: oneOf(kycStatuses),
  level: oneOf(kycLevels),
  id_type: oneOf(idTypes),
  agent_id: recordId,
  client_id: recordId,
  fake: flag,
});

/** What the queue shows: its filters, order and page, and the identity check that is open. */
export type KycSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readKycSearch(search: unknown): KycSearch {
  return v.parse(schema, search);
}
