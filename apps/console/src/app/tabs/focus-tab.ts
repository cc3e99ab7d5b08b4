import { tabId } from './tab-id.ts';

function focusIfFree(path: string): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body;
  // A heading has it if nothing else had it when its page came.
  if (isFree || activeElement.closest('[role=tablist], h1')) {
    document.getElementById(tabId(path))?.focus();
  }
}

/**
 * Gives the focus to a tab, at once and when the menu or dialog that asked for it has gone: no one who goes through
 * the bar by keys loses it with the tab that it was on. A user who types keeps it.
 */
export function focusTab(path: string | undefined): void {
  if (path === undefined) return;
  focusIfFree(path);
  // The first turn is the one in which a dialog that closes puts the focus back.
  setTimeout(() => setTimeout(() => focusIfFree(path)));
}
