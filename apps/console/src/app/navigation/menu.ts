import type { MenuEntry } from '@brokerdesk/policy';

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

function leafEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.children ? leafEntries(entry.children) : [entry]));
}

export function leafPaths(entries: readonly MenuEntry[]): string[] {
  return leafEntries(entries).map(({ path }) => path);
}

export function searchEntries(
  entries: readonly MenuEntry[],
  typed: string,
  labelsOf: (entry: MenuEntry) => readonly string[],
): readonly MenuEntry[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return entries;
  return entries.flatMap((entry) => {
    if (labelsOf(entry).some((word) => word.toLocaleLowerCase().includes(wanted))) return [entry];
    const children = searchEntries(entry.children ?? [], typed, labelsOf);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
