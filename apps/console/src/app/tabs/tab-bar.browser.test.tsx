import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { TabBar } from './tab-bar.tsx';
import { onlyHome } from './tab-list.ts';
import { createTabStorage } from './tab-storage.ts';
import { createTabStore } from './tab-store.ts';
import { type OpenTab, TabsContext } from './tabs-context.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const store = createTabStore(createTabStorage(sessionStorage, 'nobody'), '/dashboard');
const names = ['dashboard', 'client', 'kyc', 'deposit', 'withdrawal', 'message', 'loan'] as const;
const open: OpenTab[] = names.map((name, at) => ({
  path: `/${name}`,
  entry: { path: `/${name}`, name, icon: 'users', resource: 'client', parent: null },
  search: {},
  hash: '',
  instance: 1,
  isHome: at === 0,
  isUnsaved: false,
}));
const fadedAtAnEnd = 32;

let unmount = () => {};
beforeEach(() => speak('zh-CN', ['tabs', 'menu']));
afterEach(() => unmount());

function Bar() {
  const [shown, setShown] = useState('/deposit');
  const show = async (path: string) => setShown(path);
  return (
    <TabsContext
      value={{
        ...{ store, open, shown, show, search: {}, list: onlyHome('/dashboard') },
        ...{ close: () => {}, reload: () => {} },
      }}
    >
      <div data-testid="place" style={{ width: 700 }}>
        <TabBar />
      </div>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setShown(`/${name}`)}>
          to {name}
        </button>
      ))}
    </TabsContext>
  );
}

/** Distance of the active tab from each end of the bar, in pixels. */
function gaps() {
  const bar = page.getByRole('tablist').element();
  const tab = bar.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const ends = bar.getBoundingClientRect();
  return { left: (tab?.left ?? 0) - ends.left, right: ends.right - (tab?.right ?? 0) };
}
const isClear = () => gaps().left >= fadedAtAnEnd && gaps().right >= fadedAtAnEnd;
const narrow = (width: number) => {
  const frame = page.getByTestId('place').element();
  if (frame instanceof HTMLElement) frame.style.width = `${width}px`;
};

test('the active tab is clear of the faded ends, when it is chosen and in a narrower window', async () => {
  unmount = await draw(
    <RouterContextProvider router={router as never}>
      <Bar />
    </RouterContextProvider>,
  );
  await expect.element(page.getByRole('tablist')).toBeVisible();
  narrow(330);
  await expect.poll(isClear).toBe(true);
  for (const name of ['client', 'message', 'withdrawal', 'kyc']) {
    await page.getByRole('button', { name: `to ${name}` }).click();
    await expect.poll(isClear, { message: name }).toBe(true);
  }
  narrow(700);
  await expect.poll(() => page.getByRole('tablist').element().scrollLeft).toBe(0);
  narrow(300);
  await page.getByRole('button', { name: 'to message' }).click();
  await expect.poll(isClear).toBe(true);
  narrow(260);
  await expect.poll(isClear, { message: 'narrower' }).toBe(true);
});
