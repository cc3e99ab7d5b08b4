import { useState } from 'react';
import { isOwnChange } from '#/ui/live/own-changes.ts';
import { changedByOthers, versionsOf } from './version-changes.ts';

/** Two names for one movement: a row that changes twice is pointed out twice. */
export type Flash = 'even' | 'odd';

const noRows: never[] = [];
const none: ReadonlySet<string> = new Set();

/**
 * Which rows another user has changed since the answer before, whatever it was that fetched anew.
 */
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
    /** How many answers there have been: each is news of its own. */
    news: seen.news,
    of(id: string): Flash | undefined {
      if (!seen.changed.has(id)) return undefined;
      return (seen.versions.get(id) ?? 0) % 2 === 0 ? 'even' : 'odd';
    },
  };
}
