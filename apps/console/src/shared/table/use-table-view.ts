import { useMemo, useState } from 'react';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { type Arrangement, type Side, withSide } from './arrange-columns.ts';
import { keep, readKept } from './kept-in-browser.ts';
import { type Density, readView, type TableView, viewKey, widths } from './table-view.ts';

/** How the person likes this table, and the ways to change it. */
export function useTableView(tableId: string) {
  const key = viewKey(useSessionUser().id, tableId);
  const [view, setView] = useState(() => readView(readKept(key)));
  // The same object until the view changes: the heads are not drawn anew with the list.
  return useMemo(() => {
    const change = (next: TableView) => {
      setView(next);
      keep(key, next);
    };
    return {
      view,
      setView: change,
      setDensity: (density: Density) => change({ ...view, density }),
      setShown: (columnId: string, shown: boolean) =>
        change({ ...view, shown: { ...view.shown, [columnId]: shown } }),
      arrange: ({ order, pinned }: Arrangement) => change({ ...view, order: [...order], pinned }),
      setPinned: (columnId: string, side: Side | undefined) =>
        change({ ...view, pinned: withSide(view.pinned, columnId, side) }),
      /** In pixels; undefined where it shall be as wide as what it holds. */
      setWidth: (columnId: string, width: number | undefined) => {
        const { [columnId]: _, ...others } = view.widths;
        const fit = (pixels: number) =>
          Math.round(Math.min(widths.max, Math.max(widths.min, pixels)));
        change({
          ...view,
          widths: width === undefined ? others : { ...others, [columnId]: fit(width) },
        });
      },
      reset: () => change(readView(null)),
    };
  }, [key, view]);
}

export type TableViewControl = ReturnType<typeof useTableView>;
