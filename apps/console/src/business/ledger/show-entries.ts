import { createContext, useContext } from 'react';
import type { EntriesRef } from './entries-ref.ts';

/** Set by the page. */
export const ShowEntries = createContext<(entries: EntriesRef) => void>(() => {
  throw new Error('Only a page shows lines: this stands outside of one.');
});

/** Shows ledger entries over a dialog, which stays as it is. */
export const useShowEntries = (): ((entries: EntriesRef) => void) => useContext(ShowEntries);
