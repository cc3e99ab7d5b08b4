/** Everything fetched about receiving addresses stands under this key. */
export const cryptoAddressKey = ['crypto_address'] as const;
