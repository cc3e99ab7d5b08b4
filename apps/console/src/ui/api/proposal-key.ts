/** Everything fetched about what waits for a second person is cached under this key. */
export const proposalKey = ['proposal'] as const;
