import { useEffect, useRef } from 'react';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { ReadSearch, TableSearch } from '../table-search.ts';
import { useKept } from './kept-in-browser.ts';
import {
  isInView,
  readSavedViews,
  type SavedView,
  savedViewsKey,
  searchToApply,
} from './saved-views.ts';
import type { TableViewControl } from './use-table-view.ts';

export type SavedViewsOptions = {
  tableId: string;
  search: TableSearch;
  readSearch: ReadSearch | undefined;
  onSearchChange: (change: Partial<TableSearch>) => void;
  control: TableViewControl;
};

/** The views that a person has saved of a list. */
export function useSavedViews(options: SavedViewsOptions) {
  const { tableId, search, readSearch, onSearchChange, control } = options;
  const key = savedViewsKey(useSessionUser().id, tableId);
  const [views, change] = useKept(key, readSavedViews);
  const apply = (saved: SavedView) => {
    onSearchChange(searchToApply(search, saved.search));
    control.setView(saved.view);
  };
  return {
    views,
    /** The view whose filters, order and size are in the address. */
    current: views.find((saved) => isInView(search, saved, readSearch)),
    apply,
    /** For the dialog that saves and manages them: what there is to save, and the way to change the views. */
    search,
    view: control.view,
    change,
  };
}

/** The view that is the standard is applied when the list is opened. */
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
