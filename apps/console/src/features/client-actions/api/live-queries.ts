import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { exchangeQuoteKey, rateKey } from '../rate/rate-keys.ts';

/** A quote depends on the rates, and on the fee that the configuration of exchanges sets. */
export const liveQueries: LiveQueries = {
  rate: [rateKey, exchangeQuoteKey],
  exchange: [exchangeQuoteKey],
};
