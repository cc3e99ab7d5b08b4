import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Leads to another page of the console, with what it is to show. */
export function PageLink({
  to,
  search,
  onFollow,
  children,
}: {
  to: string;
  search: Record<string, unknown>;
  onFollow?: () => void;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      search={search}
      onClick={onFollow}
      className="inline-flex items-center gap-1 text-link underline-offset-4 hover:underline"
    >
      {children}
      <ArrowRight aria-hidden="true" className="size-3.5" />
    </Link>
  );
}
