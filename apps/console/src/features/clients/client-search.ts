import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import { clientStates } from '#/kit/client/client-states.ts';
import {
  currencyCode,
  flag,
  listEntries,
  numberIn,
  oneOf,
  recordId,
  sortOf,
  textSearch,
  timeRange,
} from '#/kit/list/filter/list-search.ts';

export const kycStatuses = [
  'unverified',
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly Schemas.KycStatus[];

/** The highest VIP level there is; the lowest is 0. */
export const vipLevelMax = 20;

const schema = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(
    ['create_datetime', 'username', 'full_name', 'score', 'vip_level', 'last_seen_at'],
    '-create_datetime',
  ),
  status: oneOf(clientStates),
  kyc_status: oneOf(kycStatuses),
  vip_level: numberIn(0, vipLevelMax),
  /** A salesman, or a team leader and with that the whole team. */
  agent_id: recordId,
  online: flag,
  currency: currencyCode,
  fake: flag,
});

/** What the client list shows: its filters, order and page, and the client that is open. */
export type ClientSearch = v.InferOutput<typeof schema>;

/** Reads the address. Whatever makes no sense in it is left out, so this never throws. */
export function readClientSearch(search: unknown): ClientSearch {
  return v.parse(schema, search);
}
