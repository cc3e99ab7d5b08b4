import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { drawerWidth } from './use-drawer-surface.ts';

type DragStart = { x: number; y: number; size: number };

type ResizeEdgeProps = {
  label: string;
  size: number;
  min: number;
  max: number;
  step: number;
  /** A vertical edge is at the left of what it resizes, a horizontal one above it. */
  orientation: 'vertical' | 'horizontal';
  sizeAt: (pointer: PointerEvent, start: DragStart) => number;
  onResize: (size: number) => void;
  onReset?: () => void;
  className: string;
};

export function ResizeEdge({
  label,
  size,
  min,
  max,
  step,
  orientation,
  sizeAt,
  onResize,
  onReset,
  className,
}: ResizeEdgeProps) {
  const dragged = useRef<DragStart | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const [grow, shrink] =
      orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const sizes = new Map([
      [grow, size + step],
      [shrink, size - step],
      ['Home', min],
      ['End', max],
    ]);
    const wanted = sizes.get(event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    onResize(wanted);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY, size };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (dragged.current) onResize(sizeAt(event, dragged.current));
  };
  const end = () => {
    dragged.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is a separator, not an <hr>
    <div
      role="separator"
      aria-orientation={orientation}
      aria-label={label}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={cn('touch-none', className)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onDoubleClick={onReset}
    />
  );
}

export function DrawerEdge({
  width,
  defaultWidth = drawerWidth.onePane,
  onResize,
}: {
  width: number;
  defaultWidth?: number;
  onResize: (width: number) => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <ResizeEdge
      label={t('drawerWidth')}
      orientation="vertical"
      size={width}
      min={drawerWidth.min}
      max={drawerWidth.max}
      step={32}
      sizeAt={({ clientX }, start) => start.size + start.x - clientX}
      onResize={onResize}
      onReset={() => onResize(defaultWidth)}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize transition-colors hover:bg-selection-line focus-visible:bg-selection-line max-md:hidden"
    />
  );
}
