import { openStorage } from '#/core/browser/browser-storage.ts';
import { buildOf, deployedBuild } from '#/core/browser/build.ts';
import { isChunkError } from './chunk-error.ts';
import { createReloadOnce } from './reload-once.ts';

export const reloadOnce = createReloadOnce({
  storage: openStorage(() => sessionStorage),
  build: buildOf(document),
  deployedBuild,
  leavesWithoutPrompt: () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  reload: () => location.reload(),
});

/**
 * Loads a file without which nothing goes on. Where it is gone, the page is loaded anew, once, and
 * the promise stays open meanwhile. A page's own files need no more than `PageError`.
 *
 * @throws what the browser says, where the page stays.
 */
export async function loadFile<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isChunkError(error)) await reloadOnce();
    throw error;
  }
}
