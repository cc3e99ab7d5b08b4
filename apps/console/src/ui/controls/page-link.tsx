import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonVariants } from '#/core/ui/button.tsx';

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

export function WindowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={buttonVariants({ variant: 'ghost', size: 'sm' })}
    >
      {children}
    </a>
  );
}
