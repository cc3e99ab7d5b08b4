import { type RefObject, useLayoutEffect } from 'react';

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

type Place = { around: Element; before: Element | null };

/** The places of an element and of all that contain it: they may go together. */
function placesOf(element: Element): Place[] {
  const { parentElement: around, previousElementSibling: before } = element;
  return around === null ? [] : [{ around, before }, ...placesOf(around)];
}

function heirOf({ around, before }: Place): HTMLElement | null {
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
      const places = placesOf(current);
      queueMicrotask(() => {
        if (current.isConnected || document.activeElement !== document.body) return;
        const place = places.find(({ around }) => around.isConnected);
        if (place) heirOf(place)?.focus({ preventScroll: true });
      });
    };
  }, [element]);
}
