/** Everything fetched about products, by kind. */
export const productKey = ['product'] as const;
