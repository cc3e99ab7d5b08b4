/** Everything fetched about deposits stands under this key, to be made stale at once. */
export const depositKey = ['deposit'] as const;
