import type { Schemas } from '@brokerdesk/sdk';
import { isPositive, minus } from '#/ui/arithmetic/arithmetic.ts';

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

/** The line about the password; none among changes if it was never changed. */
export function passwordLine({
  odd,
  password_changed_at: changedAt,
  password_changed_by: by,
}: Pick<Schemas.SecurityEvidence, 'odd' | 'password_changed_at' | 'password_changed_by'>) {
  if (changedAt === null) return odd ? null : 'passwordNever';
  return by === 'staff' ? 'password.staff' : 'password.client';
}
