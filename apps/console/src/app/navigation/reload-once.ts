import type { KeyValueStorage } from '#/app/browser-storage.ts';

const reloadedKey = 'brokerdesk.reloaded';

/**
 * Loads the page anew when one of its files cannot be had: a new version has probably replaced it.
 * Once for each build, so that a file that is really missing never makes the page load for ever.
 */
export function createReloadOnce({
  storage,
  build,
  deployedBuild,
  reload,
}: {
  /** The tab's own; null where the browser forbids it, and nothing could be remembered. */
  storage: KeyValueStorage | null;
  build: string | null;
  deployedBuild: () => Promise<string | null>;
  reload: () => void;
}) {
  let asked: Promise<boolean> | undefined;

  async function decide(): Promise<boolean> {
    if (storage === null || build === null || storage.getItem(reloadedKey) === build) return false;
    // Where the server is away, a reload would leave nothing but the browser's own error page.
    if ((await deployedBuild()) === null) return false;
    storage.setItem(reloadedKey, build);
    reload();
    return true;
  }

  /** Whether the page is being loaded anew. Files that fail together are one question. */
  return async function reloadOnce(): Promise<boolean> {
    asked ??= decide();
    const reloading = await asked;
    if (!reloading) asked = undefined;
    return reloading;
  };
}
