import type { LiveQueries } from '#/kit/live/live-queries.ts';

/** A client is shown with the accounts. */
export const liveQueries: LiveQueries = {
  client: [['client']],
  account: [['client']],
  kyc: [['client']],
  trade: [
    ['client', 'holding'],
    ['client', 'timeline'],
  ],
  deposit: [['client', 'timeline']],
  withdrawal: [['client', 'timeline']],
  loan: [['client', 'timeline']],
  compensation: [['client', 'timeline']],
  amendment: [['client', 'timeline']],
  // What waits stands beside what it would change.
  proposal: [
    ['client', 'bank'],
    ['client', 'trade'],
  ],
  staff: [['staff']],
};
