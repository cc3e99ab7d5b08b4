import type { ReactNode } from 'react';

/** The button that opens a row, where the row is on the page. */
export function rowOpener(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row-open="${CSS.escape(id)}"]`);
}

/** The content of the first column: pressing it opens the row. `j` and `k` go from one to the next. */
export function RowOpener({
  id,
  onOpen,
  children,
}: {
  id: string;
  onOpen: (id: string) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      data-row-open={id}
      aria-haspopup="dialog"
      className="rounded-sm text-left font-medium text-accent-text underline-offset-4 hover:underline"
      onClick={(event) => {
        event.stopPropagation();
        onOpen(id);
      }}
    >
      {children}
    </button>
  );
}
