import type { Schemas } from '@brokerdesk/sdk';

/** What staff do. */
export const staffActions = [
  'approve',
  'reject',
  'pay',
  'sell',
  'clear',
  'complete',
  'cancel',
] as const;

/** What the clock does: `sweep` and `renewSubscriptions`. */
export const clockActions = ['lapse', 'renew', 'end'] as const;

export type TradeAction = (typeof staffActions)[number] | (typeof clockActions)[number];

type Status = Schemas.TradeStatus;
type Transitions = Readonly<
  Record<Status, Readonly<Partial<Record<TradeAction, readonly Status[]>>>>
>;

/**
 * Every change of state that there is. To approve leads to the payment where the order is paid on
 * winning; to pay leads to the holding with the last part. Completed and released are ends.
 */
export const tradeStates: Transitions = {
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
export const subscriptionStates: Transitions = {
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

/** The states that the action leads to; none where it is not possible. */
export function statusesAfter(
  kind: Schemas.TradeKind,
  from: Status,
  action: TradeAction,
): readonly Status[] {
  return (kind === 'subscribe' ? subscriptionStates : tradeStates)[from][action] ?? [];
}

const behind: Readonly<Record<TradeAction, readonly Status[]>> = {
  approve: ['payment', 'outstanding', 'holding', 'sold', 'unsettled', 'completed', 'released'],
  reject: ['payment', 'outstanding', 'holding', 'sold', 'unsettled', 'completed', 'released'],
  pay: ['holding', 'sold', 'unsettled', 'completed'],
  sell: ['sold', 'unsettled', 'completed'],
  clear: ['unsettled', 'completed'],
  complete: ['completed'],
  lapse: ['released'],
  cancel: ['completed'],
  renew: ['completed'],
  end: ['completed'],
};

/** Whether the action, or another instead of it, was taken before. */
export function isBehind(status: Status, action: TradeAction): boolean {
  return behind[action].includes(status);
}
