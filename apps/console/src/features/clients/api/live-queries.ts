import type { LiveQueries } from '#/shared/live/live-queries.ts';

/** A client is shown with the accounts. */
export const clientLiveQueries: LiveQueries = {
  client: [['client']],
  account: [['client']],
  kyc: [['client']],
  trade: [['client', 'holding']],
  staff: [['staff']],
};
