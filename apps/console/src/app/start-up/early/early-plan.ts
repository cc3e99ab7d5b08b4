import { frameWords, type PagePlace, placeAt } from '#/app/pages/page-places.ts';
import type { EarlyFiles } from './early-files.ts';

/** The files that the browser is going to need for an address, the largest of them first. */
export function filesFor(
  { files, login, words, frame, pages }: EarlyFiles,
  places: readonly PagePlace[],
  { path, locale, signedIn }: { path: string; locale: string; signedIn: boolean },
): string[] {
  const place = placeAt(path, places);
  const namespaces = place === undefined ? [] : [...frameWords, ...place.namespaces];
  const own = signedIn && place !== undefined ? [...frame, ...(pages[place.name] ?? [])] : login;
  const said = ['login', ...(signedIn ? namespaces : [])].map((one) => words[locale]?.[one]);
  return [...new Set([...own, ...said])].flatMap((at) =>
    at === undefined ? [] : (files[at] ?? []),
  );
}
