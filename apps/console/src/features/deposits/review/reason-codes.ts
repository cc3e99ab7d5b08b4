import type { Schemas } from '@brokerdesk/sdk';

type ReasonCode = Exclude<NonNullable<Schemas.AuditRequest['reason_code']>, 'null'>;

/** Why a deposit may be rejected. */
export const reasonCodes = [
  'proof_unreadable',
  'amount_differs',
  'payer_differs',
  'not_received',
  'duplicate',
  'suspicious',
  'other',
] as const satisfies readonly ReasonCode[];

export function isReasonCode(value: string): value is ReasonCode {
  return reasonCodes.some((code) => code === value);
}
