import { type ReactNode, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useKeepVisible } from '../controls/use-keep-visible.ts';
import { useWideScreen } from '../controls/use-wide-screen.ts';

const currentIn = (row: HTMLElement) => row.querySelector('[aria-current]');

/** Links side by side: on a narrow screen in one line that scrolls, with room around it for what is outlined. */
export function LinkStrip({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  const row = useRef<HTMLElement>(null);
  const wide = useWideScreen();
  useKeepVisible(row, label, currentIn);
  return (
    <nav
      ref={row}
      aria-label={label}
      className={cn(
        'flex',
        wide
          ? 'flex-wrap'
          : 'fading-ends -mx-1 overflow-x-auto p-1 [scrollbar-width:none] *:shrink-0',
        className,
      )}
    >
      {children}
    </nav>
  );
}
