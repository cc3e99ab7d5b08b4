import type { Schemas } from '@brokerdesk/sdk';

/** The ways in which a deposit comes in. */
export const depositSubTypes = [
  'bank',
  'crypto',
  'exchange',
] as const satisfies readonly Schemas.DepositSubType[];
