import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @param {...string} segments
 * @returns {string} the absolute path of something in the workspace
 */
export const inRoot = (...segments) => join(root, ...segments);

const binFolder = inRoot('node_modules', '.bin');

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
    NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'),
    ...extra,
  };
}
