import { createStore } from '#/core/browser/store.ts';
import { progress } from './progress.ts';

/** Hidden windows are not painted, so navigation continues after this time. */
const patienceMs = 100;

/** Resolves when what has changed until now was painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A task that is asked for in a frame comes when that frame is done.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patienceMs);
  });
}

/** The path of the shown page, or of the one that is loading. */
export const pendingPath = createStore<string | null>(null);

/** A page that was chosen and is gone to when that was painted. */
let waiting: { path: string; gone: Promise<void> } | null = null;

/**
 * Marks the chosen page at once, and starts the work for it only when that was painted.
 * Settles as `go` does or, where another page was chosen meanwhile, as that one's.
 */
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

/** Applies to navigation outside of the page, such as the browser's back button. */
export function acknowledgeNavigation(path: string): Promise<void> | undefined {
  waiting = null;
  progress.start();
  if (path === pendingPath.read()) return undefined;
  pendingPath.write(path);
  return nextPaint();
}
