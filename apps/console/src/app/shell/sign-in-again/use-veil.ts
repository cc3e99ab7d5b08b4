import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

/** Marks what may be seen while the page is veiled. */
export const unveiled = { 'data-unveiled': '' };

/** Takes an element out of sight, out of reach of the keyboard, and out of what is read out. */
function hide(element: Element): void {
  // The guards at both ends of the body lead the focus back into the dialog.
  const shown = '[data-unveiled], [data-radix-focus-guard], script';
  if (!(element instanceof HTMLElement) || element.matches(shown)) return;
  element.inert = true;
  element.style.visibility = 'hidden';
}

/**
 * While it is on, nothing of the page is there for anybody but its own state: neither its own elements
 * nor drawers and dialogs over it, also those that appear meanwhile; and nothing is fetched by itself.
 */
export function useVeil(on: boolean): void {
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    if (!on) return;
    const hideAll = () => [...document.body.children].forEach(hide);
    hideAll();
    const observer = new MutationObserver(hideAll);
    observer.observe(document.body, { childList: true });
    focusManager.setFocused(false);
    void queryClient.cancelQueries();
    return () => {
      observer.disconnect();
      focusManager.setFocused(undefined);
      for (const element of document.body.children) {
        if (!(element instanceof HTMLElement)) continue;
        element.inert = false;
        element.style.visibility = '';
      }
    };
  }, [on, queryClient]);
}
