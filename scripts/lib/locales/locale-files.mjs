/**
 * @typedef {{ [key: string]: string | Labels }} Labels the labels of one file
 * @typedef {Record<string, Record<string, Labels>>} Locales by language, and by the name of the file
 */

const pluralForm = /_(zero|one|two|few|many|other)$/;

const formsOf = (/** @type {string} */ locale) =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map(String);

/**
 * @param {Labels} labels
 * @param {string} [path]
 * @returns {[key: string, text: string][]} with dotted keys
 */
const flatten = (labels, path = '') =>
  Object.entries(labels).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value]] : flatten(value, key);
  });

/**
 * @param {Labels} labels
 * @returns {Map<string, Map<string, string>>} texts by key without its form, and by form
 */
export function textsOf(labels) {
  /** @type {Map<string, Map<string, string>>} */
  const texts = new Map();
  for (const [key, text] of flatten(labels)) {
    const form = pluralForm.exec(key)?.[1] ?? '';
    const base = key.replace(pluralForm, '');
    texts.set(base, (texts.get(base) ?? new Map()).set(form, text));
  }
  return texts;
}

const placeholdersOf = (/** @type {Iterable<string>} */ texts) =>
  [
    ...new Set(
      [...texts]
        .flatMap((text) => text.match(/\{\{\s*[\w.]+|<\/?\w+/g) ?? [])
        .map((found) => found.replace(/\s/g, '')),
    ),
  ].sort();

/**
 * Differences between the languages: files, keys, plural forms, placeholders.
 *
 * @param {Locales} locales
 * @returns {string[]} a sentence for each
 */
export function differences(locales) {
  /** @type {string[]} */
  const found = [];
  const files = new Set(Object.values(locales).flatMap((labels) => Object.keys(labels)));
  for (const file of files) {
    /** @type {Map<string, Map<string, Map<string, string>>>} */
    const byLocale = new Map();
    for (const [locale, labels] of Object.entries(locales)) {
      const content = labels[file];
      if (content === undefined) found.push(`${locale}: there is no ${file}.json`);
      else byLocale.set(locale, textsOf(content));
    }
    const keys = new Set([...byLocale.values()].flatMap((texts) => [...texts.keys()]));
    for (const key of keys) found.push(...differencesIn(`${file}:${key}`, key, byLocale));
  }
  return found;
}

/**
 * @param {string} name
 * @param {string} key
 * @param {Map<string, Map<string, Map<string, string>>>} byLocale
 * @returns {string[]}
 */
function differencesIn(name, key, byLocale) {
  const found = [];
  const counted = [...byLocale.values()].some((texts) => texts.get(key)?.has('') === false);
  const placeholders = new Map();
  for (const [locale, texts] of byLocale) {
    const forms = texts.get(key);
    if (forms === undefined) {
      found.push(`${locale}: ${name} is missing`);
      continue;
    }
    const problems = [
      ...formProblems(name, forms, counted ? formsOf(locale) : ['']),
      ...textProblems(name, forms),
    ];
    found.push(...problems.map((problem) => `${locale}: ${problem}`));
    placeholders.set(locale, placeholdersOf(forms.values()).join(' '));
  }
  if (new Set(placeholders.values()).size > 1) {
    const each = [...placeholders].map(([locale, list]) => `${locale} ${list || 'nothing'}`);
    found.push(`${name} fills in different things: ${each.join(', ')}`);
  }
  return found;
}

const withForm = (/** @type {string} */ name, /** @type {string} */ form) =>
  form === '' ? name : `${name}_${form}`;

/**
 * @param {string} name
 * @param {Map<string, string>} forms
 * @param {string[]} due the forms that the language has for this key
 */
const formProblems = (name, forms, due) => [
  ...due
    .filter((form) => !forms.has(form))
    .map((form) => `${name} has no form ${form === '' ? 'without a plural' : `_${form}`}`),
  ...[...forms.keys()]
    .filter((form) => !due.includes(form))
    .map((form) => `${withForm(name, form)} is a form that is never used`),
];

/**
 * @param {string} name
 * @param {Map<string, string>} forms
 */
const textProblems = (name, forms) => [
  ...(/\{\{\s*count\b/.test(forms.get('') ?? '')
    ? [`${name} counts, and has no plural forms`]
    : []),
  ...[...forms]
    .filter(([, text]) => text.trim() === '')
    .map(([form]) => `${withForm(name, form)} has no text`),
];
