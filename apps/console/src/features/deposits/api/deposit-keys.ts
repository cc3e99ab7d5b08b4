/** Everything fetched about deposits is under this key. */
export const depositKey = ['deposit'] as const;
