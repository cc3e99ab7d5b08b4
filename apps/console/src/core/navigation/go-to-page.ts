import { createStore } from '#/core/browser/store.ts';
import { progress } from './progress.ts';

/** Hidden windows are not painted, so navigation continues after this time. */
const patienceMs = 100;

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A task that is asked for in a frame comes when that frame is done.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patienceMs);
  });
}

export const pendingPath = createStore<string | null>(null);

let waiting: { path: string; gone: Promise<void> } | null = null;

/** Starts the work after the paint. Settles as `go` does or, if another page is chosen first, as that one's. */
export function goToPage(path: string, go: () => Promise<void>): Promise<void> {
  if (waiting?.path === path) return waiting.gone;
  if (path === pendingPath.read()) return go();
  pendingPath.write(path);
  progress.start();
  const mine = { path, gone: nextPaint().then(leave) };
  waiting = mine;
  return mine.gone;

  function leave(): Promise<void> {
    if (waiting !== mine) return waiting?.gone ?? Promise.resolve();
    waiting = null;
    return go();
  }
}

export function acknowledgeNavigation(path: string): Promise<void> | undefined {
  waiting = null;
  progress.start();
  if (path === pendingPath.read()) return undefined;
  pendingPath.write(path);
  return nextPaint();
}
