import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { createProgress } from '../navigation/progress.ts';
import { ProgressBar } from './root.tsx';

let leave = () => {};
afterEach(() => leave());

const bar = page.getByRole('progressbar', { includeHidden: true });

function drawnPart(): HTMLElement {
  const part = bar.element().firstElementChild;
  if (!(part instanceof HTMLElement)) throw new Error('There is no bar.');
  return part;
}

it('the bar begins at 0.3 of the page, takes 500 ms for a step, and fades and goes in 500 ms', async () => {
  const progress = createProgress();
  leave = await draw(<ProgressBar progress={progress} />);
  await expect.element(bar).not.toBeVisible();
  const part = drawnPart();
  expect(page.getByRole('progressbar').query()).toBeNull();

  progress.start();
  await expect.element(bar).toBeVisible();
  expect(page.getByRole('progressbar').query()).not.toBeNull();
  expect(new DOMMatrix(getComputedStyle(part).transform).a, 'at once').toBe(0.3);
  expect(getComputedStyle(part).transitionProperty).toBe('transform, opacity');
  expect(getComputedStyle(part).transitionDuration).toBe('0.5s');

  progress.finish();
  await vi.waitFor(() => expect(part.style.opacity).toBe('0'));
  expect(part.style.transform).toBe('scaleX(1)');
  await expect.element(bar).not.toBeVisible();

  progress.start();
  await expect.element(bar).toBeVisible();
  expect(new DOMMatrix(getComputedStyle(part).transform).a, 'and not back from the end').toBe(0.3);
});
