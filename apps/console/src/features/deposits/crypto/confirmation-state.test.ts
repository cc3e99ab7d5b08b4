import { expect, test } from 'vitest';
import { confirmationState } from './confirmation-state.ts';

test('confirmations are enough from what the network requires on, and nothing is said of what nobody saw', () => {
  const of = (confirmations: number | null, min: number | null = 20) =>
    confirmationState({ confirmations, confirmations_min: min });
  expect([of(null), of(0), of(19), of(20), of(3, null)]).toEqual([
    'unseen',
    'few',
    'few',
    'enough',
    'unknown',
  ]);
});
