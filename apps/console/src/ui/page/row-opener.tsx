import { createContext, type ReactNode, useContext } from 'react';
import { usePagePlace } from './page-element.tsx';

const InOpener = createContext(false);

/** Whether this is in the button that opens a row, if nothing else can be pressed. */
export const useInOpener = (): boolean => useContext(InOpener);

/**
 * The button that opens a row, if there is such a row. Another page may have one of the same record.
 */
export function rowOpener(id: string, within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-row-open="${CSS.escape(id)}"]`) ?? null;
}

/** For what is open beside a list: finds the row of a record on the own page, to give it the focus. */
export function useRowOpener(): (id: string) => HTMLElement | null {
  const place = usePagePlace();
  return (id) => rowOpener(id, place?.current ?? null);
}

/** The row of a list that has the focus, wherever in it that is. */
export function focusedRow(list: Element | null): string | undefined {
  const { activeElement } = document;
  const row = list?.contains(activeElement) ? activeElement?.closest('tr, li') : null;
  return row?.querySelector('[data-row-open]')?.getAttribute('data-row-open') ?? undefined;
}

/** Makes amounts and names in it plain text, so that a press on them opens the row. */
export function WithinOpener({ children }: { children: ReactNode }) {
  return <InOpener value={true}>{children}</InOpener>;
}

export type RowOpenerProps = {
  id: string;
  /** Under this name other parts of the row refer to it. */
  elementId: string;
  labelledBy?: string | undefined;
  onOpen: (id: string) => void;
  children: ReactNode;
};

/** The content of the first column: pressing it opens the row. `j` and `k` go from one to the next. */
export function RowOpener({ id, elementId, labelledBy, onOpen, children }: RowOpenerProps) {
  return (
    <button
      type="button"
      id={elementId}
      data-row-open={id}
      aria-labelledby={labelledBy}
      aria-haspopup="dialog"
      className="max-w-full rounded-sm text-left font-medium underline-offset-4 hover:text-link hover:underline"
      onClick={(event) => {
        event.stopPropagation();
        onOpen(id);
      }}
    >
      <WithinOpener>{children}</WithinOpener>
    </button>
  );
}
