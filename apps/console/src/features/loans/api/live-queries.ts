import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { loanKey } from '#/kit/overdrawn/overdrawn-keys.ts';

/** A record names its client, and says what becomes of the account. */
export const liveQueries: LiveQueries = {
  loan: [loanKey],
  client: [loanKey],
  // A first signature changes nothing about the record itself.
  proposal: [loanKey],
  account: [[...loanKey, 'detail']],
};
