// The states of records, as data: no XState and no other import.
export {
  type AmendmentAction,
  type AmendmentState,
  amendmentStates,
  type CreditAction,
  type CreditState,
  type DepositAction,
  type DepositState,
  depositStates,
  giftStates,
  type IdentityAction,
  type IdentityState,
  identityStates,
  loanStates,
  type ProposalAction,
  type ProposalState,
  proposalStates,
  type WithdrawalAction,
  type WithdrawalState,
  withdrawalStates,
} from './records/decisions.ts';
export {
  type OrderAction,
  type OrderState,
  orderClockActions,
  orderStaffActions,
  subscriptionStates,
  tradeStates,
} from './records/orders.ts';
export { type OrderKind, orderStates, type RecordLife, records } from './records/records.ts';
export { actionsIn, type StateTable, statesAfter } from './records/state-table.ts';
