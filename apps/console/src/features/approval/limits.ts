/** Whatever takes a second person, by the limit that says so. */
export const limits = [
  'credit',
  'withdrawal',
  'profit',
  'rollback',
  'amendment',
  'address',
  'bank',
  'payment_file',
  'order',
  'allocation',
  'staff',
  'config',
] as const;
