import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { drawerWidth } from './drawer-width.ts';

/** How far an arrow key moves the edge, in pixels. */
const stepPx = 32;

/** The edge by which a drawer is made wider or narrower: dragged, or moved with the arrow keys. */
export function DrawerEdge({
  width,
  onResize,
}: {
  width: number;
  onResize: (width: number) => void;
}) {
  const { t } = useTranslation('kit');
  const dragged = useRef<{ from: number; width: number } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next: Record<string, number> = {
      ArrowLeft: width + stepPx,
      ArrowRight: width - stepPx,
      Home: drawerWidth.min,
      End: drawerWidth.max,
    };
    const wanted = next[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onResize(wanted);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { from: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = dragged;
    if (current) onResize(current.width + current.from - event.clientX);
  };
  // Let go, or taken away by the browser.
  const end = () => {
    dragged.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is a separator, not an <hr>
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('drawerWidth')}
      aria-valuenow={width}
      aria-valuemin={drawerWidth.min}
      aria-valuemax={drawerWidth.max}
      tabIndex={0}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize touch-none transition-colors hover:bg-accent-line focus-visible:bg-accent-line max-md:hidden"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onDoubleClick={() => onResize(drawerWidth.usual)}
    />
  );
}
