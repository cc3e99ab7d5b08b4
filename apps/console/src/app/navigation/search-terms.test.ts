import { compilePermissions, type MenuEntry, menuFor, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import en from '#/locales/en-US/menu.json';
import enSearch from '#/locales/en-US/menu-search.json';
import zh from '#/locales/zh-CN/menu.json';
import zhSearch from '#/locales/zh-CN/menu-search.json';
import { expectNone } from '../../../../../tests/support/expect-none.ts';
import { leafPaths, searchEntries } from './menu.ts';
import { searchTerms } from './search-terms.ts';

const whole = menuFor({ permissions: compilePermissions(rolePermissions('god')), tenant: 'any' });
const languages = [
  ['zh-CN', zh, zhSearch],
  ['en-US', en, enSearch],
] as const;

const namesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ name, children = [] }) => [name, ...namesOf(children)]);

describe('the menu', () => {
  it.each(languages)(
    'has a label of each entry, in %s',
    (language, titles: Record<string, string>) => {
      const names = namesOf(whole);
      expect(names.length).toBeGreaterThan(30);
      expectNone(
        names
          .filter((name) => titles[name] === undefined)
          .map((name) => `${name} is missing in apps/console/src/locales/${language}/menu.json`),
      );
    },
  );
});

describe('the search in the menu', () => {
  // @rule menu: The menu is searched by titles of both languages, pinyin, initials, single settings and synonyms
  it.each([
    ['rujin', ['/funds/deposit', '/funds/crypto_deposit']],
    ['rj', ['/funds/deposit', '/funds/crypto_deposit']],
    ['Deposit', ['/funds/deposit', '/funds/crypto_deposit']],
    ['入金', ['/funds/deposit', '/funds/crypto_deposit']],
    ['shiming', ['/kyc']],
    ['实名', ['/kyc']],
    ['identity', ['/kyc']],
    ['kyc', ['/kyc']],
    ['ip rule', ['/config/ip_access']],
    ['白名单', ['/config/ip_access']],
    ['baimingdan', ['/config/ip_access']],
    ['bmd', ['/config/ip_access']],
    ['time zone', ['/config/settings/app']],
    ['手续费', ['/config/trade_config']],
  ])('finds a page by %s in either language', (typed, paths) => {
    for (const [, titles, search] of languages) {
      const pinyin: Record<string, string> = search.pinyin;
      const found = searchEntries(whole, typed, ({ name, path }) => {
        const { [name]: joined } = search.others;
        const { initials, others } = searchTerms(pinyin[name] ?? '', titles[name], joined);
        return [titles[name], path, initials, ...others];
      });
      expect(leafPaths(found)).toEqual(paths);
    }
  });

  it.each(Object.entries(zh))('has one syllable for each character of %s, %s', (name, title) => {
    const { [name]: pinyin = '' } = zhSearch.pinyin as Record<string, string>;
    expect(pinyin).toMatch(/^[a-z]+( [a-z]+)*$/);
    expect(pinyin.split(' ')).toHaveLength(title.replaceAll(' ', '').length);
  });
});
