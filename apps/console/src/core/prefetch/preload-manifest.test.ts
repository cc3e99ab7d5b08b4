import { describe, expect, it } from 'vitest';
import { filesFor, type PageFiles } from './preload-manifest.ts';

const built: PageFiles = {
  files: ['shell.js', 'lists.js', 'deposit.js', 'home.js', 'zh.js', 'zh-deposit.js'],
  pages: {
    '': { code: [0, 3], labels: { 'zh-CN': [4] } },
    '/dashboard': { code: [0, 3], labels: { 'zh-CN': [4] } },
    '/funds/deposit': { code: [0, 2, 1], labels: { 'zh-CN': [4, 5] } },
  },
};

describe('what is asked for before the console has run', () => {
  it('is the words of the address, then the frame and the page', () => {
    expect(filesFor(built, '/funds/deposit', 'zh-CN')).toEqual([
      'zh.js',
      'zh-deposit.js',
      'shell.js',
      'deposit.js',
      'lists.js',
    ]);
  });

  it('is the page where people begin for an address that no page has', () => {
    expect(filesFor(built, '/', 'zh-CN')).toEqual(['zh.js', 'shell.js', 'home.js']);
    expect(filesFor(built, '/nowhere', 'zh-CN')).toEqual(filesFor(built, '/', 'zh-CN'));
  });

  it('is the same page with a slash at the end', () => {
    expect(filesFor(built, '/funds/deposit/', 'zh-CN')).toEqual(
      filesFor(built, '/funds/deposit', 'zh-CN'),
    );
  });

  it('has no words of a language that was not built', () => {
    expect(filesFor(built, '/', 'en-US')).toEqual(['shell.js', 'home.js']);
  });
});
