/** What the account of a client may be in. */
export const clientStates = ['enabled', 'disabled', 'locked'] as const;
export type ClientStateName = (typeof clientStates)[number];
