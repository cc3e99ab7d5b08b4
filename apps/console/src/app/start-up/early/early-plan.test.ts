import { describe, expect, it } from 'vitest';
import type { PagePlace } from '#/app/pages/page-places.ts';
import type { EarlyFiles } from './early-files.ts';
import { filesFor } from './early-plan.ts';

const places: readonly PagePlace[] = [
  { path: '/dashboard', name: 'dashboard', namespaces: ['dashboard'] },
  { path: '/funds/deposit', name: 'deposit', namespaces: ['deposit', 'kit'] },
];

const built: EarlyFiles = {
  files: ['login.js', 'shell.js', 'lists.js', 'deposit.js', 'home.js', 'zh.js', 'zh-deposit.js'],
  login: [0],
  frame: [1],
  pages: { dashboard: [1, 4], deposit: [3, 2] },
  words: { 'zh-CN': { login: 5, deposit: 6 } },
};

const filesAt = (path: string, signedIn = true, locale = 'zh-CN') =>
  filesFor(built, places, { path, locale, signedIn });

describe('what is asked for before the console has run', () => {
  it('is the frame, the page of the address and its words, each once', () => {
    expect(filesAt('/funds/deposit')).toEqual([
      'shell.js',
      'deposit.js',
      'lists.js',
      'zh.js',
      'zh-deposit.js',
    ]);
  });

  it('is the page where people begin for an address that no page has', () => {
    expect(filesAt('/')).toEqual(['shell.js', 'home.js', 'zh.js']);
  });

  it('is the same page with a slash at the end', () => {
    expect(filesAt('/funds/deposit/')).toEqual(filesAt('/funds/deposit'));
  });

  it('is the login page alone for whoever is not signed in', () => {
    expect(filesAt('/funds/deposit', false)).toEqual(['login.js', 'zh.js']);
  });

  it('has no words of a language that was not built', () => {
    expect(filesAt('/', true, 'en-US')).toEqual(['shell.js', 'home.js']);
  });
});
