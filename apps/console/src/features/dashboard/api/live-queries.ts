import type { LiveQueries } from '#/kit/live/live-queries.ts';

const figures = [['stat']];

/** The dashboard counts all of these. */
export const liveQueries: LiveQueries = {
  account: figures,
  client: figures,
  deposit: figures,
  kyc: figures,
  withdrawal: figures,
};
