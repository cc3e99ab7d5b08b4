import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';

type Box = { top: number; left: number; width: number; height: number };

type Placement = { top: number; left: number; maxHeight: number; above: boolean };

const gap = 4;
const margin = 8;

export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): Placement {
  const roomBelow = window.height - (anchor.top + anchor.height) - gap - margin;
  const roomAbove = anchor.top - gap - margin;
  const above = size.height > roomBelow && roomAbove > roomBelow;
  const maxHeight = Math.max(0, above ? roomAbove : roomBelow);
  const height = Math.min(size.height, maxHeight);
  const left = Math.min(anchor.left, window.width - size.width - margin);
  return {
    top: above ? anchor.top - gap - height : anchor.top + anchor.height + gap,
    left: Math.max(margin, left),
    maxHeight,
    above,
  };
}

type FloatingProps = ComponentProps<'div'> & {
  anchor: RefObject<HTMLElement | null>;
  wide?: boolean;
};

/**
 * In the browser's own top layer: no dialog clips it, and no style has to be injected, which the content security
 * policy forbids.
 */
export function Floating({ anchor, wide = false, className, ...props }: FloatingProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    if (element === null) return;
    element.showPopover();
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const { style } = element;
      if (wide) style.minWidth = `${box.width}px`;
      style.maxHeight = '';
      const { width, height } = element.getBoundingClientRect();
      const size = { width: innerWidth, height: visualViewport?.height ?? innerHeight };
      const { top, left, maxHeight } = placeBeside(box, { width, height }, size);
      style.top = `${top}px`;
      style.left = `${left}px`;
      style.maxHeight = `${maxHeight}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(element);
    if (anchor.current) resized.observe(anchor.current);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    visualViewport?.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      visualViewport?.removeEventListener('resize', place);
    };
  }, [anchor, wide]);
  return (
    <div
      ref={own}
      popover="manual"
      className={cn(
        'fixed inset-auto m-0 max-w-[calc(100vw-1rem)] animate-fade-in rounded-md border-0 bg-raised p-0 text-ink shadow-float',
        className,
      )}
      {...props}
    />
  );
}
