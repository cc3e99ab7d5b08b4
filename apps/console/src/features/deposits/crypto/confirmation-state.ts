import type { Schemas } from '@brokerdesk/sdk';

type Seen = Pick<Schemas.Deposit, 'confirmations' | 'confirmations_min'>;

export function confirmationState({ confirmations: seen, confirmations_min: min }: Seen) {
  if (seen === null) return 'unseen';
  if (min === null) return 'unknown';
  return seen < min ? 'few' : 'enough';
}

export type ConfirmationState = ReturnType<typeof confirmationState>;
