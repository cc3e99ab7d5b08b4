import type { Schemas } from '@brokerdesk/sdk';

/** Why an identity check may be rejected. */
export const kycReasonCodes = [
  'document_unreadable',
  'document_expired',
  'name_differs',
  'id_no_differs',
  'birth_date_differs',
  'address_unproven',
  'duplicate',
  'suspicious',
  'other',
] as const satisfies readonly Schemas.KycAuditRequest['reason_code'][];

export type KycReason = (typeof kycReasonCodes)[number];

/** Returns whether this console has a label for it. */
export function isKycReason(value: string): value is KycReason {
  return kycReasonCodes.some((code) => code === value);
}
