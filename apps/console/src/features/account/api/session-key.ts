/** Everything fetched about the own sessions stands under this key. */
export const sessionKey = ['session'] as const;
