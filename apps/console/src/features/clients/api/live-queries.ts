import type { LiveQueries } from '#/kit/live/live-queries.ts';

/** The parts of the open client: the list says itself what makes it stale. */
export const liveQueries: LiveQueries = {
  trade: [
    ['client', 'holding'],
    ['client', 'timeline'],
  ],
  deposit: [['client', 'timeline']],
  withdrawal: [['client', 'timeline']],
  loan: [['client', 'timeline']],
  compensation: [['client', 'timeline']],
  amendment: [['client', 'timeline']],
  // What waits is shown beside what it would change.
  proposal: [
    ['client', 'bank'],
    ['client', 'trade'],
  ],
  staff: [['staff']],
};
