import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acknowledgeNavigation, goToPage, pendingPath } from './go-to-page.ts';
import { progress } from './progress.ts';

let frames: (() => void)[];
const paint = async () => {
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(0);
};
const going = () => vi.fn(() => Promise.resolve());

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  acknowledgeNavigation('/here');
  progress.finish();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks the page that was chosen, and goes there when that was painted', async () => {
  const go = going();
  const gone = goToPage('/there', go);
  expect(pendingPath.read()).toBe('/there');
  expect(progress.read()).not.toBeNull();
  expect(go).not.toHaveBeenCalled();
  await paint();
  await gone;
  expect(go).toHaveBeenCalledOnce();
  expect(acknowledgeNavigation('/there'), 'it was painted already').toBeUndefined();
});

it('navigation goes on if nothing is painted, because the window is hidden', async () => {
  const go = going();
  void goToPage('/there', go);
  await vi.advanceTimersByTimeAsync(100);
  expect(go).toHaveBeenCalledOnce();
});

it('navigation goes only to the page that was chosen last, and once', async () => {
  const [first, second, third] = [going(), going(), going()];
  const all = [goToPage('/one', first), goToPage('/two', second), goToPage('/two', third)];
  await paint();
  await Promise.all(all);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  expect(third).not.toHaveBeenCalled();
});

it('navigation gives way to the back button that is pressed after the choice', async () => {
  const go = going();
  void goToPage('/there', go);
  expect(acknowledgeNavigation('/before')).toBeInstanceOf(Promise);
  await paint();
  expect(go).not.toHaveBeenCalled();
  expect(pendingPath.read()).toBe('/before');
});

it('navigation begins the shown page anew at once', () => {
  const go = going();
  void goToPage('/here', go);
  expect(go).toHaveBeenCalledOnce();
});
