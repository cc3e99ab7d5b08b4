const reasons = [
  'document_unreadable',
  'document_expired',
  'name_differs',
  'id_no_differs',
  'birth_date_differs',
  'address_unproven',
  'duplicate',
  'suspicious',
  'other',
] as const;

/** Why an identity check was rejected, where this console has words for it. */
export const reasonOfKyc = (code: string | null) => reasons.find((reason) => reason === code);
