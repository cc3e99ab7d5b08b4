import type { KeyValueStorage } from '#/core/browser/browser-storage.ts';

export const leavingMs = 10_000;

const reloadedKey = 'brokerdesk.reloaded';

/**
 * Loads the page anew when one of its files is unavailable: a new version has probably replaced it. Once for each
 * build, so that a file that is really missing never makes the page load for ever; and never if something is
 * unsaved, for the browser would ask before it leaves, and a person who stays has chosen nothing else.
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
  /** Whether the browser would let the page go without a question. */
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

  /** Settles when the page stays as it is. Files that fail together are one question. */
  return function reloadOnce(): Promise<void> {
    decided ??= decide().finally(() => {
      decided = undefined;
    });
    return decided;
  };
}

/**
 * Whether a file of the console could not be loaded: the network is down, or a new version has
 * replaced it. Browsers have no name for it, only these sentences; the last one is Vite's.
 */
export function isChunkError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}

/**
 * The same error in other words than the browser's: by those the router would reload the page
 * itself, without asking whether there is anything to load. `PageError` does.
 */
export function otherLabels(error: unknown): never {
  throw isChunkError(error)
    ? new Error(`A file is missing: ${error.message}`, { cause: error })
    : error;
}
