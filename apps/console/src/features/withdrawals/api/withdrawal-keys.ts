/** Everything fetched about withdrawals stands under this key, to be made stale at once. */
export const withdrawalKey = ['withdrawal'] as const;
