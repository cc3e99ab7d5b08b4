import { expect, test } from 'vitest';
import { confirmationState } from './confirmations.tsx';

test('confirmations are sufficient from the minimum of the network on, and unknown until they are read', () => {
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
