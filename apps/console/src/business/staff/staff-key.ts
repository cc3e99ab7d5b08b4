/** Everything fetched about members of staff is cached under this key. */
export const staffKey = ['staff'] as const;
