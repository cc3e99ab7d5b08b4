import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { creditKey } from '#/kit/overdrawn/overdrawn-keys.ts';

/** A record names its client, and says what becomes of the account. */
export const liveQueries: LiveQueries = {
  compensation: [creditKey],
  client: [creditKey],
  // A first signature changes nothing about the record itself.
  proposal: [creditKey],
  account: [[...creditKey, 'detail']],
};
