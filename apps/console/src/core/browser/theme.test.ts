import { expect, test } from 'vitest';
import { fullStorage } from '#/app/full-storage.fixture.ts';
import { memoryStorage } from './browser-storage.ts';
import { createTheme, themeKey } from './theme.ts';

/** The part of the page's root that a theme needs. */
const pageRoot = () => ({ dataset: {} }) as HTMLElement;

test('a theme that is chosen is on the page, and there the next time', () => {
  const [storage, root] = [memoryStorage(), pageRoot()];
  const theme = createTheme(storage, root);
  theme.choose('dark');
  expect([theme.read(), root.dataset['theme']]).toEqual(['dark', 'dark']);
  expect(createTheme(storage, pageRoot()).read()).toBe('dark');
  theme.choose('system');
  expect([theme.read(), root.dataset['theme'], storage.getItem(themeKey)]).toEqual([
    ...['system', undefined, null],
  ]);
});

test('a theme that the storage has no room for is on the page all the same', () => {
  const root = pageRoot();
  const theme = createTheme(fullStorage(), root);
  theme.choose('dark');
  expect([theme.read(), root.dataset['theme']]).toEqual(['dark', 'dark']);
});
