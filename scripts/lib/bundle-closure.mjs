import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest what Vite writes with
 *   `build.manifest`
 */

/**
 * @param {string} dist a folder that Vite built
 * @returns {Manifest}
 */
const readManifest = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * The JavaScript that a browser has loaded once it has the given chunks: they, and all that they
 * import at once. What they import later, when it is needed, is not counted.
 *
 * @param {string} dist a folder that Vite built
 * @param {string[]} chunks names of chunks, or sources that are chunks of their own, as the manifest has them
 * @returns {string[]} absolute paths
 */
export function bundleClosure(dist, chunks) {
  const manifest = readManifest(dist);
  /** @type {Map<string, string>} */
  const fileOf = new Map();
  /** @param {string} key */
  const visit = (key) => {
    if (fileOf.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) {
      throw new Error(
        `${key} is not a chunk of the build: name one of ${Object.keys(manifest).join(', ')}.`,
      );
    }
    fileOf.set(key, chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const keyOf = (/** @type {string} */ chunk) =>
    Object.keys(manifest).find((key) => key === chunk || manifest[key]?.name === chunk) ?? chunk;
  for (const chunk of chunks) visit(keyOf(chunk));
  return [...fileOf.values()]
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(dist, file));
}

/**
 * The scripts that the page asks for by itself, before any of them has run.
 *
 * @param {string} dist a folder that Vite built
 * @returns {string[]} absolute paths
 */
export function pageScripts(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => join(dist, src));
}
