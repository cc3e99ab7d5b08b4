/**
 * The place of this site that `asked` names, as path, search and hash, or `null` where it names
 * none: another origin, another scheme, or something that is no address.
 */
export function redirectTarget(asked: unknown, origin: string): string | null {
  // Resolved against nothing but a path, `evil.example` would be a path of this site.
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return null;
  if (!URL.canParse(asked, origin)) return null;
  const url = new URL(asked, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
