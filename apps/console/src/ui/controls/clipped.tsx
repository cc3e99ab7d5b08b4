import type { ReactNode } from 'react';

export function Clipped({ children }: { children: ReactNode }) {
  return (
    <span className="break-words md:inline-block md:max-w-64 md:truncate md:align-middle">
      {children}
    </span>
  );
}

export const tailOf = (id: string) => `…${id.slice(-6)}`;
