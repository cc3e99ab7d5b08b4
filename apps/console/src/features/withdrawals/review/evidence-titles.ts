import type { Schemas } from '@brokerdesk/sdk';
import { isPositive, minus } from '#/kit/arithmetic/arithmetic.ts';

/** What the names come to: the one that is worse is said, and both where both are. */
export function holderTitle({
  matches,
  verified_at: verifiedAt,
}: Pick<Schemas.HolderEvidence, 'matches' | 'verified_at'>) {
  if (verifiedAt !== null) return matches ? 'same' : 'differs';
  return matches ? 'unverified' : 'differsUnverified';
}

/** Why little trading is odd, or is not. */
export function turnoverTitle({
  odd,
  deposit,
  traded,
}: Pick<Schemas.TurnoverEvidence, 'odd' | 'deposit' | 'traded'>) {
  if (odd) return 'less';
  if (deposit === null) return 'noDeposit';
  return isPositive(minus(deposit.amount, traded)) ? 'longAgo' : 'enough';
}
