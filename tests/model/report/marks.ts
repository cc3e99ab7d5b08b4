/** What makes a step unlike the plain course of things. */
export const marks = ['fault', 'late', 'refused', 'slow', 'time'] as const;
export type Mark = (typeof marks)[number];
