/** Everything fetched about what waits for a second person stands under this key. */
export const proposalKey = ['proposal'] as const;
