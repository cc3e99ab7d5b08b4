import type { MouseEvent } from 'react';

/** Dragging over a row selects its text, which must not open it; a link in it means itself. */
export function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  if (event.target instanceof Element && event.target.closest('a, button, input, label'))
    return false;
  return getSelection()?.isCollapsed ?? true;
}
