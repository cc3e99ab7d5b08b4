/**
 * The place of this site that `asked` names, as path, search and hash, or `null` where it names
 * none: another origin, another scheme, or something that is no address.
 */
export function redirectTarget(asked: unknown, origin: string): string | null {
  if (typeof asked !== 'string' || !isPath(asked) || !URL.canParse(asked, origin)) return null;
  const { origin: itsOrigin, pathname, search, hash } = new URL(asked, origin);
  // `/.//evil.example` is a path of this site, and what is left of it is not.
  return itsOrigin === origin && isPath(pathname) ? `${pathname}${search}${hash}` : null;
}

/** Resolved against nothing but a path, `evil.example` would be a path of this site. */
function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
