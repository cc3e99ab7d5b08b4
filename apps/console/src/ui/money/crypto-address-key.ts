/** Everything fetched about receiving addresses is cached under this key. */
export const cryptoAddressKey = ['crypto_address'] as const;
