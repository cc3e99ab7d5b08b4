import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already; maps are for developers only; a page is written anew with each answer. */
const compressible = new Set(['.css', '.js', '.svg']);
/** Below this a smaller file travels no faster: it fits into one packet anyway. */
const compressFromBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each file that they make smaller, so that a server has nothing
 * left to compress.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < compressFromBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${path}.br`, small)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
      writeFile(`${path}.gz`, small),
    ),
  ]);
}
