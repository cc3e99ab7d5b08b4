import type { Schemas } from '@brokerdesk/sdk';

export type ConfirmationsDraft = { confirmations: string; reason: string };

/** Whether the count was lowered: a chain's count only grows, so a lower one needs a reason. */
export function isFewer(typed: string, before: number | null): boolean {
  return before !== null && /^\d+$/.test(typed) && Number(typed) < before;
}

export function toConfirmations(
  { confirmations, reason }: ConfirmationsDraft,
  deposit: Pick<Schemas.Deposit, 'confirmations' | 'version'>,
): Schemas.ConfirmationsRequest {
  const fewer = isFewer(confirmations, deposit.confirmations);
  return {
    confirmations: Number(confirmations),
    version: deposit.version,
    ...(fewer && { reason: reason.trim() }),
  };
}
