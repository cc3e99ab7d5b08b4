export const marks = ['fault', 'late', 'refused', 'slow', 'time'] as const;
export type Mark = (typeof marks)[number];
