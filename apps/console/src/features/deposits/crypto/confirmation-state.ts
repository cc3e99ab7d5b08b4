import type { Schemas } from '@brokerdesk/sdk';

type Seen = Pick<Schemas.Deposit, 'confirmations' | 'confirmations_min'>;

/** What the recorded confirmations say: nobody has looked, too few, enough, or nothing is required. */
export function confirmationState({ confirmations: seen, confirmations_min: min }: Seen) {
  if (seen === null) return 'unseen';
  if (min === null) return 'unknown';
  return seen < min ? 'few' : 'enough';
}

export type ConfirmationState = ReturnType<typeof confirmationState>;
