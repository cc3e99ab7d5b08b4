/** The kinds of file that lists are exported as, the usual one first. */
export const fileFormats = ['xlsx', 'csv'] as const;

export type FileFormat = (typeof fileFormats)[number];
