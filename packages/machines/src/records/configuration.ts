import type { StateTable } from './state-table.ts';

export type AddressState = 'pending' | 'enabled' | 'disabled' | 'rejected' | 'removed';
/** `change` is that of the address itself, not of its note; `ask` asks to enable it again. */
export type AddressAction = 'approve' | 'reject' | 'change' | 'disable' | 'ask' | 'remove';

/** A receiving address. Enabled follows on pending alone: a user has confirmed it. */
export const addressStates: StateTable<AddressState, AddressAction> = {
  pending: { approve: ['enabled'], reject: ['rejected'], change: ['pending'], remove: ['removed'] },
  enabled: { disable: ['disabled'], change: ['pending'] },
  disabled: { ask: ['pending'], change: ['pending'], remove: ['removed'] },
  rejected: { change: ['pending'], remove: ['removed'] },
  removed: {},
};

export type StaffState = 'enabled' | 'disabled';
export type StaffAction = 'enable' | 'disable';

/** A member of staff. */
export const staffStates: StateTable<StaffState, StaffAction> = {
  enabled: { disable: ['disabled'] },
  disabled: { enable: ['enabled'] },
};
