import { type LiveQueries, queueCountsKey } from '#/ui/live/live-queries.ts';

export const handoverKey = ['handover'] as const;

const sums = [
  ['stat', 'summary'],
  ['stat', 'shift'],
];
const figures = [...sums, queueCountsKey];
const deskDay = ['stat', 'desk-day'];

const orders = [['stat', 'product']];

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
