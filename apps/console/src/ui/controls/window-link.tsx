import type { ReactNode } from 'react';
import { buttonVariants } from '#/core/ui/button.tsx';

/** Opens an address in a window of its own. */
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
