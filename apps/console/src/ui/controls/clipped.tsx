import type { ReactNode } from 'react';

/** A text of any length in the cell of a list: cut off in a table, whole on a card. */
export function Clipped({ children }: { children: ReactNode }) {
  return (
    <span className="break-words md:inline-block md:max-w-64 md:truncate md:align-middle">
      {children}
    </span>
  );
}

/** The end of a long id, enough to distinguish it. */
export const tailOf = (id: string) => `…${id.slice(-6)}`;
