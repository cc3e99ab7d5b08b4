/** Files are named as the browser asks for them. */
export type PreloadManifest = {
  /** The labels before the sign-in, by language. */
  labels: Readonly<Record<string, string>>;
  /** The address of the list of the pages' files, for people who may be signed in already. */
  pages: string;
};

/** Which files each page is made of, beside those that every visit has: the frame, the page, its labels. */
export type PageFiles = {
  /** All of them; what follows are places in this list, for pages share most of theirs. */
  files: readonly string[];
  /** By the path of the page; the empty one is where people begin. */
  pages: Readonly<Record<string, { code: readonly number[]; labels: Words }>>;
};

/** By language. */
type Words = Readonly<Record<string, readonly number[]>>;

/** The files that the browser is going to need for an address: the labels, which are small, first. */
export function filesFor({ files, pages }: PageFiles, path: string, locale: string): string[] {
  const page = pages[path.replace(/\/$/, '')] ?? pages[''];
  const needed = page === undefined ? [] : [...(page.labels[locale] ?? []), ...page.code];
  return needed.flatMap((at) => files[at] ?? []);
}
