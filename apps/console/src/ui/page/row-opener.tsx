import { createContext, type ReactNode, useContext } from 'react';
import { usePageElement } from './page-element.tsx';

const InOpener = createContext(false);

export const useInOpener = (): boolean => useContext(InOpener);

/** Another page may have a row of the same record. */
export function rowOpener(id: string, within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-row-open="${CSS.escape(id)}"]`) ?? null;
}

export function useRowOpener(): (id: string) => HTMLElement | null {
  const page = usePageElement();
  return (id) => rowOpener(id, page?.current ?? null);
}

export function focusedRow(list: Element | null): string | undefined {
  const { activeElement } = document;
  const row = list?.contains(activeElement) ? activeElement?.closest('tr, li') : null;
  return row?.querySelector('[data-row-open]')?.getAttribute('data-row-open') ?? undefined;
}

export function WithinOpener({ children }: { children: ReactNode }) {
  return <InOpener value={true}>{children}</InOpener>;
}

export type RowOpenerProps = {
  id: string;
  elementId: string;
  labelledBy?: string | undefined;
  onOpen: (id: string) => void;
  children: ReactNode;
};

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
