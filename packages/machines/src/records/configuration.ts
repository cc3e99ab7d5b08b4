import type { StateTable } from './state-table.ts';

export type AddressState = 'pending' | 'enabled' | 'disabled' | 'rejected' | 'removed';
/** `change` is that of the address itself, not of its note; `ask` asks to enable it again. */
export type AddressAction = 'approve' | 'reject' | 'change' | 'disable' | 'ask' | 'remove';

/** Enabled follows on pending alone: a user has confirmed it. */
export const addressStates: StateTable<AddressState, AddressAction> = {
  pending: { approve: ['enabled'], reject: ['rejected'], change: ['pending'], remove: ['removed'] },
  enabled: { disable: ['disabled'], change: ['pending'] },
  disabled: { ask: ['pending'], change: ['pending'], remove: ['removed'] },
  rejected: { change: ['pending'], remove: ['removed'] },
  removed: {},
};

export type StaffState = 'enabled' | 'disabled';
export type StaffAction = 'enable' | 'disable';

export const staffStates: StateTable<StaffState, StaffAction> = {
  enabled: { disable: ['disabled'] },
  disabled: { enable: ['enabled'] },
};

export type ExceptionState = 'open' | 'resolved';
/** A person resolves; a check that finds it again reopens. */
export type ExceptionAction = 'resolve' | 'reopen';

export const exceptionStates: StateTable<ExceptionState, ExceptionAction> = {
  open: { resolve: ['resolved'] },
  resolved: { reopen: ['open'] },
};

export type MessageState = 'scheduled' | 'sent' | 'recalled' | 'deleted';
/** `send` is done by the clock: a message that is sent at once begins as sent. */
export type MessageAction = 'send' | 'recall' | 'delete';

export const messageStates: StateTable<MessageState, MessageAction> = {
  scheduled: { send: ['sent'], recall: ['recalled'] },
  sent: { recall: ['recalled'] },
  recalled: { delete: ['deleted'] },
  deleted: {},
};
