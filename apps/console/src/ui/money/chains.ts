import type { Schemas } from '@brokerdesk/sdk';

/** The chains that the firm takes coins on. */
export const chains = [
  'bitcoin',
  'litecoin',
  'tron',
  'ethereum',
  'bsc',
] as const satisfies readonly Schemas.Chain[];
