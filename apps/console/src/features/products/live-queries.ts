import type { LiveQueries } from '#/ui/live/live-queries.ts';

export const productKey = ['product'] as const;

/** Orders hang on a product, and what waits for a second person is beside what it would change. */
export const liveQueries: LiveQueries = {
  product: [productKey],
  product_template: [productKey],
  trade: [productKey],
  saving_holding: [productKey],
  proposal: [productKey],
  exchange: [
    [...productKey, 'markets'],
    [...productKey, 'market-days'],
  ],
};
