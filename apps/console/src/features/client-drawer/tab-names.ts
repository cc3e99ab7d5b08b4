import type { ClientTab } from '#/kit/client/client-address.ts';

/** What can be chosen in the switch, in its order: the crypto addresses are reached by link alone. */
export const switchTabs = [
  'kyc',
  'trade',
  'access',
  'bank',
  'nominee',
  'holding',
  'statement',
  'timeline',
  'exchange',
  'note',
] as const satisfies readonly ClientTab[];
