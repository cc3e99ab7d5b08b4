import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the workspace, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @param {...string} segments
 * @returns {string} the absolute path of something in the workspace
 */
export const inRoot = (...segments) => join(root, ...segments);

const binFolder = inRoot('node_modules', '.bin');

/** The Node that the workspace pins: servers and tools run on it, whatever the machine has. */
export const pinnedNode = join(binFolder, process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The environment of every child process: the workspace's own programs, the pinned Node among
 * them, come before those of the machine.
 *
 * @param {NodeJS.ProcessEnv} [extra] variables to set beside those of this process
 * @returns {NodeJS.ProcessEnv}
 */
export function workspaceEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [binFolder, process.env.PATH].join(delimiter),
    // A server that has been started before starts half a second sooner.
    NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'),
    ...extra,
  };
}
