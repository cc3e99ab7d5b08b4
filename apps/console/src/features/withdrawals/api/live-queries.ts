import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { withdrawalKey } from './withdrawal-keys.ts';

const details = [[...withdrawalKey, 'detail']];

/** A withdrawal names its client, and says what becomes of the account. */
export const liveQueries: LiveQueries = {
  withdrawal: [withdrawalKey],
  // A first signature changes nothing about the record itself.
  proposal: [withdrawalKey],
  client: [withdrawalKey],
  account: details,
  // Whether the name is verified is part of the evidence.
  kyc: details,
};
