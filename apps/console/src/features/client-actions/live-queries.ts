import { rateKey } from '#/business/funds/rate-query.ts';
import type { LiveQueries } from '#/ui/live/live-queries.ts';
import { exchangeQuoteKey } from './exchange/exchange-quote.ts';

/** A quote depends on the rates, and on the fee that the configuration of exchanges sets. */
export const liveQueries: LiveQueries = {
  rate: [rateKey, exchangeQuoteKey],
  exchange: [exchangeQuoteKey],
};
