/** Everything fetched about clients is under this key, so that a change of a client refetches what is shown. */
export const clientKey = ['client'] as const;
