import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { queueCountsKey } from '#/kit/waiting/on-demand/queue-counts-query.ts';

const figures = [['stat', 'summary'], ['stat', 'shift'], queueCountsKey];

/** The dashboard and the menu count all of these. */
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
  trade_config: figures,
  withdrawal: figures,
};
