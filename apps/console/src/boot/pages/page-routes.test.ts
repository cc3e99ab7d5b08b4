import { type MenuEntry, menuTree } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { locales } from '#/boot/i18n/locale.ts';
import { defaultPath } from '#/boot/navigation/default-path.ts';
import { leafEntries } from '#/frame/navigation/menu.ts';
import { pageFileName } from '#/frame/pages/page-file-name.ts';
import { pageWords } from '#/frame/pages/page-files.ts';
import { pageRoutes } from './page-routes.ts';
import { frameWords, routeAt } from './route-at.ts';

/** Which pages there are in the folders; what they import is of no matter here. */
const files = Object.keys(
  import.meta.glob(['../../features/**/*-page.tsx', '../../frame/composed-pages/*/*-page.tsx'], {
    query: '?raw',
  }),
);
const filesOf = (name: string) =>
  files.filter((path) => path.endsWith(`/${pageFileName(name)}`)).length;

describe('the pages there are', () => {
  it('are where their entry in the menu leads', () => {
    const entries: readonly MenuEntry[] = menuTree;
    const places = leafEntries(entries).map(({ path, name }) => `${name} at ${path}`);
    for (const { path, name } of pageRoutes) expect(places).toContain(`${name} at ${path}`);
  });

  it('have one file each, and no page is without a route', () => {
    expect(pageRoutes.map(({ name }) => filesOf(name))).toEqual(pageRoutes.map(() => 1));
    expect(files).toHaveLength(pageRoutes.length);
  });

  it.each(locales)('have all the words that they name, in %s', async (locale) => {
    const named = new Set([...frameWords, ...pageRoutes.flatMap(({ namespaces }) => namespaces)]);
    for (const namespace of named) expect(await pageWords(locale, namespace)).toBeDefined();
  });

  it('are found by their address, and any other address is where people begin', () => {
    expect(routeAt('/funds/deposit/', pageRoutes)?.name).toBe('deposit');
    expect(routeAt('/', pageRoutes)?.path).toBe(defaultPath);
    expect(routeAt('/no/such/page', pageRoutes)?.path).toBe(defaultPath);
  });
});
