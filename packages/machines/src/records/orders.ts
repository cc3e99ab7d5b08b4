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

/** `withdraw` is for the client, or because the order was a mistake. */
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

export const orderClockActions = ['lapse', 'renew', 'end'] as const;

export type OrderAction = (typeof orderStaffActions)[number] | (typeof orderClockActions)[number];

/** Approval leads to the payment if the order is paid on winning. */
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

export const savingStates: StateTable<SavingState, SavingAction> = {
  holding: { exit: ['completed'], mature: ['completed'] },
  completed: {},
};

/**
 * A fund deals at a net asset value that is struck after the cut-off: an approved order waits for it, and so does a
 * redemption.
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
