import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

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
