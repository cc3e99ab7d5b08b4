import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for as long as the component is there, which does what the newest one does: rows
 * that are given it need not be drawn anew with the list. For what a person does, not for drawing.
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
