import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} path
 * @returns {boolean} whether it is a file that this user may run
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @returns {string[]} the folders of PATH */
export const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/**
 * @param {string[]} names programs, the preferred first
 * @returns {string | undefined} the path of the first that is on PATH
 */
export function findProgram(names) {
  return names.flatMap((name) => pathFolders().map((folder) => join(folder, name))).find(isProgram);
}
