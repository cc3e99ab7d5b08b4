import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** A key held down presses a button again and again: one press is one decision at most. */
export function ignoreRepeats(event: ReactKeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/**
 * Escape ends the composing of Chinese, folds up a combobox and gives up a step marked by `data-escape`. Only otherwise
 * does it close the dialog or drawer around.
 */
export function isForInside({ target, isComposing }: KeyboardEvent): boolean {
  const inner =
    target instanceof Element &&
    target.closest('[role=combobox][aria-expanded=true], [data-escape]') !== null;
  return isComposing || inner;
}

/** For a list or a calendar within such a step: of what it holds, nothing is closer to Escape than itself. */
export const isForComposing = ({ isComposing }: KeyboardEvent): boolean => isComposing;

/** Whether a key was pressed in a list or a calendar that is open: it has closed by then, and what it is in stays. */
export const isInFloating = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('[data-slot=select-list], [data-slot=calendar]') !== null;
