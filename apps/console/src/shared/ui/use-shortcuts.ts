import { useEffect, useRef } from 'react';

const typedInto =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';
/** While one of these is open, keys belong to it. */
const modal = '[data-slot=overlay], [role=menu], [role=listbox]';

function isForPage(event: KeyboardEvent): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(typedInto)) return false;
  // One may be open on a page that is kept, out of sight.
  return ![...document.querySelectorAll(modal)].some((open) => open.checkVisibility());
}

/**
 * Single keys that work anywhere on the page, except while typing, while composing Chinese, with a
 * modifier held, and under a dialog or menu.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || event.defaultPrevented || !isForPage(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
