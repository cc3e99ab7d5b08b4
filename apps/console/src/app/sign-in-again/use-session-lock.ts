import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

export const lockExempt = { 'data-lock-exempt': '' };

const exemptParts = '[data-lock-exempt]';

/** The guards at both ends of the body lead the focus back into the dialog. */
const shown = `${exemptParts}, [data-radix-focus-guard], script`;

/** Gives back only what was within reach: a drawer that another one covers is not. */
function hideDocument(): () => void {
  const visibility = new Map<HTMLElement, string>();
  const locked = new Set<HTMLElement>();
  const observer = new MutationObserver((changes) => {
    for (const { type, target, oldValue } of changes) {
      // Said once more of what is held already: now it would be out of reach without the lock, too.
      if (type === 'attributes' && oldValue !== null && target instanceof HTMLElement) {
        if (target.inert) locked.delete(target);
      }
    }
    hideAll();
  });

  function hide(element: Element): void {
    if (!(element instanceof HTMLElement) || element.matches(shown)) return;
    if (!visibility.has(element)) {
      visibility.set(element, element.style.visibility);
      observer.observe(element, { attributeFilter: ['inert'], attributeOldValue: true });
    }
    element.style.visibility = 'hidden';
    if (element.inert) return;
    locked.add(element);
    element.inert = true;
  }

  function hideAll(): void {
    for (const element of document.body.children) hide(element);
  }

  hideAll();
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const [element, before] of visibility) element.style.visibility = before;
    for (const element of locked) element.inert = false;
  };
}

/**
 * Keys of the page are listened to at the document, if nothing that is out of reach keeps them away.
 */
function blockKeys(): () => void {
  const fromBeside = (event: KeyboardEvent) => {
    const { target } = event;
    const isInside = target instanceof Element && target.closest(exemptParts) !== null;
    // Escape would also close an overlay that opened behind the lock.
    if (!isInside || event.key === 'Escape') event.stopImmediatePropagation();
  };
  const fromInside = (event: KeyboardEvent) => event.stopPropagation();
  window.addEventListener('keydown', fromBeside, { capture: true });
  document.body.addEventListener('keydown', fromInside);
  return () => {
    window.removeEventListener('keydown', fromBeside, { capture: true });
    document.body.removeEventListener('keydown', fromInside);
  };
}

export function useSessionLock(on: boolean): void {
  const queryClient = useQueryClient();
  useLayoutEffect(() => {
    if (!on) return;
    const show = hideDocument();
    const releaseKeys = blockKeys();
    focusManager.setFocused(false);
    void queryClient.cancelQueries();
    return () => {
      show();
      releaseKeys();
      focusManager.setFocused(undefined);
    };
  }, [on, queryClient]);
}
