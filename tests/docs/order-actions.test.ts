import {
  fundStates,
  orderClockActions,
  subscriptionStates,
  tradeStates,
} from '@brokerdesk/machines/records';
import { describe, expect, it } from 'vitest';
import {
  dealingNames,
  decisionNames,
  stepNames,
} from '../../apps/console/src/features/orders/step-names.ts';

const onTheScreen: readonly string[] = [...decisionNames, ...stepNames, ...dealingNames];
const byTheClock: readonly string[] = orderClockActions;

describe.each([
  ['orders', tradeStates],
  ['orders for funds', fundStates],
  ['subscriptions', subscriptionStates],
])('the states of %s', (_, table) => {
  const transitions = Object.entries(table).flatMap(([state, actions]) =>
    Object.keys(actions).map((action) => [state, action] as const),
  );

  it.each(transitions)(
    'lead from %s by %s on the screen or by the clock, not both',
    (_state, action) => {
      const triggers = [onTheScreen.includes(action), byTheClock.includes(action)];
      expect(triggers.filter(Boolean)).toHaveLength(1);
    },
  );
});
