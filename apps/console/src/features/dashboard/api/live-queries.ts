import type { LiveQueries } from '#/kit/live/live-queries.ts';

const figures = [['stat', 'summary']];

/** The dashboard counts all of these. */
export const liveQueries: LiveQueries = {
  account: figures,
  client: figures,
  compensation: figures,
  dataException: figures,
  deposit: figures,
  kyc: figures,
  loan: figures,
  proposal: figures,
  trade: figures,
  withdrawal: figures,
};
