import type { Schemas } from '@brokerdesk/sdk';

type ReasonCode = Exclude<NonNullable<Schemas.KycAuditRequest['reason_code']>, 'null'>;

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
] as const satisfies readonly ReasonCode[];

export function isReasonCode(value: string): value is ReasonCode {
  return kycReasonCodes.some((code) => code === value);
}
