import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageSuspension } from '#/core/session/access-state.ts';
import { deferNavigation } from './defer-navigation.ts';

beforeEach(() => {
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  pageSuspension.resumed = null;
});

function suspendedList() {
  let release = () => {};
  pageSuspension.resumed = new Promise((resolve) => {
    release = resolve;
  });
  const history = createMemoryHistory({ initialEntries: ['/funds/deposit'] });
  let isSignedIn = false;
  deferNavigation(history, () => isSignedIn);
  return {
    history,
    comeBack() {
      isSignedIn = true;
      release();
    },
    goAway: () => release(),
  };
}

/** Longer than everything that resolves without input. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

test('what a suspended page is about to open waits until its person is back', async () => {
  const { history, comeBack } = suspendedList();
  history.replace('/funds/deposit?q=42');
  await aMoment();
  expect(history.location.href).toBe('/funds/deposit');
  comeBack();
  await aMoment();
  expect(history.location.href).toBe('/funds/deposit?q=42');
});

test('navigation is discarded if the page has gone without a signed-in user', async () => {
  const { history, goAway } = suspendedList();
  history.replace('/funds/deposit?q=42');
  goAway();
  await aMoment();
  expect(history.location.href).toBe('/funds/deposit');
});

test('the login page takes the place of a suspended page at once', async () => {
  const { history } = suspendedList();
  history.replace('/login?redirect=%2Ffunds%2Fdeposit');
  await aMoment();
  expect(history.location.pathname).toBe('/login');
});
