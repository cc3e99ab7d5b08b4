import type { MenuEntry } from '@brokerdesk/policy';

/** The entries whose page exists; a parent without any goes too. */
export function existingEntries(
  entries: readonly MenuEntry[],
  existing: ReadonlySet<string>,
): readonly MenuEntry[] {
  return entries.flatMap((entry) => {
    if (!entry.children) return existing.has(entry.path) ? [entry] : [];
    const children = existingEntries(entry.children, existing);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** Every page below these entries. */
export function leafPaths(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? leafPaths(entry.children) : [entry.path]));
}

/** The entries whose title contains what was typed; a parent that matches keeps all its children. */
export function searchEntries(
  entries: readonly MenuEntry[],
  typed: string,
  titleOf: (entry: MenuEntry) => string,
): readonly MenuEntry[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return entries;
  return entries.flatMap((entry) => {
    if (titleOf(entry).toLocaleLowerCase().includes(wanted)) return [entry];
    const children = searchEntries(entry.children ?? [], typed, titleOf);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
