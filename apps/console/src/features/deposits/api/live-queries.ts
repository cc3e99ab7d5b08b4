import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { depositKey } from './deposit-keys.ts';

/** A deposit names its client, and says what becomes of the account. */
export const liveQueries: LiveQueries = {
  deposit: [depositKey],
  // A first signature changes nothing about the record itself.
  proposal: [depositKey],
  client: [depositKey],
  account: [[...depositKey, 'detail']],
};
