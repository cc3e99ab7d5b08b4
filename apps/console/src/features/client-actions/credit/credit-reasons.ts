import type { Schemas } from '@brokerdesk/sdk';

/** Why each kind is given. */
export const creditReasons = {
  compensation: ['service_failure', 'price_error', 'delay', 'other'],
  bonus: ['promotion', 'referral', 'loyalty', 'other'],
} as const satisfies Record<string, readonly Schemas.CreditReason[]>;
