import { useMemo, useSyncExternalStore } from 'react';
import { ownPreferences, useSessionUser } from '#/ui/session/session-context.tsx';
import { type Arrangement, type Side, withSide } from '../columns/arrange-columns.ts';
import { useKept } from './kept-in-browser.ts';
import {
  type Density,
  type KeptView,
  readView,
  type TableView,
  viewKey,
  widths,
} from './table-view.ts';

/** How the user likes this table, and the ways to change it. */
export function useTableView(tableId: string) {
  const key = viewKey(useSessionUser().id, tableId);
  const [kept, change] = useKept(key, readView);
  const preferences = useSyncExternalStore(ownPreferences.subscribe, ownPreferences.read);
  const density = kept.density ?? preferences.density ?? 'normal';
  // The same object until the view changes: the heads are not drawn anew with the list.
  return useMemo(
    () => ({
      view: { ...kept, density },
      setView: (next: KeptView) => change(() => next),
      setDensity: (density: Density) => change((now) => ({ ...now, density })),
      setShown: (columnId: string, shown: boolean) =>
        change((now) => ({ ...now, shown: { ...now.shown, [columnId]: shown } })),
      arrange: ({ order, pinned }: Arrangement) =>
        change((now) => ({ ...now, order: [...order], pinned })),
      setPinned: (columnId: string, side: Side | undefined) =>
        change((now) => ({ ...now, pinned: withSide(now.pinned, columnId, side) })),
      /** In pixels; undefined if it shall be as wide as what it holds. */
      setWidth: (columnId: string, width: number | undefined) =>
        change((now) => ({ ...now, widths: withWidth(now.widths, columnId, width) })),
      reset: () => change(() => readView(null)),
    }),
    [change, kept, density],
  );
}

function withWidth(
  set: TableView['widths'],
  columnId: string,
  width: number | undefined,
): TableView['widths'] {
  const { [columnId]: _, ...others } = set;
  if (width === undefined) return others;
  return { ...others, [columnId]: Math.round(Math.min(widths.max, Math.max(widths.min, width))) };
}

export type TableViewControl = ReturnType<typeof useTableView>;
