import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Stays the same function, so that rows need not be drawn anew with the list. For what a person does, not for drawing.
 */
export function useEventCallback<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args) => newest.current(...args), []);
}
