import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageSuspension } from '#/core/session/access-state.ts';
import { holdNavigation } from './hold-navigation.ts';

// Without one, the history asks no one.
beforeEach(() => {
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  pageSuspension.resumed = null;
});

/** The list of deposits, suspended. */
function suspendedList() {
  let release = () => {};
  pageSuspension.resumed = new Promise((resolve) => {
    release = resolve;
  });
  const history = createMemoryHistory({ initialEntries: ['/funds/deposit'] });
  let isSignedIn = false;
  holdNavigation(history, () => isSignedIn);
  return {
    history,
    comeBack() {
      isSignedIn = true;
      release();
    },
    goAway: () => release(),
  };
}

/** As long as everything takes that waits for no one. */
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

test('and is forgotten where the page has gone without anybody', async () => {
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
