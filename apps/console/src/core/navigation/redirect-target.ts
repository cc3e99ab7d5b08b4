/**
 * The place of this site that `target` names, as path, search and hash, or `null` where it names
 * none: another origin, another scheme, or something that is no address.
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
