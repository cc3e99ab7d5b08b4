import { createContext, type RefObject, useContext } from 'react';

const Context = createContext<RefObject<HTMLElement | null> | null>(null);

/** Provides the element of a page in the document. */
export const PagePlaceProvider = Context;

/**
 * The element of the page that this belongs to. Pages stay in the document when another one is shown:
 * code that looks for something of its own page looks here. Null outside of a page.
 */
export function usePagePlace(): RefObject<HTMLElement | null> | null {
  return useContext(Context);
}
