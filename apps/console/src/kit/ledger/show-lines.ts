import { createContext, useContext } from 'react';
import type { Lines } from './lines.ts';

/** Set by the page. */
export const ShowLines = createContext<(lines: Lines) => void>(() => {
  throw new Error('Only a page shows lines: this stands outside of one.');
});

/** Shows lines of the ledger over a dialog, which stays as it is. */
export const useShowLines = (): ((lines: Lines) => void) => useContext(ShowLines);
