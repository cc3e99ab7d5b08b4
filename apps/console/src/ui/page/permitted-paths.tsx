import { createContext, useContext } from 'react';

const Context = createContext<ReadonlySet<string>>(new Set());

/** Provides the paths of the pages that exist and that the user may open. */
export const PermittedPathsProvider = Context;

/** The paths of the pages that exist and that the user may open: a link leads to these alone. */
export function usePermittedPaths(): ReadonlySet<string> {
  return useContext(Context);
}
