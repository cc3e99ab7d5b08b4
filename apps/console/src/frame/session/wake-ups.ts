/**
 * Calls when the page may have slept: the tab is shown or focused again, comes back from the
 * browser's memory, or the network is back.
 */
export function onPageWakeUp(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  for (const type of ['focus', 'pageshow', 'online']) window.addEventListener(type, listener);
}
