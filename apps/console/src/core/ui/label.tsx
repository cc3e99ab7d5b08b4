import type { ReactNode } from 'react';

export function Label({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className="block text-sm font-medium text-ink">
      {children}
    </label>
  );
}
