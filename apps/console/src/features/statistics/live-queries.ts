import type { LiveQueries } from '#/ui/live/live-queries.ts';

const figures = [['statistics']];

/** Statistics count orders, clients and money that came or went, and value holdings as products say. */
export const liveQueries: LiveQueries = {
  client: figures,
  deposit: figures,
  withdrawal: figures,
  trade: figures,
  product: figures,
};
