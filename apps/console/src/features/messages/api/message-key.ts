/** Everything fetched about messages. */
export const messageKey = ['message'] as const;
