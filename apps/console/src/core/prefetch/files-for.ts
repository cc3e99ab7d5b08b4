import type { PageFiles } from './preload-manifest.ts';

/** The files that the browser is going to need for an address: the labels, which are small, first. */
export function filesFor({ files, pages }: PageFiles, path: string, locale: string): string[] {
  const page = pages[path.replace(/\/$/, '')] ?? pages[''];
  const needed = page === undefined ? [] : [...(page.labels[locale] ?? []), ...page.code];
  return needed.flatMap((at) => files[at] ?? []);
}
