import { openStorage } from '#/app/browser-storage.ts';
import { buildOf, deployedBuild } from '#/app/build.ts';
import { isChunkError } from './chunk-error.ts';
import { createReloadOnce } from './reload-once.ts';

export const reloadOnce = createReloadOnce({
  storage: openStorage(() => sessionStorage),
  build: buildOf(document),
  deployedBuild,
  reload: () => location.reload(),
});

/**
 * Loads a file without which nothing goes on. Where it is gone, the page is loaded anew, once, and
 * the promise stays open until it is. A page's own files need no more than `PageError`.
 *
 * @throws what the browser says, where a reload does not help.
 */
export async function loadFile<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isChunkError(error) && (await reloadOnce())) return new Promise<never>(() => {});
    throw error;
  }
}
