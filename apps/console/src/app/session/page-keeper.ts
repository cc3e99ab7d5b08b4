/**
 * Where the shell says, while it is there, how a page is kept whose session has run out; it answers
 * whether it keeps it. Apart from the rest, which nobody needs before signing in.
 */
export const pageKeeper: { keep: (() => boolean) | null } = { keep: null };
