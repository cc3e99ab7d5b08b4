import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps. */
const settleMs = 200;

/**
 * Calls `onChange` after files of a folder or of those in it have changed, once for changes at about the same time, and
 * again after changes that came while it ran.
 *
 * @param {string} folder
 * @param {string} made the folder in it that `onChange` writes to
 * @param {() => Promise<void>} onChange
 * @returns {() => void} ends it
 */
export function watchFolder(folder, made, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== made)
    .map(({ name }) => join(folder, name));
  // Each by itself: the recursive watch of Linux loses files that an editor or git replaces.
  const watchers = [folder, ...folders].map((path) =>
    watch(path, (_, name) => {
      if (name === made) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(onChange);
      }, settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
