import { useEffect, useRef } from 'react';
import { type Shortcuts, useShortcuts } from '#/ui/controls/use-shortcuts.ts';
import { panStep, zoomStep } from './picture-view.ts';
import type { PictureControls } from './use-picture-view.ts';

export type ViewerKeys = {
  controls: PictureControls;
  onPrevious: () => void;
  onNext: () => void;
  onOpenWindow: () => void;
};

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

const takesArrows =
  'input, textarea, select, [contenteditable], [role=separator], [role=tab], [role=menu]';
const modal = '[data-slot=overlay], [role=menu], [role=listbox]';

function isForViewer(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.target instanceof Element && event.target.closest(takesArrows)) return false;
  return ![...document.querySelectorAll(modal)].some((open) => open.checkVisibility());
}

/** Arrow keys go from picture to picture, with Shift they move it; the rest are keys of the page. */
export function useViewerKeys({ controls, onPrevious, onNext, onOpenWindow }: ViewerKeys): void {
  const { zoom, turn, fit, pan } = controls;
  const bigger = { labelKey: 'viewer.zoomIn', run: () => zoom(zoomStep) } as const;
  const shortcuts: Shortcuts = {
    ArrowLeft: { labelKey: 'viewer.previous' },
    ArrowRight: { labelKey: 'viewer.next' },
    'Shift+←↑↓→': { labelKey: 'viewer.pan' },
    '+': bigger,
    '-': { labelKey: 'viewer.zoomOut', run: () => zoom(1 / zoomStep) },
    '0': { labelKey: 'viewer.fit', run: fit },
    '[': { labelKey: 'viewer.turnLeft', run: () => turn(-1) },
    ']': { labelKey: 'viewer.turnRight', run: () => turn(1) },
    o: { labelKey: 'viewer.window', run: onOpenWindow },
  };
  useShortcuts(shortcuts);
  const act = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by !== undefined && event.shiftKey) return pan(by);
    if (event.key === 'ArrowLeft') return onPrevious();
    if (event.key === 'ArrowRight') return onNext();
    // The same key without Shift.
    if (event.key === '=') return bigger.run();
    return false;
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForViewer(event) && latest.current(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
