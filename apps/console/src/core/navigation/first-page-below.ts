import type { MenuEntry } from '@brokerdesk/policy';

/** The first page below the group of the menu that has this path; undefined if no group has it. */
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
