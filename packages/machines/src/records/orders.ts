import type { StateTable } from './state-table.ts';

export type OrderState =
  | 'awaiting'
  | 'payment'
  | 'outstanding'
  | 'holding'
  | 'sold'
  | 'unsettled'
  | 'completed'
  | 'released';

/** What staff do with an order. */
export const orderStaffActions = [
  'approve',
  'reject',
  'pay',
  'sell',
  'clear',
  'complete',
  'cancel',
] as const;

/** What the clock does: an unpaid order lapses, a subscription renews or ends with its period. */
export const orderClockActions = ['lapse', 'renew', 'end'] as const;

export type OrderAction = (typeof orderStaffActions)[number] | (typeof orderClockActions)[number];

/**
 * To approve leads to the payment where the order is paid on winning; to pay leads to the holding with the last
 * part. Completed and released are ends.
 */
export const tradeStates: StateTable<OrderState, OrderAction> = {
  awaiting: { approve: ['holding', 'payment'], reject: ['released'] },
  payment: { pay: ['outstanding', 'holding'], lapse: ['released'] },
  outstanding: { pay: ['outstanding', 'holding'], lapse: ['released'] },
  holding: { sell: ['sold'] },
  sold: { clear: ['unsettled'] },
  unsettled: { complete: ['completed'] },
  completed: {},
  released: {},
};

/**
 * Of a subscription there is nothing to sell: its fee is spent when it is approved, and again with each
 * period that it is renewed for. One that is cancelled ends with its period.
 */
export const subscriptionStates: StateTable<OrderState, OrderAction> = {
  awaiting: { approve: ['holding'], reject: ['released'] },
  payment: {},
  outstanding: {},
  holding: {
    complete: ['completed'],
    cancel: ['holding'],
    renew: ['holding'],
    end: ['completed'],
  },
  sold: {},
  unsettled: {},
  completed: {},
  released: {},
};
