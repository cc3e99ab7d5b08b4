/**
 * Where the shell says, while it is there, how a page is kept whose session has run out. Apart from the
 * rest, which nobody needs before signing in.
 */
export const pageKeeper: {
  /** Answers whether the page is kept. */
  keep: (() => boolean) | null;
  /** While a page is kept: until it is there again for its person, or gone. */
  waiting: Promise<void> | null;
} = { keep: null, waiting: null };
