import type { KeyValueStorage } from '#/core/browser/browser-storage.ts';

export const leavingMs = 10_000;

const reloadedKey = 'brokerdesk.reloaded';

/**
 * Once for each build, so that a missing file never makes the page load for ever. Never while something is unsaved: the
 * browser would ask.
 */
export function createReloadOnce({
  storage,
  build,
  deployedBuild,
  leavesWithoutPrompt,
  reload,
}: {
  /** The tab's own; null if the browser forbids it, and nothing could be remembered. */
  storage: KeyValueStorage | null;
  build: string | null;
  deployedBuild: () => Promise<string | null>;
  leavesWithoutPrompt: () => boolean;
  reload: () => void;
}) {
  let decided: Promise<void> | undefined;

  async function decide(): Promise<void> {
    if (storage === null || build === null || storage.getItem(reloadedKey) === build) return;
    // Reloading while the server is down would leave only the browser's error page.
    if ((await deployedBuild()) === null || !leavesWithoutPrompt()) return;
    try {
      storage.setItem(reloadedKey, build);
    } catch {
      // Full: what is not remembered would be done again and again.
      return;
    }
    reload();
    // A reload can be stopped: then the page goes on without the file.
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
  }

  /** Files that fail together are one question. */
  return function reloadOnce(): Promise<void> {
    decided ??= decide().finally(() => {
      decided = undefined;
    });
    return decided;
  };
}

/** Browsers have no name for it, only these sentences; the last one is Vite's. */
export function isChunkError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/**
 * The router reloads the page by itself if it recognises the browser's message, even if there is nothing to load.
 */
export function otherLabels(error: unknown): never {
  throw isChunkError(error)
    ? new Error(`A file is missing: ${error.message}`, { cause: error })
    : error;
}
