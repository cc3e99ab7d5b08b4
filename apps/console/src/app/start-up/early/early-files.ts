/**
 * Which files a page is made of, beside those that every page has. All are named once, for pages share
 * most of theirs; the rest are their places in that list.
 */
export type EarlyFiles = {
  files: readonly string[];
  login: readonly number[];
  /** What surrounds every page behind the sign-in. */
  frame: readonly number[];
  /** By the name of the page. */
  pages: Readonly<Record<string, readonly number[]>>;
  /** By language, and in it by namespace; `login` is what is said before the sign-in. */
  words: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
