import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { CommandError } from './command-error.mjs';
import { findChromium, headlessShell } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { findProgram } from './find-program.mjs';
import { run } from './run.mjs';

/**
 * Installs a Debian package if the process has the privilege.
 *
 * @param {string} name
 * @returns {Promise<boolean>} whether it was installed
 */
async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`Installing ${name}: this machine has none.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return false;
  const install = ['install', '--yes', '-qq', '--no-install-recommends', name];
  return (await run('apt-get', install, { env })) === 0;
}

/** In CI, a whole Chromium does not keep it from installing the small one, which is faster. */
export async function ensureChromium() {
  await ensureFonts();
  const found = findChromium();
  const isWhole = found !== undefined && basename(found) === 'chromium';
  const isWanted = !process.env.CI || process.env.CHROMIUM_PATH || !isWhole;
  if (found && isWanted) return;
  await installDebianPackage(headlessShell);
  if (findChromium()) return;
  throw new CommandError(
    'The tests need a browser and found none: install Chromium, or set CHROMIUM_PATH to the program of one.',
  );
}

const chineseFonts = { name: 'fonts-noto-cjk', folder: '/usr/share/fonts/opentype/noto' };

/** Without them, browsers draw boxes of another width, and the tests pass too. */
async function ensureFonts() {
  if (!existsSync(chineseFonts.folder)) await installDebianPackage(chineseFonts.name);
}

export async function ensurePostgres() {
  if (findPostgres()) return;
  if ((await installDebianPackage('postgresql')) && findPostgres()) return;
  throw new CommandError(
    'The PostgreSQL tests cannot run without its server programs (initdb, postgres): install the package postgresql, or put them on PATH.',
  );
}
