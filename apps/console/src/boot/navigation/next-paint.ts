/** A window that nobody sees is not painted: it goes on without. */
const patienceMs = 100;

/** Resolves when what has changed until now was painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A task that is asked for in a frame comes when that frame is done.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patienceMs);
  });
}
