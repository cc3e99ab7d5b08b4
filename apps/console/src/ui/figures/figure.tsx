import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useKeepVisible } from '../controls/use-keep-visible.ts';
import { useWideScreen } from '../controls/use-wide-screen.ts';

export type FigureLink = { to: string; search: Record<string, unknown> } | undefined;

export function Figure({
  link,
  how,
  children,
}: {
  link?: FigureLink;
  how?: string | undefined;
  children: ReactNode;
}) {
  if (link) {
    return (
      <Link
        {...link}
        className="underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-link hover:decoration-solid"
      >
        {children}
      </Link>
    );
  }
  if (how === undefined) return children;
  return (
    <span
      title={how}
      className="relative cursor-help underline decoration-line-strong decoration-dotted underline-offset-4"
    >
      {children}
      <span className="sr-only">{how}</span>
    </span>
  );
}

const currentIn = (row: HTMLElement) => row.querySelector('[aria-current]');

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
