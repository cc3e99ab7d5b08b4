import type { MouseEvent } from 'react';

/** Dragging over a row selects its text, which must not open it; a link or a menu in it means itself. */
export function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  if (
    event.target instanceof Element &&
    event.target.closest('a, button, input, label, [role=menu]')
  )
    return false;
  return getSelection()?.isCollapsed ?? true;
}
