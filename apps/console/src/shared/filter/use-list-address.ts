import { useMemo, useRef } from 'react';
import { keptClient } from '#/shared/client/client-address.ts';
import { keptLines } from '#/shared/ledger/lines-address.ts';
import { usePageAddress } from '#/shared/page/page-address.tsx';
import { withoutDefaults } from './list-search.ts';

type Address = { id?: string | undefined; q?: string | undefined };

export type ChangeSearch<Search> = (change: Partial<Search>) => void;

/**
 * The filters, order and page of a list, which live in the address and only there, and the way to
 * change them. What follows from every keystroke or key press replaces the entry in the history;
 * the rest adds one, so that "back" undoes it.
 */
export function useListAddress<Search extends Address>(
  read: (search: unknown) => Search,
): [Search, ChangeSearch<Search>] {
  const address = usePageAddress();
  const search = useMemo(() => read(address.search), [read, address.search]);
  /** What the address has been asked for since it said this: it may take a moment to say so. */
  const asked = useRef<{ since: object; changes: Partial<Search> }>(null);
  const change: ChangeSearch<Search> = (changed) => {
    const before = asked.current?.since === address.search ? asked.current.changes : {};
    const changes = { ...before, ...changed };
    asked.current = { since: address.search, changes };
    const next: Record<string, unknown> = {
      ...withoutDefaults({ ...search, ...changes }, read({})),
      ...keptClient(address.search, changes),
      // Another record that is opened lies over them.
      ...('id' in changes ? {} : keptLines(address.search)),
    };
    const replace = 'q' in changed || (changed.id !== undefined && search.id !== undefined);
    address.change(next, replace);
  };
  return [search, change];
}
