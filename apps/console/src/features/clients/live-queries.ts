import type { LiveQueries } from '#/ui/live/live-queries.ts';

const summary = ['client', 'summary'];
const timeline = ['client', 'timeline'];

/** The parts of the open client: the list says itself what makes it stale. */
export const liveQueries: LiveQueries = {
  trade: [['client', 'holding'], summary, timeline],
  saving_holding: [['client', 'holding']],
  deposit: [summary, timeline],
  withdrawal: [summary, timeline],
  loan: [summary, timeline],
  compensation: [summary, timeline],
  message: [summary],
  amendment: [timeline],
  // Refetched because a proposal is shown beside the fields that it changes.
  proposal: [
    ['client', 'bank'],
    ['client', 'trade'],
    ['client', 'risk'],
  ],
  staff: [['staff']],
};
