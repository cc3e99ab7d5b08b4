import { useState } from 'react';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { type Density, readView, type TableView, viewKey } from './table-view.ts';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden; the view then lasts as long as the page.
    return null;
  }
}

function write(key: string, view: TableView): void {
  try {
    localStorage.setItem(key, JSON.stringify(view));
  } catch {
    // As above, or the storage is full.
  }
}

/** How the person likes this table, and the ways to change it. */
export function useTableView(tableId: string) {
  const key = viewKey(useSessionUser().id, tableId);
  const [view, setView] = useState(() => readView(read(key)));
  const change = (next: TableView) => {
    setView(next);
    write(key, next);
  };
  return {
    view,
    setDensity: (density: Density) => change({ ...view, density }),
    setShown: (columnId: string, shown: boolean) =>
      change({ ...view, shown: { ...view.shown, [columnId]: shown } }),
    reset: () => change(readView(null)),
  };
}
