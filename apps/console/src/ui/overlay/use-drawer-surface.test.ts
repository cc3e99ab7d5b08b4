import { expect, test } from 'vitest';
import { drawerWidth, fitDrawer, readDrawerWidth } from './use-drawer-surface.ts';

test('a drawer is never so wide that the list beside it is gone, nor too narrow to read', () => {
  expect(fitDrawer(700, 1440)).toBe(700);
  expect(fitDrawer(5000, 1440)).toBe(drawerWidth.max);
  expect(fitDrawer(5000, 1000)).toBe(760);
  expect(fitDrawer(10, 1440)).toBe(drawerWidth.min);
});

test('a width that makes no sense is the default', () => {
  for (const stored of [null, '', 'wide', '-3', 'NaN']) {
    expect(readDrawerWidth(stored)).toBe(drawerWidth.onePane);
  }
  expect(readDrawerWidth('640')).toBe(640);
  // Two panes have more to begin with, until a user has chosen.
  expect(readDrawerWidth(null, drawerWidth.twoPanes)).toBe(drawerWidth.twoPanes);
  expect(readDrawerWidth('640', drawerWidth.twoPanes)).toBe(640);
});
