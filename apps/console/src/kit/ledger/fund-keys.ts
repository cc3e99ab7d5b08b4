/** Everything fetched about deposits is under this key. */
export const depositKey = ['deposit'] as const;

/** Everything fetched about orders is under these keys. */
export const tradeKeys = [['trx'], ['trade']] as const;
