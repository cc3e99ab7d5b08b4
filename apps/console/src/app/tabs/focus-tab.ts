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
 * Focuses a tab, at once and again after the menu or dialog that caused it has closed: keyboard users keep
 * their position. Focus in a text field is kept.
 */
export function focusTab(path: string | undefined): void {
  if (path === undefined) return;
  focusIfFree(path);
  // The first turn is the one in which a dialog that closes puts the focus back.
  setTimeout(() => setTimeout(() => focusIfFree(path)));
}
