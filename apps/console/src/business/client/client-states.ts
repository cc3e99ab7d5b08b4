export const clientStates = ['enabled', 'disabled', 'locked'] as const;
export type ClientStateName = (typeof clientStates)[number];
