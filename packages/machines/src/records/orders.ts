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

/**
 * Actions of staff on an order: one that waits is withdrawn for the client, or because it was a mistake. The redemption of a
 * fund is asked for, and confirmed with all orders of its dealing day.
 */
export const orderStaffActions = [
  'approve',
  'reject',
  'pay',
  'sell',
  'clear',
  'complete',
  'cancel',
  'withdraw',
  'redeem',
  'confirm',
] as const;

/** Actions of the clock: an unpaid order lapses, a subscription renews or ends with its period. */
export const orderClockActions = ['lapse', 'renew', 'end'] as const;

export type OrderAction = (typeof orderStaffActions)[number] | (typeof orderClockActions)[number];

/**
 * Approval leads to the payment if the order is paid on winning; the last part of the payment leads to the
 * holding. Completed and released are final.
 */
export const tradeStates: StateTable<OrderState, OrderAction> = {
  awaiting: { approve: ['holding', 'payment'], reject: ['released'], withdraw: ['released'] },
  payment: { pay: ['outstanding', 'holding'], lapse: ['released'] },
  outstanding: { pay: ['outstanding', 'holding'], lapse: ['released'] },
  holding: { sell: ['sold'] },
  sold: { clear: ['unsettled'] },
  unsettled: { complete: ['completed'] },
  completed: {},
  released: {},
};

export type SavingState = 'holding' | 'completed';
export type SavingAction = 'exit' | 'mature';

/** Staff end a saving before its term, if its product allows it; the clock ends it at its maturity. */
export const savingStates: StateTable<SavingState, SavingAction> = {
  holding: { exit: ['completed'], mature: ['completed'] },
  completed: {},
};

/**
 * A fund deals at a net asset value that is struck after the cut-off: an approved order waits for it, and so does a
 * holding whose redemption is asked for.
 */
export const fundStates: StateTable<OrderState, OrderAction> = {
  awaiting: {
    approve: ['awaiting'],
    reject: ['released'],
    withdraw: ['released'],
    confirm: ['holding'],
  },
  payment: {},
  outstanding: {},
  holding: { redeem: ['holding'], withdraw: ['holding'], confirm: ['sold'] },
  sold: { clear: ['unsettled'] },
  unsettled: { complete: ['completed'] },
  completed: {},
  released: {},
};

/**
 * Subscriptions cannot be sold: the fee is spent on approval and on each renewal. A cancelled one ends with
 * its period.
 */
export const subscriptionStates: StateTable<OrderState, OrderAction> = {
  awaiting: { approve: ['holding'], reject: ['released'], withdraw: ['released'] },
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
