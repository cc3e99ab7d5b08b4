import { useState } from 'react';
import { isOwnChange } from '#/ui/live/own-changes.ts';

type Versions = ReadonlyMap<string, number>;

export function versionsOf(rows: readonly { id: string }[]): Versions {
  const versions = new Map<string, number>();
  for (const row of rows) {
    if ('version' in row && typeof row.version === 'number') versions.set(row.id, row.version);
  }
  return versions;
}

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

/** Two names for one movement: a row that changes twice is pointed out twice. */
export type Flash = 'even' | 'odd';

const noRows: never[] = [];
const none: ReadonlySet<string> = new Set();

export function useFlash(rows: readonly { id: string }[] = noRows) {
  const [seen, setSeen] = useState({
    rows,
    versions: versionsOf(rows),
    changed: none,
    news: 0,
  });
  if (seen.rows !== rows) {
    const versions = versionsOf(rows);
    const changed = changedByOthers(seen.versions, versions, isOwnChange);
    setSeen({ rows, versions, changed, news: seen.news + 1 });
  }
  return {
    changed: seen.changed.size,
    /** Number of responses: each is news of its own. */
    news: seen.news,
    of(id: string): Flash | undefined {
      if (!seen.changed.has(id)) return undefined;
      return (seen.versions.get(id) ?? 0) % 2 === 0 ? 'even' : 'odd';
    },
  };
}
