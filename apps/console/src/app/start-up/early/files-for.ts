import type { PageFiles } from './early-files.ts';

/** The files that the browser is going to need for an address, the largest of them first. */
export function filesFor({ files, pages }: PageFiles, path: string, locale: string): string[] {
  const page = pages[path.replace(/\/$/, '')] ?? pages[''];
  const needed = page === undefined ? [] : [...page.code, ...(page.words[locale] ?? [])];
  return needed.flatMap((at) => files[at] ?? []);
}
