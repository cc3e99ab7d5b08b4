type Versions = ReadonlyMap<string, number>;

/** The versions of rows, by which a change is found; other records have none. */
export function versionsOf(rows: readonly { id: string }[]): Versions {
  const versions = new Map<string, number>();
  for (const row of rows) {
    if ('version' in row && typeof row.version === 'number') versions.set(row.id, row.version);
  }
  return versions;
}

/** The rows that were there before and have changed since, by another user. */
export function changedByOthers(
  before: Versions,
  now: Versions,
  isOwn: (id: string, version: number) => boolean,
): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [id, version] of now) {
    const old = before.get(id);
    if (old !== undefined && old < version && !isOwn(id, version)) changed.add(id);
  }
  return changed;
}
