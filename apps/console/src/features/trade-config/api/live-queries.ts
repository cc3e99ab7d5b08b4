import type { LiveQueries } from '#/ui/live/live-queries.ts';
import { tradeConfigKey } from './get-trade-config.ts';

export const liveQueries: LiveQueries = {
  trade_config: [tradeConfigKey],
  // It says what waits for a second person.
  proposal: [tradeConfigKey],
};
