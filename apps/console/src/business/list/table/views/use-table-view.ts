import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useOwnPreferences, useSessionUser } from '#/ui/session/session-context.tsx';
import type { ReadSearch, TableSearch } from '../sort.ts';
import { type Arrangement, type Side, withSide } from './arrange-columns.ts';
import {
  type Density,
  isInView,
  type KeptView,
  readSavedViews,
  readView,
  type SavedView,
  savedViewsKey,
  searchToApply,
  type TableView,
  viewKey,
  widths,
} from './table-view.ts';

/** Holds what storage refused (forbidden or full) until the document unloads. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

function readKept(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** `read` must be a stable function. */
function useKept<Value>(key: string, read: (stored: string | null) => Value) {
  const stored = useSyncExternalStore(subscribe, () => readKept(key));
  const value = useMemo(() => read(stored), [read, stored]);
  const change = useCallback(
    (next: (now: Value) => Value) => keep(key, next(read(readKept(key)))),
    [key, read],
  );
  return [value, change] as const;
}

export function useTableView(tableId: string, tab?: string) {
  const key = viewKey(useSessionUser().id, tableId);
  const [kept, change] = useKept(key, readView);
  const preferences = useOwnPreferences();
  const density = kept.density ?? preferences.density ?? 'normal';
  // The same object until the view changes: the heads are not drawn anew with the list.
  return useMemo(
    () => ({
      view: { ...kept, density },
      tab,
      setView: (next: KeptView) => change(() => next),
      setDensity: (density: Density) => change((now) => ({ ...now, density })),
      setShown: (columnId: string, shown: boolean) =>
        change((now) =>
          tab === undefined
            ? { ...now, shown: { ...now.shown, [columnId]: shown } }
            : {
                ...now,
                tabs: { ...now.tabs, [tab]: { ...now.tabs?.[tab], [columnId]: shown } },
              },
        ),
      arrange: ({ order, pinned }: Arrangement) =>
        change((now) => ({ ...now, order: [...order], pinned })),
      setPinned: (columnId: string, side: Side | undefined) =>
        change((now) => ({ ...now, pinned: withSide(now.pinned, columnId, side) })),
      /** In pixels; undefined if it shall be as wide as what it holds. */
      setWidth: (columnId: string, width: number | undefined) =>
        change((now) => ({ ...now, widths: withWidth(now.widths, columnId, width) })),
      reset: () => change(() => readView(null)),
    }),
    [change, kept, density, tab],
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

export type SavedViewsOptions = {
  tableId: string;
  search: TableSearch;
  readSearch: ReadSearch | undefined;
  onSearchChange: (change: Partial<TableSearch>) => void;
  control: TableViewControl;
  columns: readonly { id: string }[];
};

export function useSavedViews(options: SavedViewsOptions) {
  const { search, readSearch, control } = options;
  const key = savedViewsKey(useSessionUser().id, options.tableId);
  const [views, change] = useKept(key, readSavedViews);
  const apply = (saved: SavedView) => {
    options.onSearchChange(searchToApply(search, saved.search));
    control.setView(saved.view);
  };
  return {
    ...options,
    views,
    current: views.find((saved) => isInView(search, saved, readSearch)),
    apply,
    view: control.view,
    change,
  };
}

export function useStandardView(options: SavedViewsOptions): void {
  const { views, apply } = useSavedViews(options);
  const opened = useRef(false);
  useEffect(() => {
    // Once for each time that the list is opened: a hidden tab that comes back is not opened again.
    if (opened.current) return;
    opened.current = true;
    const standard = views.find((saved) => saved.standard);
    if (standard && location.search === '') apply(standard);
  });
}

export type SavedViews = ReturnType<typeof useSavedViews>;
