import { type LiveQueries, queueCountsKey } from '#/ui/live/live-queries.ts';

/** Everything fetched about notes between shifts. */
export const handoverKey = ['handover'] as const;

const sums = [
  ['stat', 'summary'],
  ['stat', 'shift'],
];
const figures = [...sums, queueCountsKey];
const deskDay = ['stat', 'desk-day'];

/** Orders by day and by kind, of the clients that are counted. */
const orders = [['stat', 'product']];

/** The dashboard and the menu count all of these. */
export const liveQueries: LiveQueries = {
  // No queue counts accounts.
  account: sums,
  client: [...figures, ...orders],
  compensation: figures,
  dataException: figures,
  deposit: figures,
  handover: [handoverKey, ['stat', 'shift']],
  kyc: figures,
  loan: figures,
  proposal: figures,
  product: [deskDay],
  trade: [...figures, ...orders, deskDay],
  trade_config: figures,
  withdrawal: figures,
};
