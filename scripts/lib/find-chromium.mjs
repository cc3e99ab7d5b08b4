import { createRequire } from 'node:module';
import { CommandError } from './command-error.mjs';
import { findProgram, isProgram } from './find-program.mjs';

/**
 * Flags of test browsers: no sandbox, which containers lack, and no background traffic.
 *
 * @type {string[]}
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** @returns {string | undefined} where Playwright keeps the browser that it downloads */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // Nothing is installed yet, or Playwright has no browser for this system.
  }
}

/**
 * The small Chromium: a whole one draws its windows even if no one sees them, for half the time.
 */
export const headlessShell = 'chromium-headless-shell';

/**
 * Finds a browser for the tests: `CHROMIUM_PATH`, then Playwright's own, then the system's.
 *
 * @returns {string | undefined} path of its program, if one is installed
 * @throws {CommandError} when `CHROMIUM_PATH` is not executable
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new CommandError(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`);
  }
  const own = playwrightsOwn();
  if (own && isProgram(own)) return own;
  return findProgram([
    headlessShell,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]);
}
