import { compilePermissions, menuFor, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import en from '#/locales/en-US/menu.json';
import enSearch from '#/locales/en-US/menu-search.json';
import zh from '#/locales/zh-CN/menu.json';
import zhSearch from '#/locales/zh-CN/menu-search.json';
import { leafPaths, searchEntries } from './menu.ts';
import { searchWords } from './search-words.ts';

const whole = menuFor({ permissions: compilePermissions(rolePermissions('god')), tenant: 'any' });
const languages = [
  ['zh-CN', zh, zhSearch],
  ['en-US', en, enSearch],
] as const;

describe('the search in the menu', () => {
  it.each([
    ['rujin', ['/funds/deposit', '/funds/crypto_deposit']],
    ['rj', ['/funds/deposit', '/funds/crypto_deposit']],
    ['Deposit', ['/funds/deposit', '/funds/crypto_deposit']],
    ['入金', ['/funds/deposit', '/funds/crypto_deposit']],
    ['shiming', ['/kyc']],
    ['实名', ['/kyc']],
    ['identity', ['/kyc']],
    ['kyc', ['/kyc']],
  ])('finds a page by %s in either language', (typed, paths) => {
    for (const [, titles, { pinyin, title }] of languages) {
      const found = searchEntries(whole, typed, ({ name, path }) => {
        const { initials, others } = searchWords(pinyin[name], titles[name], title[name]);
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

  it('has every page, with its title in the other language', () => {
    expect(zhSearch).toEqual({ pinyin: enSearch.pinyin, title: en });
    expect(enSearch.title).toEqual(zh);
    expect(Object.keys(zhSearch.pinyin)).toEqual(Object.keys(zh));
  });
});
