/** Everything fetched about the own sessions is cached under this key. */
export const sessionKey = ['session'] as const;
