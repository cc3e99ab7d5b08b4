import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { differences, textsOf } from './locale-files.mjs';
import { fixedWords, unusedKeys, usesOf } from './source-texts.mjs';

const ownNames = /core[\\/]i18n[\\/]locale\.ts$/;
const notShipped = /\.(test|test-d|fixture|d)\.tsx?$|(^|[\\/])locales[\\/]/;

/**
 * The labels of the whole app and of each of its features, which are named apart.
 *
 * @param {string} source
 * @returns {import('./locale-files.mjs').Locales}
 */
function readLocales(source) {
  /** @type {import('./locale-files.mjs').Locales} */
  const locales = {};
  for (const path of globSync('**/locales/*/*.json', { cwd: source }).sort()) {
    const locale = basename(dirname(path));
    const words = JSON.parse(readFileSync(join(source, path), 'utf8'));
    locales[locale] = { ...locales[locale], [basename(path, '.json')]: words };
  }
  return locales;
}

/**
 * Problems of an app's messages: differences between languages, unused messages, and texts in the sources.
 * The compiler checks that every used key exists.
 *
 * @param {string} source the folder of the sources, with folders `locales` in it
 * @returns {string[]} a sentence for each
 */
export function wordProblems(source) {
  const locales = readLocales(source);
  const paths = globSync('**/*.{ts,tsx}', { cwd: source }).filter((path) => !notShipped.test(path));
  const files = paths.map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
  const uses = files.map(({ text }) => usesOf(text));
  const first = Object.values(locales)[0] ?? {};
  return [
    ...differences(locales),
    ...Object.entries(first).flatMap(([file, words]) =>
      unusedKeys(file, textsOf(words).keys(), uses).map((key) => `${key} is used nowhere`),
    ),
    ...files
      .filter(({ path }) => !ownNames.test(path))
      .flatMap(({ path, text }) =>
        fixedWords(text).map((words) => `${path}: "${words}" belongs in a file of locales`),
      ),
  ];
}
