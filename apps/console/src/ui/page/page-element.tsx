import { createContext, type RefObject, useContext } from 'react';

const Context = createContext<RefObject<HTMLElement | null> | null>(null);

export const PageElementProvider = Context;

/**
 * Pages stay in the document when another one is shown: code that looks for its own page looks here. Null outside of a
 * page.
 */
export function usePageElement(): RefObject<HTMLElement | null> | null {
  return useContext(Context);
}
