import { createContext, type ReactNode, useContext } from 'react';

const InOpener = createContext(false);

/** Whether this stands in the button that opens a row, where nothing else can be pressed. */
export const useInOpener = (): boolean => useContext(InOpener);

/** The button that opens a row, where the row is on the page. */
export function rowOpener(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row-open="${CSS.escape(id)}"]`);
}

/** The row that has the focus, wherever in it that is. */
export function focusedRow(): string | undefined {
  const row = document.activeElement?.closest('tr, li');
  return row?.querySelector('[data-row-open]')?.getAttribute('data-row-open') ?? undefined;
}

export type RowOpenerProps = {
  id: string;
  /** Under this name other parts of the row refer to it. */
  elementId: string;
  onOpen: (id: string) => void;
  children: ReactNode;
};

/** The content of the first column: pressing it opens the row. `j` and `k` go from one to the next. */
export function RowOpener({ id, elementId, onOpen, children }: RowOpenerProps) {
  return (
    <button
      type="button"
      id={elementId}
      data-row-open={id}
      aria-haspopup="dialog"
      className="max-w-full rounded-sm text-left font-medium text-accent-text underline-offset-4 hover:underline"
      onClick={(event) => {
        event.stopPropagation();
        onOpen(id);
      }}
    >
      <InOpener value={true}>{children}</InOpener>
    </button>
  );
}
