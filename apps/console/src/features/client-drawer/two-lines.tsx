import type { ReactNode } from 'react';

export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="inline-flex flex-col">
      <span>{first}</span>
      <span className="text-xs text-ink-muted">{second}</span>
    </span>
  );
}
