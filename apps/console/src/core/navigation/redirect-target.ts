import type { MenuEntry } from '@brokerdesk/policy';

/** `null` for another origin or scheme, or an invalid address. */
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

export function firstPageBelow(menu: readonly MenuEntry[], path: string): string | undefined {
  for (const { children, ...entry } of menu) {
    if (children === undefined) continue;
    if (entry.path === path) return firstPage(children);
    const found = firstPageBelow(children, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstPage([first]: readonly MenuEntry[]): string | undefined {
  return first?.children ? firstPage(first.children) : first?.path;
}
