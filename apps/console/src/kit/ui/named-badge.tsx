import type { ReactNode } from 'react';

/** A badge with what it is the state of, where no heading says that. */
export function NamedBadge({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="text-xs text-ink-muted">{name}</span>
      {children}
    </span>
  );
}
