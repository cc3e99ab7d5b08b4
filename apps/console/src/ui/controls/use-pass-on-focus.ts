import { type RefObject, useLayoutEffect } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

type Position = { around: Element; before: Element | null };

/** The places of an element and of all that contain it: they may go together. */
function positionsOf(element: Element): Position[] {
  const { parentElement: around, previousElementSibling: before } = element;
  return around === null ? [] : [{ around, before }, ...positionsOf(around)];
}

function heirOf({ around, before }: Position): HTMLElement | null {
  const now = before ? before.nextElementSibling : around.firstElementChild;
  const whole = [now, around].find((element) => element?.matches('[tabindex="0"]'));
  const heir = whole ?? now?.querySelector(reachable) ?? around.closest('[tabindex]');
  return heir instanceof HTMLElement ? heir : null;
}

/** The browser would send the focus of a removed element back to the top of the document. */
export function usePassOnFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const positions = positionsOf(current);
      queueMicrotask(() => {
        if (current.isConnected || document.activeElement !== document.body) return;
        const position = positions.find(({ around }) => around.isConnected);
        if (position) heirOf(position)?.focus({ preventScroll: true });
      });
    };
  }, [element]);
}
