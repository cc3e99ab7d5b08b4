import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { creditKey, loanKey, overdrawnKey } from './overdrawn-keys.ts';

/** A record names its client, and says what becomes of the account. */
export const liveQueries: LiveQueries = {
  loan: [loanKey],
  compensation: [creditKey],
  client: [overdrawnKey],
  // A first signature changes nothing about the record itself.
  proposal: [overdrawnKey],
  account: [
    [...loanKey, 'detail'],
    [...creditKey, 'detail'],
  ],
};
