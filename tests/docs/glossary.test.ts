import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../apps/server/src/kernel/errors/error-catalogue.ts';
import { type Language, languages, refusedIn, type Term } from './glossary.ts';

const source = fileURLToPath(new URL('../../apps/console/src/', import.meta.url));
const glossary = 'locales/glossary.json';
const { terms }: { terms: Term[] } = JSON.parse(readFileSync(`${source}${glossary}`, 'utf8'));

interface Text {
  at: string;
  text: string;
}

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }];
  return Object.entries(Object(value)).flatMap(([key, child]) => textsIn(child, `${at}.${key}`));
}

const labels = '../../../packages/sdk/src/labels';

const screenTexts = (language: Language): Text[] =>
  globSync([`**/locales/${language}/*.json`, `${labels}/${language}/*.json`], {
    cwd: source,
    // Synonyms that users may search for, which are not shown.
    exclude: ['**/menu-search.json'],
  }).flatMap((path) =>
    textsIn(JSON.parse(readFileSync(`${source}${path}`, 'utf8')), basename(path, '.json')),
  );

const serverTexts = (language: Language): Text[] =>
  Object.entries(errorCatalogue).map(([code, entry]) => ({ at: code, text: entry[language] }));

const textsOf = (language: Language) => [...screenTexts(language), ...serverTexts(language)];

describe('the glossary', () => {
  it('has each term once', () => {
    const names = terms.map(({ term }) => term);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(languages)('lists only terms that texts use, in %s', (language) => {
    const all = textsOf(language)
      .map(({ text }) => text.toLowerCase())
      .join('\n');
    const unused = terms.filter((term) => !all.includes(term[language].toLowerCase()));
    expect(unused.map(({ term }) => term)).toEqual([]);
  });

  // @rule interface: Each thing has one name in each language, also in the server's messages
  // @in locales/glossary.json
  it.each(languages)('has no refused synonym on the screen or in an error, in %s', (language) => {
    const wrong = textsOf(language).flatMap(({ at, text }) =>
      terms.flatMap((term) =>
        refusedIn(text, term, language).map(
          (synonym) => `${at}: "${synonym}" in "${text}": write "${term[language]}" (${glossary})`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a refused synonym', () => {
  const client: Term = {
    term: 'client',
    'zh-CN': '客户',
    'en-US': 'client',
    refused: { 'zh-CN': ['用户'], 'en-US': ['user', 'customer'] },
    allowed: { 'zh-CN': ['用户名'], 'en-US': ['Missing user ID'] },
  };
  const authenticator: Term = {
    term: 'authenticator',
    'zh-CN': '身份验证器',
    'en-US': 'authenticator',
    refused: { 'zh-CN': ['验证器'], 'en-US': ['token'] },
  };

  it.each([
    ['zh-CN', '该用户不存在', client, ['用户']],
    ['zh-CN', '请输入用户名', client, []],
    ['zh-CN', '请绑定验证器', authenticator, ['验证器']],
    ['zh-CN', '请绑定身份验证器', authenticator, []],
    ['en-US', 'Customers of this User', client, ['user', 'customer']],
    ['en-US', 'Missing user ID', client, []],
    ['en-US', 'The username', client, []],
    ['en-US', 'Hello {{user}}', client, []],
  ] as const)('is found as a word of %s in "%s"', (language, text, term, found) => {
    expect(refusedIn(text, term, language)).toEqual(found);
  });
});
