import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { differences, textsOf } from './locale-files.mjs';
import { fixedTexts, unusedKeys, usesOf } from './source-texts.mjs';

const ownNames = /core[\\/]i18n[\\/]locale\.ts$/;
const notShipped = /\.(test|test-d|fixture|d)\.tsx?$|(^|[\\/])locales[\\/]/;

/**
 * The texts of files by language and by name.
 *
 * @param {string} source
 * @param {string} pattern
 * @returns {import('./locale-files.mjs').Locales}
 */
function readLocales(source, pattern) {
  /** @type {import('./locale-files.mjs').Locales} */
  const locales = {};
  for (const path of globSync(pattern, { cwd: source }).sort()) {
    const locale = basename(dirname(path));
    const content = JSON.parse(readFileSync(join(source, path), 'utf8'));
    locales[locale] = { ...locales[locale], [basename(path, '.json')]: content };
  }
  return locales;
}

/**
 * Problems of an app's messages: differences between languages, unused messages, and texts in the sources.
 * The compiler checks that every used key exists.
 *
 * @param {string} source the folder of the sources, with folders `locales` in it
 * @param {{ labels: string, server: string }} [records] the folder of the labels of records, and of the server, which
 *   shows them as well
 * @returns {string[]} a sentence for each
 */
export function localeProblems(source, records) {
  const locales = readLocales(source, '**/locales/*/*.json');
  const paths = globSync('**/*.{ts,tsx}', { cwd: source }).filter((path) => !notShipped.test(path));
  const files = paths.map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
  const uses = files.map(({ text }) => usesOf(text));
  const first = Object.values(locales)[0] ?? {};
  return [
    ...differences(locales),
    ...(records === undefined ? [] : labelProblems(records, uses)),
    ...Object.entries(first).flatMap(([file, content]) =>
      unusedKeys(file, textsOf(content).keys(), uses).map((key) => `${key} is used nowhere`),
    ),
    ...files
      .filter(({ path }) => !ownNames.test(path))
      .flatMap(({ path, text }) =>
        fixedTexts(text).map((fixed) => `${path}: "${fixed}" belongs in a file of locales`),
      ),
  ];
}

const snakeCase = (/** @type {string} */ name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Differences between the languages, and labels that neither the app looks up nor the server, which names a field or
 * the field of a code.
 *
 * @param {{ labels: string, server: string }} folders
 * @param {import('./source-texts.mjs').Uses[]} uses
 */
function labelProblems({ labels, server }, uses) {
  const locales = readLocales(labels, '*/*.json');
  const sources = globSync('**/*.ts', { cwd: server }).filter((path) => !notShipped.test(path));
  const texts = sources.map((path) => readFileSync(join(server, path), 'utf8'));
  const named = new Set(texts.flatMap((text) => text.match(/(?<=')[a-z_]+(?=')/g) ?? []));
  const unused = Object.entries(Object.values(locales)[0] ?? {}).flatMap(([file, content]) =>
    unusedKeys(file, textsOf(content).keys(), uses).filter((key) => {
      const [group = '', name = ''] = key.slice(key.indexOf(':') + 1).split('.');
      return !named.has(snakeCase(group === 'column' ? name : group));
    }),
  );
  return [...differences(locales), ...unused.map((key) => `${key} is used nowhere`)];
}
