import { openStorage } from '#/core/browser/browser-storage.ts';
import { buildOf, deployedBuild } from '#/core/browser/build.ts';
import { createReloadOnce, isChunkError } from './reload-once.ts';

export const reloadOnce = createReloadOnce({
  storage: openStorage(() => sessionStorage),
  build: buildOf(document),
  deployedBuild,
  leavesWithoutPrompt: () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  reload: () => location.reload(),
});

/**
 * Reloads the page once if the file is gone; the promise then stays pending. @throws the browser's error if the page
 * stays
 */
export async function loadFile<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isChunkError(error)) await reloadOnce();
    throw error;
  }
}
