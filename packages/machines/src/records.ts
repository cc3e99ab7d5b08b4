// The states of records, as data: no XState and no other import.
export {
  type AddressAction,
  type AddressState,
  addressStates,
  type StaffAction,
  type StaffState,
  staffStates,
} from './records/configuration.ts';
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
  type ExceptionAction,
  type ExceptionState,
  exceptionStates,
} from './records/exceptions.ts';
export { type MessageAction, type MessageState, messageStates } from './records/messages.ts';
export {
  type OrderAction,
  type OrderState,
  orderClockActions,
  orderStaffActions,
  subscriptionStates,
  tradeStates,
} from './records/orders.ts';
export {
  type IpoProductAction,
  type IpoProductState,
  ipoProductStates,
  type ListedProductAction,
  type ListedProductState,
  listedProductStates,
  type StandingProductAction,
  type StandingProductState,
  type StrategyProductAction,
  type StrategyProductState,
  standingProductStates,
  strategyProductStates,
} from './records/products.ts';
export { type OrderKind, orderStates, type RecordLife, records } from './records/records.ts';
export { actionsIn, nextStates, type StateTable, statesAfter } from './records/state-table.ts';
