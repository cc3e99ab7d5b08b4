import { createContext, type RefObject, useContext } from 'react';

const Context = createContext<RefObject<HTMLElement | null> | null>(null);

/** Says where in the document a page stands. */
export const PagePlaceProvider = Context;

/**
 * Where the page that this belongs to stands. Pages stay in the document when another one is shown:
 * code that looks for something of its own page looks here. Null outside of a page.
 */
export function usePagePlace(): RefObject<HTMLElement | null> | null {
  return useContext(Context);
}
