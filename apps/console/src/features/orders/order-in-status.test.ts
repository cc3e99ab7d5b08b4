import type { Schemas } from '@brokerdesk/sdk';
import { expect, it } from 'vitest';
import { mayStep, queueInTab } from './order-in-status.ts';

const order = (phase: Schemas.TradePhase | null, ...steps: Schemas.Trade['steps']) =>
  ({ phase, steps }) as Schemas.Trade;

it.each([
  ['payment_due', 'pay'],
  ['awaiting_settlement', 'complete'],
  ['matured', 'sell'],
] as const)('an order in the phase %s is claimed by who may %s it', (phase, step) => {
  expect(mayStep(order(phase, step, 'cancel'))).toBe(true);
  expect(mayStep(order(phase, 'cancel'))).toBe(false);
});

it('a holding that is not due is claimed by no one', () => {
  expect(mayStep(order(null, 'sell'))).toBe(false);
});

it('a tab takes the next order from its own queue', () => {
  expect(queueInTab({ phase: 'payment_due' })).toBe('payment_due');
  expect(queueInTab({ phase: 'matured' })).toBe('matured');
  expect(queueInTab({ status: 'unsettled' })).toBe('awaiting_settlement');
  expect(queueInTab({ status: 'awaiting' })).toBeUndefined();
});
