/** Everything fetched about members of staff stands under this key. */
export const staffKey = ['staff'] as const;
