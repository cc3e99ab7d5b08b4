import { compare, type Decimal } from '../../money/decimal.ts';

export interface Credit {
  makerId: string | null;
  /** In the base currency; null where no rate led there when it was made. */
  baseAmount: Decimal | null;
}

/**
 * Whether the credit waits for someone else than this person: who made it approves it alone up to
 * the limit, the limit included. What could not be valued counts as above.
 */
export function needsSomeoneElse(credit: Credit, personId: string, limit: Decimal): boolean {
  if (credit.makerId !== personId) return false;
  return credit.baseAmount === null || compare(credit.baseAmount, limit) > 0;
}
