import { describe, expect, it } from 'vitest';

/*
 * Imports between features are refused by dependency-cruiser. These are the couplings that it cannot see.
 */

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,fixture}.{ts,tsx}', '!../**/locales/**/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const localeFiles = Object.keys(import.meta.glob('../**/locales/zh-CN/*.json'));

function ownerOf(path: string): string {
  const [, top = '', feature = ''] = path.split('/');
  return top === 'features' ? `features/${feature}` : top;
}

const namespaces = new Map(
  localeFiles.map((path) => {
    const name = path.split('/').at(-1)?.replace('.json', '') ?? '';
    const isShared = path.startsWith('./');
    return [name, isShared ? 'locales' : ownerOf(path)] as const;
  }),
);

function namespacesUsed(source: string): string[] {
  const hooks = [...source.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(
    ([, names]) => [...(names ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name ?? ''),
  );
  const keys = [...source.matchAll(/['`]([a-z][a-z-]*):[\w$]/g)].map(([, name]) => name ?? '');
  return [...new Set([...hooks, ...keys])].filter((name) => namespaces.has(name));
}

function keysSpelledOut(source: string): string[] {
  const keys = /(?:\b\w*[kK]ey(?:: QueryKey)?\s*[:=]\s*|\[)\[\s*'([^']+)'/g;
  // A list is kept under its id, or else under the name of its page.
  const lists = /defineList\(\{\s*name: '([^']+)',(?:\s*id: '([^']+)',)?/g;
  return [
    ...[...source.matchAll(keys)].map(([, key]) => key ?? ''),
    ...[...source.matchAll(lists)].map(([, name, id]) => id ?? name ?? ''),
  ];
}

/** The app may compose them all. */
function foreign(used: (source: string) => string[], owners: ReadonlyMap<string, string>) {
  return Object.entries(sources).flatMap(([path, source]) => {
    const user = ownerOf(path);
    if (user === 'app' || user === 'core') return [];
    return used(source)
      .filter((name) => owners.get(name)?.startsWith('features/') && owners.get(name) !== user)
      .map((name) => `${path} uses ${name} of ${owners.get(name)}`);
  });
}

/** Those of business come first. */
function keyOwners(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [path, source] of Object.entries(sources)) {
    for (const key of keysSpelledOut(source)) {
      const owner = ownerOf(path);
      if (owner === 'business' || !owners.has(key)) owners.set(key, owner);
    }
  }
  return owners;
}

describe('a feature', () => {
  it('uses its own labels and the shared ones, none of another feature', () => {
    const all = Object.values(sources).flatMap(namespacesUsed);
    expect(all).toContain('client-detail');
    expect(all).toContain('kit');
    expect(foreign(namespacesUsed, namespaces)).toEqual([]);
  });

  it('spells out its own query keys, none of another feature', () => {
    const owners = keyOwners();
    expect(owners.get('message')).toBe('features/messages');
    expect(owners.get('client')).toBe('business');
    expect(foreign(keysSpelledOut, owners)).toEqual([]);
  });
});
