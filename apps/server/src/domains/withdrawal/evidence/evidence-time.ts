import type { WithdrawalRow } from '../withdrawal-row.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function daysBefore({ withdrawal: { madeAt } }: WithdrawalRow, days: number): Date {
  return new Date(madeAt.getTime() - days * dayMs);
}

/** Up to when facts count: what came after a decision could not be known to who made it. */
export function knownUntil({ withdrawal: { checkedAt } }: WithdrawalRow): Date {
  return checkedAt ?? new Date();
}
