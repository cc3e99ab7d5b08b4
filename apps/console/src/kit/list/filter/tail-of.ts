/** An id that nobody can read, as short as it still tells one from another. */
export const tailOf = (id: string) => `…${id.slice(-6)}`;
