/**
 * Returns path, search and hash of a `target` on this site; `null` for another origin or scheme, or an
 * invalid address.
 */
export function redirectTarget(target: unknown, origin: string): string | null {
  if (typeof target !== 'string' || !isPath(target) || !URL.canParse(target, origin)) return null;
  const { origin: itsOrigin, pathname, search, hash } = new URL(target, origin);
  // `/.//evil.example` is a path of this site, and what is left of it is not.
  return itsOrigin === origin && isPath(pathname) ? `${pathname}${search}${hash}` : null;
}

/** Resolved against nothing but a path, `evil.example` would be a path of this site. */
function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
