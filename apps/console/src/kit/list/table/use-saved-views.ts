import { newRequestId } from '@brokerdesk/sdk';
import { useEffect, useRef } from 'react';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { useKept } from './kept-in-browser.ts';
import {
  isInView,
  readSavedViews,
  type SavedView,
  savedViewsKey,
  searchToApply,
  searchToKeep,
  withName,
  withStandard,
  withView,
} from './saved-views.ts';
import type { ReadSearch, TableSearch } from './table-search.ts';
import type { TableViewControl } from './use-table-view.ts';

export type SavedViewsOptions = {
  tableId: string;
  search: TableSearch;
  readSearch: ReadSearch | undefined;
  onSearchChange: (change: Partial<TableSearch>) => void;
  control: TableViewControl;
};

/** The views that a person has saved of a list, and the one that is the standard applied on opening. */
export function useSavedViews(options: SavedViewsOptions) {
  const { tableId, search, readSearch, onSearchChange, control } = options;
  const key = savedViewsKey(useSessionUser().id, tableId);
  const [views, change] = useKept(key, readSavedViews);
  const apply = (saved: SavedView) => {
    onSearchChange(searchToApply(search, saved.search));
    control.setView(saved.view);
  };
  const opened = useRef(false);
  useEffect(() => {
    // Once for each time that the list is opened: a hidden tab that comes back is not opened again.
    if (opened.current) return;
    opened.current = true;
    const standard = views.find((saved) => saved.standard);
    if (standard && location.search === '') apply(standard);
  });
  return {
    views,
    /** The view whose filters, order and size are in the address. */
    current: views.find((saved) => isInView(search, saved, readSearch)),
    apply,
    save: (name: string) =>
      change((now) =>
        withView(now, {
          id: newRequestId(),
          name,
          search: searchToKeep(search),
          view: control.view,
        }),
      ),
    rename: (id: string, name: string) => change((now) => withName(now, id, name)),
    setStandard: (id: string) => change((now) => withStandard(now, id)),
    remove: (id: string) => change((now) => now.filter((saved) => saved.id !== id)),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
