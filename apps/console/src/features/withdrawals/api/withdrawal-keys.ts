/** Everything fetched about withdrawals is cached under this key, to be made stale at once. */
export const withdrawalKey = ['withdrawal'] as const;
