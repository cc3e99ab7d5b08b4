import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pinyin } from 'pinyin-pro';
import { inRoot } from './workspace.mjs';

const source = 'apps/console/src';
const languages = /** @type {const} */ (['zh-CN', 'en-US']);

/**
 * Files of labels that are made from others: their types, by namespace, and the search terms of the menu.
 *
 * @type {Record<string, () => string | Promise<string>>}
 */
export const consoleLabels = {
  [`${source}/locales/resources.ts`]: labelTypes,
  ...Object.fromEntries(
    languages.map((language) => [
      `${source}/locales/${language}/menu-search.json`,
      () => menuSearch(language),
    ]),
  ),
};

function labelTypes() {
  const inSdk = new Set(namesIn('packages/sdk/src/labels/en-US/*.json').map(({ name }) => name));
  const own = namesIn(`${source}/**/locales/en-US/*.json`);
  const names = new Set(own.map(({ name }) => name));
  const imports = own.map(
    ({ name, path }) => `import type ${camelCase(name)} from '#${path.slice(source.length)}';`,
  );
  const types = [...new Set([...inSdk, ...names])].sort().map((name) => {
    const parts = [
      ...(names.has(name) ? [`typeof ${camelCase(name)}`] : []),
      ...(inSdk.has(name) ? [`Labels['${name}']`] : []),
    ];
    return `    ${name.includes('-') ? `'${name}'` : name}: ${parts.join(' & ')};`;
  });
  return `// Made by \`pnpm generate\` from the folders \`locales\`.
import type { Labels } from '@brokerdesk/sdk/labels';
${imports.join('\n')}

declare module '#/ui/i18n/resources.ts' {
  interface Resources {
${types.join('\n')}
  }
}
`;
}

/** @param {string} pattern */
function namesIn(pattern) {
  const paths = globSync(pattern, { cwd: inRoot('.') });
  return paths
    .map((path) => ({ path, name: basename(path, '.json'), order: path.slice(0, -'.json'.length) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
}

/** @param {string} name */
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * Terms that find the pages of the menu: the pinyin of their Chinese titles, their titles in the other language, and
 * the settings and synonyms of `menu-search.json` in both, the Chinese ones in pinyin too.
 *
 * @param {(typeof languages)[number]} language
 */
async function menuSearch(language) {
  const [chinese, english] = await Promise.all(languages.map(menuTitles));
  const terms = Object.entries(chinese ?? {}).map(([name, title]) => [name, pinyinOf(title)]);
  const title = language === 'zh-CN' ? english : chinese;
  const more = await menuTerms(Object.keys(chinese ?? {}));
  const others = Object.entries(title ?? {}).map(([name, other]) => [
    name,
    [other, ...(more[name] ?? [])].join('|'),
  ]);
  const labels = { pinyin: Object.fromEntries(terms), others: Object.fromEntries(others) };
  return `${JSON.stringify(labels, null, 2)}\n`;
}

/**
 * @param {string[]} names
 * @returns {Promise<Record<string, string[]>>} by page
 */
async function menuTerms(names) {
  /** @type {Record<string, Record<string, string[]>>} */
  const of = JSON.parse(await readFile(inRoot(`${source}/locales/menu-terms.json`), 'utf8'));
  const unknown = Object.keys(of).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`menu-terms.json has no page ${unknown.join(', ')}.`);
  return Object.fromEntries(
    names.map((name) => {
      const { 'zh-CN': chinese = [], 'en-US': english = [] } = of[name] ?? {};
      const spelled = chinese.map(pinyinOf);
      const initials = spelled.map((one) => one.replace(/(\S)\S*\s*/g, '$1'));
      const all = [...chinese, ...spelled.map((one) => one.replaceAll(' ', '')), ...initials];
      return [name, [...all, ...english]];
    }),
  );
}

/**
 * @param {string} language
 * @returns {Promise<Record<string, string>>}
 */
const menuTitles = async (language) =>
  JSON.parse(await readFile(inRoot(`${source}/locales/${language}/menu.json`), 'utf8'));

/** @param {string} title */
const pinyinOf = (title) =>
  pinyin(title, { toneType: 'none', nonZh: 'spaced', v: true }).toLowerCase().replace(/\s+/g, ' ');
