/** Everything fetched about identity checks stands under this key, to be made stale at once. */
export const kycKey = ['kyc'] as const;
