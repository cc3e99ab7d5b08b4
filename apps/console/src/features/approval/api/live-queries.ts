import { proposalKey } from '#/kit/decision/two-people/proposal-key.ts';
import type { LiveQueries } from '#/kit/live/live-queries.ts';

/** The limits are part of the trade config; whose account is tied to whose decides who may be the second. */
export const liveQueries: LiveQueries = {
  proposal: [proposalKey],
  trade_config: [[...proposalKey, 'limits']],
  staff: [proposalKey],
  client: [[...proposalKey, 'list']],
};
