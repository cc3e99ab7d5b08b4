import { type OrderAction, orderStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';

export type TradeAction = OrderAction;

type Status = Schemas.TradeStatus;

/** The states that the action leads to; none where it is not possible. */
export function statusesAfter(
  kind: Schemas.TradeKind,
  from: Status,
  action: TradeAction,
): readonly Status[] {
  return statesAfter(orderStates[kind], from, action);
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
