import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from './draw.fixture.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const seen: boolean[] = [];
let unmount = () => {};
const query = matchMedia('(min-width: 768px)');

function Screen() {
  seen.push(useWideScreen());
  return null;
}

async function resize(width: number) {
  await page.viewport(width, 600);
  await expect.poll(() => query.matches).toBe(width >= 768);
  await new Promise(requestAnimationFrame);
}

beforeEach(async () => {
  await page.viewport(768, 600);
  unmount = await draw(<Screen />);
  await expect.poll(() => seen.at(-1)).toBe(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  unmount();
});

// @rule shell: Crossing 768 px switches the layout 200 ms after resizing ends
test('a window that crosses 768 px changes the page once, 200 ms after it has come to rest', async () => {
  await resize(767);
  await vi.advanceTimersByTimeAsync(199);
  expect(seen.at(-1)).toBe(true);
  await resize(768);
  await vi.advanceTimersByTimeAsync(199);
  await resize(767);
  await vi.advanceTimersByTimeAsync(199);
  expect(seen).not.toContain(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => seen.at(-1)).toBe(false);
});
