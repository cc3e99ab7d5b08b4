/** The end of a long id, enough to distinguish it. */
export const tailOf = (id: string) => `…${id.slice(-6)}`;
