import type { Schemas } from '@brokerdesk/sdk';

const letters: Readonly<Record<string, Schemas.AmendableKind>> = {
  D: 'deposit',
  W: 'withdrawal',
  T: 'trade',
};

/**
 * The kind that an order number says by its first letter; undefined if it says none that can be amended.
 */
export function kindOfNumber(orderNo: string): Schemas.AmendableKind | undefined {
  return letters[orderNo.trim().charAt(0).toUpperCase()];
}
