import { useCallback, useMemo } from 'react';
import { keptClient } from '#/business/client/client-address.ts';
import { keptEntries } from '#/business/ledger/entries-address.ts';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { withoutDefaults } from './list-search.ts';

type Address = {
  id?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
  sort?: string | undefined;
};

export type ChangeSearch<Search> = (change: Partial<Search>) => void;

/**
 * A change that follows from every keystroke or key press replaces the entry in the history; the rest adds one, so that
 * "back" undoes it.
 */
export function useListAddress<Search extends Address>(
  read: (search: unknown) => Search,
): [Search, ChangeSearch<Search>] {
  const address = usePageAddress();
  const search = useMemo(() => read(address.search), [read, address.search]);
  const change: ChangeSearch<Search> = useCallback(
    (changed) => {
      const latest = address.latestSearch();
      const now = read(latest);
      const merged = { ...withoutDefaults(now, defaultsBeside(read, now)), ...changed };
      const next: Record<string, unknown> = {
        ...withoutDefaults<Partial<Search>>(merged, defaultsBeside(read, merged)),
        ...keptClient(latest, changed),
        // Another record that is opened lies over them.
        ...('id' in changed ? {} : keptEntries(latest)),
      };
      const replace = 'q' in changed || (changed.id !== undefined && now.id !== undefined);
      address.change(next, replace);
    },
    [read, address],
  );
  return [search, change];
}

function defaultsBeside<Search extends Address>(
  read: (search: unknown) => Search,
  { status }: Address,
): Partial<Search> {
  const { sort } = read({ status });
  return { ...read({}), ...(sort !== undefined && { sort }) };
}
