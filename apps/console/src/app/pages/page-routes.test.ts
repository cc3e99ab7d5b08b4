import { describe, expect, it } from 'vitest';
import { locales } from '#/core/i18n/locale.ts';
import { canonicalPath, defaultPath } from '#/core/navigation/paths.ts';
import { frameNamespaces, type PageRoute } from '#/core/pages/page-route.ts';
import { chainAt, pageAt, pageEntries, pageLabels } from './page-registry.ts';
import { pageFileName, pageRoutes } from './page-routes.ts';

/** Which pages there are in the folders; what they import is of no matter here. */
const files = Object.keys(
  import.meta.glob(['../../features/**/*-page.tsx', '../composed-pages/*/*-page.tsx'], {
    query: '?raw',
  }),
);
const filesOf = (route: PageRoute) =>
  files.filter((path) => path.endsWith(`/${pageFileName(route)}`)).length;

describe('the pages of the product', () => {
  it('have one file each, and no file is without a route', () => {
    expect(pageRoutes.map(filesOf)).toEqual(pageRoutes.map(() => 1));
    expect(files).toHaveLength(new Set(pageRoutes.map(pageFileName)).size);
  });

  it('have paths of their own, as the console writes them', () => {
    for (const { path } of pageRoutes) expect(path).toBe(canonicalPath(path));
    expect(new Set(pageRoutes.map(({ path }) => path)).size).toBe(pageRoutes.length);
  });

  it.each(locales)('have all the labels that they name, in %s', async (locale) => {
    const named = new Set([
      ...frameNamespaces,
      ...pageRoutes.flatMap(({ namespaces }) => namespaces),
    ]);
    for (const namespace of named) expect(await pageLabels(locale, namespace)).toBeDefined();
  });

  it('have icons of their own beside the other pages of their menu entry', () => {
    for (const entry of pageEntries) {
      const beside = pageEntries.filter(({ parent }) => parent && parent === entry.parent);
      const icons = beside.map(({ icon }) => icon);
      expect(icons).toEqual([...new Set(icons)]);
    }
  });

  it('are found by their path, with the resources that their menu entry names', () => {
    expect(pageAt(defaultPath)?.name).toBe('dashboard');
    expect(pageAt('/funds/deposit')?.name).toBe('deposit');
    expect(chainAt('/funds/crypto_deposit')).toEqual(chainAt('/funds/deposit'));
    expect(pageAt('/no/such/page')).toBeUndefined();
    expect(chainAt('/no/such/page')).toBeNull();
  });
});
