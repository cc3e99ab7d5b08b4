/** Everything fetched about identity checks is cached under this key, to be made stale at once. */
export const kycKey = ['kyc'] as const;
