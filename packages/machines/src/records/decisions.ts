import type { StateTable } from './state-table.ts';

export type DepositState = 'pending' | 'approved' | 'rejected' | 'rolled_back';
export type DepositAction = 'approve' | 'reject' | 'rollback';

export const depositStates: StateTable<DepositState, DepositAction> = {
  pending: { approve: ['approved'], reject: ['rejected'] },
  approved: { rollback: ['rolled_back'] },
  rejected: {},
  rolled_back: {},
};

export type WithdrawalState = DepositState;
export type WithdrawalAction = DepositAction;

/** Money that came back is credited again by a rollback. */
export const withdrawalStates: StateTable<WithdrawalState, WithdrawalAction> = {
  pending: { approve: ['approved'], reject: ['rejected'] },
  approved: { rollback: ['rolled_back'] },
  rejected: {},
  rolled_back: {},
};

export type CreditState = 'pending' | 'approved' | 'rejected' | 'outstanding' | 'completed';
/** `pay` leaves something owed, `pay_off` nothing. */
export type CreditAction = 'approve' | 'reject' | 'pay' | 'pay_off';

/** Money that is given is not taken back by a decision. */
export const giftStates: StateTable<CreditState, CreditAction> = {
  pending: { approve: ['approved'], reject: ['rejected'] },
  approved: {},
  rejected: {},
  outstanding: {},
  completed: {},
};

export const loanStates: StateTable<CreditState, CreditAction> = {
  ...giftStates,
  approved: { pay: ['outstanding'], pay_off: ['completed'] },
  outstanding: { pay: ['outstanding'], pay_off: ['completed'] },
};

export type IdentityState = 'unverified' | 'pending' | 'approved' | 'rejected';
export type IdentityAction = 'submit' | 'correct' | 'approve' | 'reject';

/** A rejected identity check may be tried again; a new one replaces an approved one, as after a change of name. */
export const identityStates: StateTable<IdentityState, IdentityAction> = {
  unverified: { submit: ['pending'] },
  pending: { correct: ['pending'], approve: ['approved'], reject: ['rejected'] },
  rejected: { submit: ['pending'] },
  approved: { submit: ['pending'] },
};

export type ProposalState = 'pending' | 'applied' | 'rejected' | 'withdrawn' | 'expired';
export type ProposalAction = 'approve' | 'reject' | 'withdraw' | 'expire';

export const proposalStates: StateTable<ProposalState, ProposalAction> = {
  pending: {
    approve: ['applied'],
    reject: ['rejected'],
    withdraw: ['withdrawn'],
    expire: ['expired'],
  },
  applied: {},
  rejected: {},
  withdrawn: {},
  expired: {},
};

export type AmendmentState = 'pending' | 'applied' | 'rejected' | 'withdrawn';
export type AmendmentAction = 'approve' | 'reject' | 'withdraw';

/** Only its maker withdraws an amendment. */
export const amendmentStates: StateTable<AmendmentState, AmendmentAction> = {
  pending: { approve: ['applied'], reject: ['rejected'], withdraw: ['withdrawn'] },
  applied: {},
  rejected: {},
  withdrawn: {},
};
