import { addressStates, exceptionStates, messageStates, staffStates } from './configuration.ts';
import {
  amendmentStates,
  depositStates,
  giftStates,
  identityStates,
  loanStates,
  proposalStates,
  withdrawalStates,
} from './decisions.ts';
import {
  fundStates,
  type OrderAction,
  type OrderState,
  savingStates,
  subscriptionStates,
  tradeStates,
} from './orders.ts';
import {
  ipoProductStates,
  listedProductStates,
  standingProductStates,
  strategyProductStates,
} from './products.ts';
import type { StateTable } from './state-table.ts';

export type OrderKind = 'stock' | 'block' | 'ipo' | 'daily' | 'subscribe' | 'ai' | 'fund' | 'quant';

export const orderStates: Readonly<Record<OrderKind, StateTable<OrderState, OrderAction>>> = {
  stock: tradeStates,
  block: tradeStates,
  ipo: tradeStates,
  daily: tradeStates,
  subscribe: subscriptionStates,
  ai: tradeStates,
  fund: fundStates,
  quant: tradeStates,
};

export interface RecordLife {
  readonly start: string;
  readonly states: StateTable;
}

export const records = {
  deposit: { start: 'pending', states: depositStates },
  withdrawal: { start: 'pending', states: withdrawalStates },
  loan: { start: 'pending', states: loanStates },
  compensation: { start: 'pending', states: giftStates },
  bonus: { start: 'pending', states: giftStates },
  identity_check: { start: 'unverified', states: identityStates },
  proposal: { start: 'pending', states: proposalStates },
  amendment: { start: 'pending', states: amendmentStates },
  order: { start: 'awaiting', states: tradeStates },
  fund_order: { start: 'awaiting', states: fundStates },
  subscription: { start: 'awaiting', states: subscriptionStates },
  saving_holding: { start: 'holding', states: savingStates },
  listed_product: { start: 'available', states: listedProductStates },
  ipo_product: { start: 'available', states: ipoProductStates },
  strategy_product: { start: 'disabled', states: strategyProductStates },
  standing_product: { start: 'disabled', states: standingProductStates },
  receiving_address: { start: 'pending', states: addressStates },
  message: { start: 'scheduled', states: messageStates },
  staff: { start: 'enabled', states: staffStates },
  data_exception: { start: 'open', states: exceptionStates },
} as const satisfies Readonly<Record<string, RecordLife>>;
