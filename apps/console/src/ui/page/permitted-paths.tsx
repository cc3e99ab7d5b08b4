import { createContext, useContext } from 'react';

const Context = createContext<ReadonlySet<string>>(new Set());

export const PermittedPathsProvider = Context;

export function usePermittedPaths(): ReadonlySet<string> {
  return useContext(Context);
}
