import type { ReactNode } from 'react';

/** Nothing to see here: it steps back behind the figures that count something. */
export function Quiet({ children }: { children: ReactNode }) {
  return <span className="font-normal text-ink-faint">{children}</span>;
}
