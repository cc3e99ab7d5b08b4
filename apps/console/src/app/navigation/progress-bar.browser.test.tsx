import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/shared/ui/draw.fixture.tsx';
import { createProgress } from './progress.ts';
import { ProgressBar } from './progress-bar.tsx';

let leave = () => {};
afterEach(() => leave());

const bar = () => page.getByRole('progressbar');
const part = () => bar().element().firstElementChild;

it('the bar begins at 0.3 of the page, takes 500 ms for a step, and fades and goes in 500 ms', async () => {
  const progress = createProgress();
  leave = await draw(<ProgressBar progress={progress} />);
  expect(bar().query()).toBeNull();

  progress.start();
  await expect.element(bar()).toBeVisible();
  const drawn = part();
  if (!(drawn instanceof HTMLElement)) throw new Error('There is no bar.');
  expect(drawn.style.transform).toBe('scaleX(0.3)');
  expect(getComputedStyle(drawn).transitionProperty).toBe('transform, opacity');
  expect(getComputedStyle(drawn).transitionDuration).toBe('0.5s');

  progress.finish();
  await vi.waitFor(() => expect(drawn.style.opacity).toBe('0'));
  expect(drawn.style.transform).toBe('scaleX(1)');
  await vi.waitFor(() => expect(drawn.isConnected).toBe(false), { timeout: 2_000 });
});
