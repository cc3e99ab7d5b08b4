/** The end of an id that no one can read, long enough to distinguish it from others. */
export const tailOf = (id: string) => `…${id.slice(-6)}`;
