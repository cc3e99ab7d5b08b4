import type { StateTable } from './state-table.ts';

export type MessageState = 'scheduled' | 'sent' | 'recalled' | 'deleted';
/** `send` is done by the clock: a message that is sent at once begins as sent. */
export type MessageAction = 'send' | 'recall' | 'delete';

/** A message visible to clients has to be recalled before it is deleted. */
export const messageStates: StateTable<MessageState, MessageAction> = {
  scheduled: { send: ['sent'], recall: ['recalled'] },
  sent: { recall: ['recalled'] },
  recalled: { delete: ['deleted'] },
  deleted: {},
};
