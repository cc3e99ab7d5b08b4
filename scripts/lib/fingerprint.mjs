import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { inRoot, root } from './workspace.mjs';

const skipped = new Set(['node_modules', 'dist', 'test-results', '.vitest-attachments']);

/**
 * @param {string} path
 * @returns {Promise<string[]>} the files at or below it, in a fixed order
 */
async function filesBelow(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!entries) return [path];
  const files = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
      .map((entry) => filesBelow(join(path, entry.name))),
  );
  return files.flat().sort();
}

/**
 * @param {string[]} paths files and folders, relative to the workspace's root; a missing one counts
 *   as empty
 * @returns {Promise<string>} a hash that changes with any name or content below them
 */
export async function fingerprint(paths) {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map((path) => filesBelow(inRoot(path))))).flat();
  for (const file of files) {
    const content = await readFile(file);
    hash
      .update(`${relative(root, file).replaceAll(sep, '/')}\0${content.length}\0`)
      .update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp file with the fingerprint of the last successful run
 * @param {string} current
 * @returns {Promise<boolean>} whether nothing changed since then
 */
export async function isUpToDate(stamp, current) {
  const last = await readFile(stamp, 'utf8').catch(() => undefined);
  return last === current;
}

/**
 * @param {string} stamp
 * @param {string} current
 */
export async function markUpToDate(stamp, current) {
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, current);
}
